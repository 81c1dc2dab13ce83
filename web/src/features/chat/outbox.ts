// Messages that this device has not yet had acknowledged: kept here, sent in order, sent again until they are.
import { type Message, sendMessage } from '@ijeuwa/contract/chat';
import { useSyncExternalStore } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { newId } from '#platform/new-id.ts';

export type Unsent = {
  matchId: string;
  clientId: string;
  text: string;
  sentAt: string;
  /** Why the server refuses it; it waits for the member then. */
  refused?: string;
};

const KEPT = 'chatOutbox';
const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000];

let unsent: readonly Unsent[] = read();
let sending = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const hearers = new Set<(matchId: string, message: Message) => void>();

function read(): readonly Unsent[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]');
  } catch {
    return [];
  }
}

const change = (next: readonly Unsent[]): void => {
  unsent = next;
  try {
    localStorage.setItem(KEPT, JSON.stringify(next));
  } catch {
    // Without storage they live as long as the page does.
  }
  for (const tell of listeners) tell();
};

const without = (clientId: string) => unsent.filter((one) => one.clientId !== clientId);

/** Sends what waits, one after the other, so that the order of writing is the order of arriving. */
export const flushOutbox = async (): Promise<void> => {
  clearTimeout(timer);
  if (sending) return;
  sending = true;
  try {
    for (let next = firstWaiting(); next; next = firstWaiting()) {
      const { matchId, clientId, text } = next;
      const { message } = await call(sendMessage, { params: { matchId }, body: { clientId, text } });
      failures = 0;
      for (const hear of hearers) hear(matchId, message);
      change(without(clientId));
    }
  } catch (error) {
    afterFailure(error);
  } finally {
    sending = false;
  }
};

const firstWaiting = () => unsent.find((one) => !one.refused);

const afterFailure = (error: unknown): void => {
  const { code, message, retryAfterSeconds } = asApiError(error);
  const passing = code === 'offline' || code === 'unavailable' || code === 'too_many' || code === 'fault';
  const first = firstWaiting();
  if (!passing && first) change(unsent.map((one) => (one === first ? { ...one, refused: message } : one)));
  const wait = retryAfterSeconds
    ? retryAfterSeconds * 1000
    : RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)];
  timer = setTimeout(flushOutbox, passing ? wait : 0);
};

export const send = (matchId: string, text: string): void => {
  change([...unsent, { matchId, clientId: newId(), text, sentAt: new Date().toISOString() }]);
  void flushOutbox();
};

export const sendAgain = (clientId: string): void => {
  change(unsent.map((one) => (one.clientId === clientId ? { ...one, refused: undefined } : one)));
  void flushOutbox();
};

export const giveUp = (clientId: string): void => change(without(clientId));

/** Nothing of one member may leave as another's. */
export const emptyOutbox = (): void => change([]);

/** Told of each message that the server has acknowledged. */
export const onAcknowledged = (hear: (matchId: string, message: Message) => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useOutbox = (matchId: string): readonly Unsent[] =>
  useSyncExternalStore(subscribe, () => unsent).filter((one) => one.matchId === matchId);
