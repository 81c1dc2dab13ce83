// Who watches whether somebody is here: asked again every half minute, and at once when a session of theirs ends.

import { InConversation } from '@ijeuwa/contract/chat';
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

  // One conversation at a time is watched; the relation is asked again before every word about the other.
  const welcome = (socket: MemberSocket): void => {
    let stopWatching = () => {};
    socket.on('disconnect', () => stopWatching());
    socket.on('watchPresence', async (said, answer) => {
      const read = InConversation.safeParse(said);
      if (typeof answer !== 'function') return;
      stopWatching();
      if (!read.success) return answer({ here: false });
      const { matchId } = read.data;
      try {
        const first = await chat.findPresence(socket.data, matchId);
        answer({ here: first?.here ?? false });
        if (first && socket.connected) watch(matchId, first);
      } catch (error) {
        onError(error);
        answer({ here: false });
      }
    });

    const watch = (matchId: string, { member, here: before }: { member: string; here: boolean }): void => {
      stopWatching();
      let here = before;
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
      const stop = register(member, check);
      stopWatching = stop;
    };
  };

  return {
    welcome,
    check(memberId: string): void {
      for (const check of watchersOf.get(memberId) ?? []) check();
    },
  };
};
