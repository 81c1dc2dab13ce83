// Who watches whether somebody is here: asked again every half minute, and at once when a session of theirs ends.

import type { Live } from '#platform/live.ts';
import type { MemberScreen } from '#platform/screens.ts';
import type { Chat } from './chat.service.ts';

const PRESENCE_CHECK_MS = 30_000;

type Needs = { chat: Chat; live: Live; onError(error: unknown): void };

export const makePresenceWatch = ({ chat, live, onError }: Needs) => {
  const watchersOf = new Map<string, Set<() => void>>();

  /** Answers what ends the watching. */
  const register = (memberId: string, check: () => void): (() => void) => {
    const watchers = watchersOf.get(memberId) ?? new Set();
    watchersOf.set(memberId, watchers.add(check));
    const timer = setInterval(check, PRESENCE_CHECK_MS);
    return () => {
      clearInterval(timer);
      watchers.delete(check);
      if (watchers.size === 0 && watchersOf.get(memberId) === watchers) watchersOf.delete(memberId);
    };
  };

  const stopping = new WeakMap<MemberScreen, () => void>();
  const stopWatching = (screen: MemberScreen): void => {
    if (!stopping.has(screen)) screen.on('disconnect', () => stopWatching(screen));
    stopping.get(screen)?.();
    stopping.set(screen, () => {});
  };

  const keepWatching = (screen: MemberScreen, matchId: string, first: { member: string; here: boolean }) => {
    stopWatching(screen);
    let { here } = first;
    const check = async () => {
      try {
        const found = await chat.findPresence(screen.data, matchId);
        if (!found) return stop();
        if (found.here !== here) live.toScreen(screen, 'presence', found);
        here = found.here;
      } catch (error) {
        onError(error);
      }
    };
    const stop = register(first.member, () => void check());
    stopping.set(screen, stop);
  };

  return {
    /** One conversation at a time is watched; the relation is asked again before every word about the other. */
    async watch(screen: MemberScreen, matchId: string): Promise<{ here: boolean }> {
      stopWatching(screen);
      const first = await chat.findPresence(screen.data, matchId);
      if (first && screen.connected) keepWatching(screen, matchId, first);
      return { here: first?.here ?? false };
    },

    check(memberId: string): void {
      for (const check of watchersOf.get(memberId) ?? []) check();
    },
  };
};
