// Relationship therapy, how what is chosen there is paid, and what became of a payment.
import { paths } from '#platform/paths.ts';
import { TherapyScreen } from '../../../features/therapy/TherapyScreen.tsx';
import { payServiceAt, returnedOrderAt } from '../services/pay-service.tsx';

const pay = payServiceAt(paths.relationshipTherapy);

export default function TherapyPage() {
  return (
    <TherapyScreen
      pay={({ quote, onPaid, onLeave }) => pay(quote, onPaid, onLeave)}
      returned={returnedOrderAt(paths.relationshipTherapy)}
    />
  );
}
