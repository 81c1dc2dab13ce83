// Who watches whether somebody is here: asked again every half minute, and at once when a session of theirs ends.

import type { MemberSocket } from '#platform/member-socket.ts';
import type { Chat } from './chat.service.ts';

const PRESENCE_CHECK_MS = 30_000;

export const makePresenceWatch = (chat: Chat, onError: (error: unknown) => void) => {
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

  const stopping = new WeakMap<MemberSocket, () => void>();
  const stopWatching = (socket: MemberSocket): void => {
    if (!stopping.has(socket)) socket.on('disconnect', () => stopWatching(socket));
    stopping.get(socket)?.();
    stopping.set(socket, () => {});
  };

  const keepWatching = (socket: MemberSocket, matchId: string, first: { member: string; here: boolean }) => {
    stopWatching(socket);
    let { here } = first;
    const check = async () => {
      try {
        const found = await chat.findPresence(socket.data, matchId);
        if (!found) return stop();
        if (found.here !== here) socket.emit('presence', found);
        here = found.here;
      } catch (error) {
        onError(error);
      }
    };
    const stop = register(first.member, () => void check());
    stopping.set(socket, stop);
  };

  return {
    /** One conversation at a time is watched; the relation is asked again before every word about the other. */
    async watch(socket: MemberSocket, matchId: string): Promise<{ here: boolean }> {
      stopWatching(socket);
      const first = await chat.findPresence(socket.data, matchId);
      if (first && socket.connected) keepWatching(socket, matchId, first);
      return { here: first?.here ?? false };
    },

    check(memberId: string): void {
      for (const check of watchersOf.get(memberId) ?? []) check();
    },
  };
};
