// The counsellors, and the booking that the schedule makes with them; whoever pays elsewhere comes back to the schedule.
import { paths } from '#platform/paths.ts';
import { MarriageCounselingScreen } from '../../../features/counselling/MarriageCounselingScreen.tsx';
import { usePartner } from '../../../features/couples/couples.queries.ts';
import { BookingModal } from '../../../features/schedule/booking/BookingModal.tsx';
import { HeldNotice } from '../../../features/schedule/HeldNotice.tsx';
import { payServiceAt } from '../services/pay-service.tsx';

export default function MarriageCounselingPage() {
  const partner = usePartner();
  return (
    <MarriageCounselingScreen
      waiting={<HeldNotice />}
      renderBooking={(booking) => (
        <BookingModal {...booking} partner={partner} pay={payServiceAt(paths.schedule)} />
      )}
    />
  );
}
