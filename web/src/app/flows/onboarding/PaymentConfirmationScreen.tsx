// Stage 3 of onboarding: the payment, and the return from the provider's page.
import { Navigate, useNavigate } from 'react-router';
import { paths } from '#platform/paths.ts';
import { Page } from '#ui/Page.tsx';
import { Checkout } from '../../../features/billing/checkout/Checkout.tsx';
import { useCheckoutAddress } from '../../../features/billing/checkout/checkout-address.ts';
import { PlacedOrder } from '../../../features/billing/checkout/PlacedOrder.tsx';

export default function PaymentConfirmationScreen() {
  const navigate = useNavigate();
  const { choice, named, choose, resume } = useCheckoutAddress();
  if (!choice && !named) return <Navigate to={paths.privacySelection} replace />;
  const choosePackage = () => navigate(paths.privacySelection);
  const finish = () => navigate(paths.profileSubmitted, { replace: true });
  return (
    <Page title="Payment" width="narrow" back={false}>
      {named && (
        <PlacedOrder
          named={named}
          returnPath={paths.paymentConfirmation}
          onSettled={finish}
          onTryAgain={(again) => (again ? choose(again) : choosePackage())}
        />
      )}
      {choice && (
        <Checkout
          choice={choice}
          returnPath={paths.paymentConfirmation}
          onGoBack={choosePackage}
          onAnnounced={finish}
          onTransfer={resume}
        />
      )}
    </Page>
  );
}
