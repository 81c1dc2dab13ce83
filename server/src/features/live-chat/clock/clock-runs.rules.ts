// When the clock of a chat starts anew, and whether whoever is on call was called for it a moment ago.
import type { LiveChatState } from '@ijeuwa/contract/live-chat';

/** One call in so long, however often a chat is ended and opened again. */
export const CALL_AGAIN_MS = 600_000;

type Called = { calledAt: Date | null; calledAgainAt: Date | null };

/** Of a chat that waits anew: a call of a moment ago stands for its first, and the second follows after it. */
export const callsKept = ({ calledAt, calledAgainAt }: Called, now: Date): Called => {
  const last = calledAgainAt ?? calledAt;
  const isFresh = last !== null && now.getTime() - last.getTime() < CALL_AGAIN_MS;
  return { calledAt: isFresh ? last : null, calledAgainAt: null };
};

export const isQueued = ({ state }: { state: LiveChatState }): boolean =>
  state === 'waiting' || state === 'assigned';

/** An answer stopped it, and the member has written since: of several words the first counts. */
export const runsAnew = (chat: { state: LiveChatState; answeredAt: Date | null }): boolean =>
  isQueued(chat) && chat.answeredAt !== null;

/** A new clock: nobody has answered by it, and nobody was told of it. */
export const UNTOLD = { answeredAt: null, dueSoonToldAt: null, overdueToldAt: null } as const;
