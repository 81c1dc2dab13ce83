// What a member's open screen says over the socket: that they type, and whose presence they watch.

import { InConversation } from '@ijeuwa/contract/chat';
import type { Clock } from '#platform/clock.ts';
import type { MemberSocket } from '#platform/socket.ts';
import type { Chat } from './chat.service.ts';

const TYPING_AT_MOST_EVERY_MS = 1000;
const PRESENCE_CHECK_MS = 30_000;

type Needs = { chat: Chat; clock: Clock; onError(error: unknown): void };

export const chatSocket = (socket: MemberSocket, { chat, clock, onError }: Needs): void => {
  let typedAt = 0;
  socket.on('typing', (said) => {
    const read = InConversation.safeParse(said);
    const now = clock.now().getTime();
    if (!read.success || now - typedAt < TYPING_AT_MOST_EVERY_MS) return;
    typedAt = now;
    chat.tellTyping(socket.data, read.data.matchId).catch(onError);
  });

  // One conversation at a time is watched; the relation is asked again before every word about the other.
  let watching: NodeJS.Timeout | undefined;
  const stopWatching = () => clearInterval(watching);
  socket.on('disconnect', stopWatching);
  socket.on('watchPresence', async (said, answer) => {
    const read = InConversation.safeParse(said);
    if (typeof answer !== 'function') return;
    stopWatching();
    if (!read.success) return answer({ here: false });
    const { matchId } = read.data;
    try {
      const first = await chat.findPresence(socket.data, matchId);
      answer({ here: first?.here ?? false });
      if (first && socket.connected) watch(matchId, first.here);
    } catch (error) {
      onError(error);
      answer({ here: false });
    }
  });

  const watch = (matchId: string, before: boolean): void => {
    stopWatching();
    let here = before;
    watching = setInterval(async () => {
      try {
        const found = await chat.findPresence(socket.data, matchId);
        if (!found) return stopWatching();
        if (found.here !== here) socket.emit('presence', found);
        here = found.here;
      } catch (error) {
        onError(error);
      }
    }, PRESENCE_CHECK_MS);
  };
};
