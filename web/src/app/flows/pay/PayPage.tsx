// /pay/…: whoever was asked to pay stands outside the product; neither menu nor account.
import { useSession } from '#platform/session.ts';
import { LoadingScreen } from '#ui/LoadingScreen.tsx';
import { PayRequestScreen } from '../../../features/billing/pay-requests/PayRequestScreen.tsx';
import { VisitorFrame } from '../../shell/VisitorFrame.tsx';

export default function PayPage() {
  // That nobody is signed in empties the cache: what was asked before would never be answered.
  const { checkingAuth } = useSession();
  if (checkingAuth) return <LoadingScreen />;
  return (
    <VisitorFrame entries={false}>
      <meta name="robots" content="noindex" />
      <PayRequestScreen />
    </VisitorFrame>
  );
}
