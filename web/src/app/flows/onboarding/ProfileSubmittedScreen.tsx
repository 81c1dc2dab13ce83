// Stage 4 of onboarding: what was done, what happens next, and the way to the dashboard.
import { SUCCESS_REDIRECT_MS } from '@ijeuwa/contract/billing';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Confetti } from '#ui/Confetti.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { useOrders, useSubscription } from '../../../features/billing/billing.queries.ts';
import { startCard } from '../../../features/billing/checkout/start-card.ts';
import { forgetWantedPlan } from '../../../features/billing/packages/wanted-plan.ts';
import { rememberFormCompleted } from './form-completed.ts';
import { announcedOf, WhatHappensNext } from './WhatHappensNext.tsx';

export default function ProfileSubmittedScreen() {
  return useMember().profileSubmitted ? <End /> : <PaidFirst />;
}

/** Who paid before the profile has a package to be told of; of who has neither there is no end to tell. */
function PaidFirst() {
  const held = useSubscription();
  const orders = useOrders();
  const [known, setKnown] = useState(false);
  // What was read before the payment says that there is none.
  if (!known && !held.isFetching && !orders.isFetching) setKnown(true);
  if (!known)
    return (
      <Page title="Your package" width="narrow" back={false} titleHidden>
        <SkeletonText lines={4} label="Looking up what happens next..." />
      </Page>
    );
  const hasNeither = held.data && orders.data && !held.data.packageId && !announcedOf(orders.data.orders);
  return hasNeither ? <Navigate to={paths.gettingStarted} replace /> : <End />;
}

function End() {
  const { profileSubmitted } = useMember();
  const navigate = useNavigate();
  const { data } = useSubscription();
  const [leaving, setLeaving] = useState(false);
  const leave = async (to: string) => {
    if (leaving) return;
    setLeaving(true);
    await startCard();
    await navigate(to);
  };
  const leaveByItself = useEffectEvent(() => leave(paths.dashboard));
  useEffect(() => {
    if (profileSubmitted) rememberFormCompleted();
    forgetWantedPlan();
    // Also of whoever closes this page, and had the package before the profile.
    void startCard();
    const timer = setTimeout(() => void leaveByItself(), SUCCESS_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [profileSubmitted]);
  return (
    <Page
      title={profileSubmitted ? 'Profile submitted' : 'Your package'}
      width="narrow"
      back={false}
      titleHidden
    >
      <Confetti />
      <Card as="section" className="flex flex-col items-center gap-4 py-10 text-center">
        <CircleCheck aria-hidden="true" className="size-14 text-leaf" />
        <h2 className="text-3xl">Your journey begins</h2>
        <WhatHappensNext />
        <Button
          size="lg"
          className="max-sm:px-5 max-sm:text-base"
          busy={leaving}
          busyText="One moment..."
          onClick={() => leave(paths.dashboard)}
        >
          Continue to Dashboard
        </Button>
        {!profileSubmitted && (
          <Button variant="secondary" disabled={leaving} onClick={() => leave(paths.gettingStarted)}>
            {places.personalized.heading}
          </Button>
        )}
        {profileSubmitted && data?.packageId && (
          <Button variant="secondary" disabled={leaving} onClick={() => leave(paths.datingApp)}>
            Meet people now
          </Button>
        )}
        <p className="text-sm text-ink-2">The dashboard opens by itself in five minutes.</p>
      </Card>
    </Page>
  );
}
