// The member's next step, from the answers of the server; undefined while they come or where they did not.
import { useMember } from '#platform/session.ts';
import { useDashboard, useMatchStatus, useSubscription, useTransferWaits } from './dashboard.queries.ts';
import { type NextStep, nextStepOf } from './next-step.rules.ts';

export const useNextStep = (): { step: NextStep | undefined; isPending: boolean; isPaused: boolean } => {
  const user = useMember();
  const status = useMatchStatus();
  const dashboard = useDashboard();
  const subscription = useSubscription();
  const transfer = useTransferWaits(subscription.data?.packageId === null && !subscription.data.trial);
  const isPending = status.isPending || dashboard.isPending || subscription.isPending || transfer.isLoading;
  const isPaused = status.data?.card === 'paused';
  // Without its facts it would only be guessed; the screen's own error says that something is missing.
  if (isPending || !status.data || !dashboard.data || !subscription.data)
    return { step: undefined, isPending, isPaused };
  const { matchRequests, unreadMessages } = dashboard.data;
  const step = nextStepOf({
    user,
    status: status.data,
    subscription: subscription.data,
    matchRequests,
    unreadMessages,
    transferWaits: transfer.waits,
  });
  return { step, isPending, isPaused };
};
