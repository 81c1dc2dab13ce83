// Remembers what leaves for whom: the moment it left, and the moment from which nothing more was asked about it.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Racing } from './racing.ts';

/** `decidedAt`: when its sender began with it, who asks then whether it may leave; else when it left. */
export type Left = { by: string; at: number; decidedAt: number };

/** A sender is held up as by others before it, so that its turn falls before and in the parting; each second one after. */
const HELD_UP_MS = 16;

export const watchLeaving = ({ platform, features }: Racing, random: () => number) => {
  const turn = new AsyncLocalStorage<number>();
  const left = new Map<string, Left[]>();
  const partings = new Map<string, Promise<unknown>>();
  const of = (memberId: string): Left[] => {
    const found = left.get(memberId) ?? [];
    left.set(memberId, found);
    return found;
  };
  const note = (memberId: string, by: string) => {
    const at = performance.now();
    of(memberId).push({ by, at, decidedAt: turn.getStore() ?? at });
  };

  const { live, pushCarrier } = platform;
  const { toMember, toMembers } = live;
  live.toMember = (memberId, event, ...args) => {
    note(memberId, event);
    toMember(memberId, event, ...args);
  };
  live.toMembers = (memberIds, event, ...args) => {
    for (const memberId of memberIds) note(memberId, event);
    toMembers(memberIds, event, ...args);
  };
  if (!pushCarrier) throw new Error('The races need somebody who carries push.');
  const { send } = pushCarrier;
  pushCarrier.send = (target, message, to, signal) => {
    note(to, 'push');
    return send(target, message, to, signal);
  };
  const { outbox } = features.notifications;
  const { deliver } = outbox;
  outbox.deliver = async (waiting, breakOff) => {
    const over = partings.get(waiting.memberId ?? '');
    if (over && random() < 0.5) await over;
    else await new Promise((go) => setTimeout(go, random() * HELD_UP_MS));
    await turn.run(performance.now(), () => deliver(waiting, breakOff));
  };
  return {
    of,
    /** From now on a race of hers runs, until this is settled. */
    begins: (memberId: string, over: Promise<unknown>) => void partings.set(memberId, over),
  };
};
export type Leaving = ReturnType<typeof watchLeaving>;
