// /pay/…: whoever was asked to pay stands outside the product; neither menu nor account.
import { PayRequestScreen } from '../../../features/billing/pay-requests/PayRequestScreen.tsx';
import { VisitorFrame } from '../../shell/VisitorFrame.tsx';

export default function PayPage() {
  return (
    <VisitorFrame entries={false}>
      <meta name="robots" content="noindex" />
      <PayRequestScreen />
    </VisitorFrame>
  );
}
