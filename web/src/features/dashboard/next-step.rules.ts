// The one thing that a member should do next, from where they stand.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import type { Subscription } from '@ijeuwa/contract/billing';
import type { Match, MatchStatus } from '@ijeuwa/contract/matching';

export type NextStep =
  | 'complete-profile'
  | 'answer-message'
  | 'greet-match'
  | 'choose-package'
  | 'try-or-choose'
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
  subscription: Pick<Subscription, 'packageId' | 'trial' | 'pausedUntil' | 'trialAwaitsContact'> &
    Partial<Pick<Subscription, 'mayStartTrial'>>;
  status: Pick<MatchStatus, 'card'>;
  /** Likes that wait for an answer. */
  matchRequests: number;
  /** Somebody has written and waits for an answer, whether or not it was read. */
  toAnswer?: boolean;
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
  toAnswer,
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
  if (toAnswer) return 'answer-message';
  if (unwritten) return 'greet-match';
  if (status.card === 'pending') return 'await-review';
  if (subscription.pausedUntil) return 'go-on';
  const isPaying = subscription.packageId !== null && !subscription.trial;
  if (orderWaits && !isPaying) return 'pay-order';
  const mayTry = subscription.mayStartTrial || subscription.trialAwaitsContact;
  if (!subscription.packageId && !subscription.trial) {
    if (transferWaits) return 'await-transfer';
    return mayTry ? 'try-or-choose' : 'choose-package';
  }
  if (status.card === null || status.card === 'draft') return 'activate-card';
  if (status.card === 'paused') return 'resume-card';
  if (matchRequests > 0) return 'answer-requests';
  return transferWaits ? 'await-transfer' : 'discover';
};

const NEW_MS = 7 * 86_400_000;
const isNew = (at: string, now: number): boolean => now - Date.parse(at) < NEW_MS;

type Told = Pick<Match, 'last' | 'matchedAt' | 'member'>;

/**
 * The latest match in which nobody has written; one that was left alone for a week keeps no other step away, and the two of
 * a couple need no first word.
 */
export const unwrittenOf = <M extends Told>(
  matches: readonly M[],
  now: number,
  partnerId?: string,
): M | undefined =>
  matches.find(
    ({ last, matchedAt, member }) => last === null && member !== partnerId && isNew(matchedAt, now),
  );

/** Whether somebody wrote last and was read alone; what was left for a week keeps no other step away either. */
export const isOwed = (matches: readonly Told[], now: number): boolean =>
  matches.some(({ last }) => last !== null && !last.mine && isNew(last.at, now));
