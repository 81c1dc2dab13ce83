// The subscription and its orders, with the proof of the owner for what names an account.

import { OwnerProof } from '../../../features/billing/orders/owner-proof.ts';
import SubscriptionsScreen from '../../../features/billing/subscription/SubscriptionsScreen.tsx';
import { WithOwnerProof } from './WithOwnerProof.tsx';

export default function SubscriptionsPage() {
  return (
    <OwnerProof value={WithOwnerProof}>
      <SubscriptionsScreen />
    </OwnerProof>
  );
}
