// Stage 2 of onboarding: a package, or the free trial.
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useOnceKnown } from '#platform/queries.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import { usePackages, useSubscription } from '../../../features/billing/billing.queries.ts';
import { checkoutSearch } from '../../../features/billing/checkout/checkout-address.ts';
import { PackageCards } from '../../../features/billing/packages/PackageCards.tsx';
import { PackagesSkeleton } from '../../../features/billing/packages/PackagesSkeleton.tsx';
import type { ShownCurrency } from '../../../features/billing/packages/price.ts';
import { TrialOffer } from '../../../features/billing/packages/TrialOffer.tsx';
import { usePackageQuestion } from '../../../features/billing/packages/usePackageQuestion.tsx';
import { useWantedPlan, withPlan } from '../../../features/billing/packages/wanted-plan.ts';
import { SendAgain } from '../../shell/SendAgain.tsx';
import { RunningPackage } from './RunningPackage.tsx';

/** Spec 4: a package is chosen once the profile is submitted; until then one goes on where it was left. */
export default function PrivacySelectionScreen() {
  const { profileSubmitted } = useMember();
  const wanted = useWantedPlan();
  if (!profileSubmitted) return <Navigate to={withPlan(paths.gettingStarted, wanted)} replace />;
  return <PackageChoice wanted={wanted} />;
}

function PackageChoice({ wanted }: { wanted: string | undefined }) {
  const navigate = useNavigate();
  // What is known later would push the packages down.
  const isKnown = useOnceKnown(usePackages(), useSubscription());
  const [currency, setCurrency] = useState<ShownCurrency>('NGN');
  const { choose, question } = usePackageQuestion(({ id: packageId }) =>
    navigate(`${paths.paymentConfirmation}${checkoutSearch({ packageId, currency })}`),
  );
  return (
    <Page title="Choose your package" intro="It decides how far we look for you." width="wide" back={false}>
      {!isKnown && <PackagesSkeleton />}
      {isKnown && (
        <>
          <RunningPackage />
          <TrialOffer
            onStarted={() => navigate(paths.profileSubmitted)}
            sendAgain={
              <SendAgain className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-2" />
            }
          />
          <PackageCards
            currency={currency}
            onCurrency={setCurrency}
            selectedId={wanted}
            action={(one) => (
              <>
                {one.id === wanted && <p className="font-semibold text-wine">You chose this one</p>}
                <Button
                  variant={(wanted ? one.id === wanted : one.recommended) ? 'primary' : 'secondary'}
                  wide
                  onClick={() => choose(one)}
                >
                  Choose {one.name}
                </Button>
              </>
            )}
          />
        </>
      )}
      {question}
    </Page>
  );
}
