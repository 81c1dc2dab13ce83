// What a member's open screen says over the socket: a message, that they type, and whose presence they watch.

import { sayMessage, typing, watchPresence } from '@ijeuwa/contract/chat';
import type { Clock } from '#platform/clock.ts';
import type { Hear } from '#platform/hear.ts';
import type { HearWriting } from '#platform/hear-writing.ts';
import type { FoundViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { Chat } from './chat.service.ts';
import { makePresenceWatch } from './presence-watch.ts';

const TYPING_AT_MOST_EVERY_MS = 1000;

type Needs = { chat: Chat; clock: Clock; live: Live; onError(error: unknown): void };

type Hearing = { hear: Hear<FoundViewer>; hearWriting: HearWriting };

export const hearChat = ({ hear, hearWriting }: Hearing, { chat, clock, live, onError }: Needs) => {
  const presence = makePresenceWatch({ chat, live, onError });
  const mayTellTyping = atMostEvery(TYPING_AT_MOST_EVERY_MS, clock);

  hear(typing, async ({ data }, { matchId }) => {
    if (mayTellTyping(`${data.memberId}:${matchId}`)) await chat.tellTyping(data, matchId);
  });
  hearWriting(sayMessage, {
    deed: chat.sending,
    values: (said) => said,
    answer: async ({ viewer, screen, values, rows: [row] }) => ({
      message: await chat.sent(viewer, values, row, screen),
    }),
  });
  hear(watchPresence, (screen, { matchId }) => presence.watch(screen, matchId));

  return { checkPresence: presence.check };
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
