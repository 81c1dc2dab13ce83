// Messages that this device has not yet had acknowledged: kept here, sent in order, sent again until they are.
import { type Message, sendMessage } from '@ijeuwa/contract/chat';
import { useSyncExternalStore } from 'react';
import { asApiError, call } from '#platform/api.ts';
import { newId } from '#platform/new-id.ts';

export type Unsent = {
  sender: string;
  matchId: string;
  clientId: string;
  text: string;
  sentAt: string;
  /** Why the server refuses it; it waits for the member then. */
  refused?: string;
};

const KEPT = 'chatOutbox';
const RETRY_MS = [1000, 2000, 5000, 10_000, 30_000];

let unsent: readonly Unsent[] = [];
let storing = true;
let member: string | undefined;
let sending = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const hearers = new Set<(matchId: string, message: Message) => void>();

/** As every tab of this browser left them. */
const latest = (): readonly Unsent[] => {
  try {
    return storing ? JSON.parse(localStorage.getItem(KEPT) ?? '[]') : unsent;
  } catch {
    return unsent;
  }
};

const change = (edit: (known: readonly Unsent[]) => readonly Unsent[]): void => {
  unsent = edit(latest());
  try {
    localStorage.setItem(KEPT, JSON.stringify(unsent));
  } catch {
    // Without storage they live as long as the page does.
    storing = false;
  }
  for (const tell of listeners) tell();
};

const remove = (clientId: string): void =>
  change((known) => known.filter((one) => one.clientId !== clientId));

const setRefused = (clientId: string, refused: string | undefined): void =>
  change((known) => known.map((one) => (one.clientId === clientId ? { ...one, refused } : one)));

/** From sign-in on, whatever waits leaves, on whichever screen the member is; nobody else's stays here. */
export const openOutbox = (memberId: string) => {
  const listenToTabs = ({ key }: StorageEvent) => key === KEPT && change((known) => known);
  const leave = () => {
    failures = 0;
    void flushOutbox();
  };
  member = memberId;
  change((known) => known.filter((one) => one.sender === memberId));
  window.addEventListener('storage', listenToTabs);
  window.addEventListener('online', leave);
  leave();
  return () => {
    member = undefined;
    clearTimeout(timer);
    window.removeEventListener('storage', listenToTabs);
    window.removeEventListener('online', leave);
  };
};

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
      remove(clientId);
    }
  } catch (error) {
    afterFailure(error);
  } finally {
    sending = false;
  }
};

const firstWaiting = () => unsent.find((one) => one.sender === member && !one.refused);

const afterFailure = (error: unknown): void => {
  const { code, message, retryAfterSeconds } = asApiError(error);
  const passing = code === 'offline' || code === 'unavailable' || code === 'too_many' || code === 'fault';
  const first = firstWaiting();
  if (!passing && first) setRefused(first.clientId, message);
  const wait = retryAfterSeconds
    ? retryAfterSeconds * 1000
    : RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)];
  timer = setTimeout(flushOutbox, passing ? wait : 0);
};

export const send = (sender: string, matchId: string, text: string): void => {
  const message = { sender, matchId, clientId: newId(), text, sentAt: new Date().toISOString() };
  change((known) => [...known, message]);
  void flushOutbox();
};

export const sendAgain = (clientId: string): void => {
  setRefused(clientId, undefined);
  void flushOutbox();
};

export const giveUp = remove;

/** At sign-out: nothing of this member stays for whoever holds the device next. */
export const emptyOutbox = (): void => change(() => []);

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
