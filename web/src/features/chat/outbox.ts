// Messages that this device has not yet had acknowledged: kept here until they are, refused, or taken away.
import type { Message } from '@ijeuwa/contract/chat';
import { useSyncExternalStore } from 'react';
import { asApiError } from '#platform/api.ts';
import { drop, keep, keepFor, listPlaces, onForgotten, placeOf, read } from '#platform/kept-here.ts';
import { newId } from '#platform/new-id.ts';
import { isSomebodyElses } from '#platform/session.ts';
import { say } from './say.ts';
import {
  asUnsent,
  conversationsWaiting,
  firstWaiting,
  inOrder,
  judge,
  nextMoment,
  type Unsent,
} from './unsent.ts';

type Timer = ReturnType<typeof setTimeout>;
type Queue = { sending: boolean; failures: number; held?: Timer };
/** One member's sending, from sign-in to sign-out. */
type Outbox = {
  memberId: string;
  queues: Map<string, Queue>;
  failures: number;
  held?: Timer | 'until sign-in';
};

let open: Outbox | undefined;
let unsent: readonly Unsent[] = [];
const listeners = new Set<() => void>();
const hearers = new Set<(matchId: string, message: Message) => void>();

const listKept = (memberId: string): Unsent[] =>
  listPlaces('chatOutbox', memberId)
    .map((place) => asUnsent(read(place)))
    .filter((one) => one !== undefined);

/** Whether the outbox is open or not. */
export const countUnsent = (memberId: string): number => listKept(memberId).length;

/** As every tab of this browser left them. */
const refresh = (): void => {
  unsent = inOrder(open ? listKept(open.memberId) : []);
  for (const tell of listeners) tell();
};

const placeOfMine = (clientId: string) => {
  if (!open) throw new Error('messages wait for a member who is signed in');
  return placeOf('chatOutbox', open.memberId, clientId);
};

const save = (one: Unsent): void => {
  keep(placeOfMine(one.clientId), JSON.stringify(one));
  refresh();
};

/** Nothing when it was sent or taken away meanwhile, in this tab or another. */
const mark = (clientId: string, marks: Pick<Unsent, 'waitsUntil' | 'refused'>): void => {
  const known = asUnsent(read(placeOfMine(clientId)));
  if (known) save({ ...known, waitsUntil: undefined, refused: undefined, ...marks });
};

/** From sign-in on, whatever waits leaves, on whichever screen the member is; nobody else's stays here. */
export const openOutbox = (memberId: string) => {
  const mine: Outbox = { memberId, queues: new Map(), failures: 0 };
  const listenToTabs = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith('chatOutbox:')) refresh();
  };
  open = mine;
  keepFor(memberId);
  refresh();
  const deaf = onForgotten(refresh);
  window.addEventListener('storage', listenToTabs);
  window.addEventListener('online', flushOutbox);
  flushOutbox();
  return () => {
    if (open === mine) open = undefined;
    if (mine.held !== 'until sign-in') clearTimeout(mine.held);
    for (const { held } of mine.queues.values()) clearTimeout(held);
    deaf();
    window.removeEventListener('storage', listenToTabs);
    window.removeEventListener('online', flushOutbox);
    refresh();
  };
};

/** The connection is there, or back: everything tries again but what the server has told to wait. */
export const flushOutbox = (): void => {
  if (!open) return;
  if (open.held !== 'until sign-in') clearTimeout(open.held);
  open.held = undefined;
  open.failures = 0;
  sendAll(open);
};

const sendAll = (mine: Outbox): void => {
  for (const matchId of conversationsWaiting(unsent)) void sendIn(mine, matchId);
};

const queueOf = ({ queues }: Outbox, matchId: string): Queue => {
  const known = queues.get(matchId);
  if (known) return known;
  const queue: Queue = { sending: false, failures: 0 };
  queues.set(matchId, queue);
  return queue;
};

/** One after the other, so that within a conversation the order of writing is the order of arriving. */
const sendIn = async (mine: Outbox, matchId: string): Promise<void> => {
  const queue = queueOf(mine, matchId);
  if (queue.sending) return;
  queue.sending = true;
  while (open === mine && !mine.held && !queue.held) {
    refresh();
    const next = firstWaiting(unsent, matchId);
    if (!next) break;
    await sendOne(mine, queue, next);
  }
  queue.sending = false;
};

const sendOne = async (mine: Outbox, queue: Queue, { matchId, clientId, text }: Unsent): Promise<void> => {
  // Another tab has signed somebody else in: what this member wrote must not leave in their name.
  if (isSomebodyElses(mine.memberId)) {
    mine.held = 'until sign-in';
    return;
  }
  try {
    const message = await say({ matchId, clientId, text });
    if (open !== mine) return;
    mine.failures = 0;
    queue.failures = 0;
    for (const hear of hearers) hear(matchId, message);
    giveUp(clientId);
  } catch (error) {
    if (open === mine) afterFailure(mine, queue, { matchId, clientId }, error);
  }
};

const afterFailure = (
  mine: Outbox,
  queue: Queue,
  { matchId, clientId }: Pick<Unsent, 'matchId' | 'clientId'>,
  error: unknown,
): void => {
  const failure = asApiError(error);
  const verdict = judge(failure, { alone: queue.failures, together: mine.failures });
  switch (verdict.holds) {
    case 'message':
      mark(clientId, { refused: failure.message });
      break;
    case 'conversation':
      queue.failures += 1;
      queue.held = setTimeout(() => {
        queue.held = undefined;
        void sendIn(mine, matchId);
      }, verdict.forMs);
      if (failure.code === 'too_many')
        mark(clientId, { waitsUntil: new Date(Date.now() + verdict.forMs).toISOString() });
      break;
    case 'everything':
      // Several conversations find the connection gone at once: they wait together, once.
      if (mine.held) break;
      mine.failures += 1;
      mine.held = setTimeout(() => {
        mine.held = undefined;
        sendAll(mine);
      }, verdict.forMs);
      break;
    case 'everything until sign-in':
      mine.held = 'until sign-in';
  }
};

export const send = (matchId: string, text: string): void => {
  save({ matchId, clientId: newId(), text, sentAt: nextMoment(unsent, Date.now()) });
  if (open) void sendIn(open, matchId);
};

export const sendAgain = ({ clientId, matchId }: Unsent): void => {
  mark(clientId, {});
  if (open) void sendIn(open, matchId);
};

export const giveUp = (clientId: string): void => {
  drop(placeOfMine(clientId));
  refresh();
};

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
