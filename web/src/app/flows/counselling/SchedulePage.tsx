// The appointments, how what waits among them is paid, and what became of a payment.
import { paths } from '#platform/paths.ts';
import { useCounsellors } from '../../../features/counselling/counselling.queries.ts';
import { ScheduleScreen } from '../../../features/schedule/list/ScheduleScreen.tsx';
import { payServiceAt, returnedOrderAt } from '../services/pay-service.tsx';

export default function SchedulePage() {
  return (
    <ScheduleScreen
      pay={payServiceAt(paths.schedule)}
      counsellors={useCounsellors().data?.counsellors}
      returned={(payAgain, onPaid) => returnedOrderAt(paths.schedule, payAgain, onPaid)}
    />
  );
}
