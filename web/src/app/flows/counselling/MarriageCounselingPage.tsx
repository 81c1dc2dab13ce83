// The counsellors, and the booking that the schedule makes with them; whoever pays elsewhere comes back to the schedule.
import { useSearchParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { firstNameOf } from '#ui/format.ts';
import { MarriageCounselingScreen } from '../../../features/counselling/MarriageCounselingScreen.tsx';
import { usePartner } from '../../../features/couples/couples.queries.ts';
import { BookingModal } from '../../../features/schedule/booking/BookingModal.tsx';
import { PlanNotice } from '../../../features/schedule/booking/PlanNotice.tsx';
import { HeldNotice } from '../../../features/schedule/HeldNotice.tsx';
import { payServiceAt } from '../services/pay-service.tsx';

export default function MarriageCounselingPage() {
  const partner = usePartner();
  const [search] = useSearchParams();
  // Whoever comes to this page by themselves, above all from where help is, books alone.
  const together = partner !== undefined && search.has('together');
  return (
    <MarriageCounselingScreen
      waiting={
        <>
          <PlanNotice />
          <HeldNotice />
        </>
      }
      together={together ? firstNameOf(partner.name) : undefined}
      renderBooking={(booking) => (
        <BookingModal {...booking} partner={partner} together={together} pay={payServiceAt(paths.schedule)} />
      )}
    />
  );
}
