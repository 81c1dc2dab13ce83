// The counsellors, and the booking that the schedule makes with them.
import { MarriageCounselingScreen } from '../../../features/counselling/MarriageCounselingScreen.tsx';
import { BookingModal } from '../../../features/schedule/booking/BookingModal.tsx';
import { HeldNotice } from '../../../features/schedule/HeldNotice.tsx';
import { payService } from './pay-service.tsx';

export default function MarriageCounselingPage() {
  return (
    <MarriageCounselingScreen
      waiting={<HeldNotice />}
      renderBooking={(booking) => <BookingModal {...booking} pay={payService} />}
    />
  );
}
