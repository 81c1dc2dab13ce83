// Relationship therapy, with the free times of the schedule, how what is chosen there is paid, and what became of a payment.
import { paths } from '#platform/paths.ts';
import { usePartner } from '../../../features/couples/couples.queries.ts';
import { TimeStep } from '../../../features/schedule/booking/TimeStep.tsx';
import { TherapyScreen } from '../../../features/therapy/TherapyScreen.tsx';
import { payServiceAt, returnedOrderAt } from '../services/pay-service.tsx';

const pay = payServiceAt(paths.relationshipTherapy);

export default function TherapyPage() {
  return (
    <TherapyScreen
      pay={({ quote, onPaid, onLeave }) => pay(quote, onPaid, onLeave)}
      partner={usePartner()}
      renderTime={(asked) => <TimeStep {...asked} dateLabel="Preferred date" />}
      returned={(payAgain) => returnedOrderAt(paths.relationshipTherapy, payAgain)}
    />
  );
}
