// What a member's open screen says over the socket: that they type, and whose presence they watch.

import { InConversation } from '@ijeuwa/contract/chat';
import type { Clock } from '#platform/clock.ts';
import type { MemberSocket } from '#platform/member-socket.ts';
import type { Chat } from './chat.service.ts';
import { makePresenceWatch } from './presence-watch.ts';

const TYPING_AT_MOST_EVERY_MS = 1000;

type Needs = { chat: Chat; clock: Clock; onError(error: unknown): void };

export const makeChatSocket = ({ chat, clock, onError }: Needs) => {
  const presence = makePresenceWatch(chat, onError);
  const mayTellTyping = atMostEvery(TYPING_AT_MOST_EVERY_MS, clock);

  const welcome = (socket: MemberSocket): void => {
    socket.on('typing', (said) => {
      const read = InConversation.safeParse(said);
      if (!read.success || !mayTellTyping(`${socket.data.memberId}:${read.data.matchId}`)) return;
      chat.tellTyping(socket.data, read.data.matchId).catch(onError);
    });
    presence.welcome(socket);
  };

  return { welcome, checkPresence: presence.check };
};

/** However many screens of one member say it. */
const atMostEvery = (ms: number, clock: Clock) => {
  const saidAt = new Map<string, number>();
  return (what: string): boolean => {
    const now = clock.now().getTime();
    if (now - (saidAt.get(what) ?? -Infinity) < ms) return false;
    // The oldest stand first: whatever may be said again is forgotten.
    for (const [said, at] of saidAt) {
      if (now - at < ms) break;
      saidAt.delete(said);
    }
    saidAt.set(what, now);
    return true;
  };
};
