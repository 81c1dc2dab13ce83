// The one thing that a member should do next, from where they stand.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import type { Subscription } from '@ijeuwa/contract/billing';
import type { Match, MatchStatus } from '@ijeuwa/contract/matching';

export type NextStep =
  | 'complete-profile'
  | 'answer-message'
  | 'greet-match'
  | 'choose-package'
  | 'await-transfer'
  | 'pay-order'
  | 'pay-renewal'
  | 'go-on'
  | 'activate-card'
  | 'await-review'
  | 'resume-card'
  | 'ask-support'
  | 'answer-requests'
  | 'discover';

type Standing = {
  user: Pick<AuthUser, 'profileSubmitted'>;
  subscription: Pick<Subscription, 'packageId' | 'trial' | 'pausedUntil'>;
  status: Pick<MatchStatus, 'card'>;
  /** Likes that wait for an answer. */
  matchRequests: number;
  unreadMessages: number;
  /** Somebody was matched of late, and neither has written. */
  unwritten?: boolean;
  /** The member has said that a transfer was made, and staff still look for it. */
  transferWaits?: boolean;
  /** Something was ordered that is not paid yet, and can be. */
  orderWaits?: boolean;
  /** … of which a part has come: the rest has three days, then what came goes back. */
  restWaits?: boolean;
  /** The card of a renewal was refused: what runs has some days, then it ends. */
  renewalFails?: boolean;
};

export const nextStepOf = ({
  user,
  subscription,
  status,
  matchRequests,
  unreadMessages,
  unwritten,
  transferWaits,
  orderWaits,
  restWaits,
  renewalFails,
}: Standing): NextStep => {
  if (!user.profileSubmitted) return 'complete-profile';
  if (status.card === 'suspended') return 'ask-support';
  if (restWaits) return 'pay-order';
  if (renewalFails) return 'pay-renewal';
  // Somebody waits who likes them already: no package is asked for that.
  if (unreadMessages > 0) return 'answer-message';
  if (unwritten) return 'greet-match';
  if (status.card === 'pending') return 'await-review';
  if (subscription.pausedUntil) return 'go-on';
  const isPaying = subscription.packageId !== null && !subscription.trial;
  if (orderWaits && !isPaying) return 'pay-order';
  if (!subscription.packageId && !subscription.trial)
    return transferWaits ? 'await-transfer' : 'choose-package';
  if (status.card === null || status.card === 'draft') return 'activate-card';
  if (status.card === 'paused') return 'resume-card';
  return matchRequests > 0 ? 'answer-requests' : 'discover';
};

const NEW_MS = 7 * 86_400_000;

/** The latest match in which nobody has written; one that was left alone for a week keeps no other step away. */
export const unwrittenOf = <M extends Pick<Match, 'last' | 'matchedAt'>>(
  matches: readonly M[],
  now: number,
): M | undefined =>
  matches.find(({ last, matchedAt }) => last === null && now - Date.parse(matchedAt) < NEW_MS);
