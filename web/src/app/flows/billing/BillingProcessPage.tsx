// The packages and the orders, with the proof of the owner for what names an account.
import BillingProcessScreen from '../../../features/billing/BillingProcessScreen.tsx';
import { OwnerProof } from '../../../features/billing/orders/owner-proof.ts';
import { WithOwnerProof } from './WithOwnerProof.tsx';

export default function BillingProcessPage() {
  return (
    <OwnerProof value={WithOwnerProof}>
      <BillingProcessScreen />
    </OwnerProof>
  );
}
