// The member's next step, from the answers of the server; undefined while they come or where they did not.
import type { Agreement } from '@ijeuwa/contract/agreements';
import type { Order } from '@ijeuwa/contract/billing';
import type { Match } from '@ijeuwa/contract/matching';
import { useMember } from '#platform/session.ts';
import {
  useDashboard,
  useFailedRenewal,
  useMatchStatus,
  useNewMatches,
  useOrdersWaiting,
  useSubscription,
} from './dashboard.queries.ts';
import { isOwed, type NextStep, nextStepOf, unwrittenOf } from './next-step.rules.ts';

type Next = {
  step: NextStep | undefined;
  unpaid?: Order;
  /** Announced, and looked for. */
  transfer?: Order;
  renewal?: Agreement;
  /** Whom the step to say hello means. */
  unwritten?: Match;
  isPending: boolean;
  isPaused: boolean;
};

/** `partnerId`: the other of a couple. */
export const useNextStep = (partnerId?: string): Next => {
  const user = useMember();
  const status = useMatchStatus();
  const dashboard = useDashboard();
  const subscription = useSubscription();
  const orders = useOrdersWaiting();
  const matches = useNewMatches();
  const { renewal, isLoading } = useFailedRenewal(subscription.data);
  const isPending =
    status.isPending ||
    dashboard.isPending ||
    subscription.isPending ||
    orders.isLoading ||
    matches.isLoading ||
    isLoading;
  const isPaused = status.data?.card === 'paused';
  // Without its facts it would only be guessed; the screen's own error says that something is missing.
  if (isPending || !status.data || !dashboard.data || !subscription.data)
    return { step: undefined, isPending, isPaused };
  const { matchRequests, unreadMessages } = dashboard.data;
  const matched = matches.data?.matches ?? [];
  const unwritten = unwrittenOf(matched, Date.now(), partnerId);
  const step = nextStepOf({
    user,
    status: status.data,
    subscription: subscription.data,
    matchRequests,
    toAnswer: unreadMessages > 0 || isOwed(matched, Date.now()),
    unwritten: unwritten !== undefined,
    transferWaits: orders.transfer !== undefined,
    orderWaits: orders.unpaid !== undefined,
    restWaits: orders.unpaid?.status === 'part_paid',
    // What was sent for it is looked for, and is not asked for again.
    renewalFails: renewal !== undefined && !orders.transfer,
  });
  return { step, unpaid: orders.unpaid, transfer: orders.transfer, renewal, unwritten, isPending, isPaused };
};
