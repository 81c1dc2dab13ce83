// The counsellors, and the booking that the schedule makes with them.
import { Navigate, useLocation } from 'react-router';
import { paths } from '#platform/paths.ts';
import { MarriageCounselingScreen } from '../../../features/counselling/MarriageCounselingScreen.tsx';
import { BookingModal } from '../../../features/schedule/booking/BookingModal.tsx';
import { HeldNotice } from '../../../features/schedule/HeldNotice.tsx';
import { payService } from './pay-service.tsx';

/** What a provider writes into the address of whom it sends back. */
const CAME_BACK = ['order', 'reference', 'trxref'];

export default function MarriageCounselingPage() {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  // Whoever paid elsewhere finds the appointment in their schedule.
  if (CAME_BACK.some((name) => query.has(name))) return <Navigate to={paths.schedule + search} replace />;
  return (
    <MarriageCounselingScreen
      waiting={<HeldNotice />}
      renderBooking={(booking) => <BookingModal {...booking} pay={payService} />}
    />
  );
}
