// A world for the tests of booking: what the server answers, and the ways to each step.

import { listCounsellors } from '@ijeuwa/contract/counselling';
import { listGuidanceTexts } from '@ijeuwa/contract/guidance';
import { findProfile } from '@ijeuwa/contract/profiles';
import {
  type Appointment,
  bookAppointment,
  cancelAppointment,
  findAppointment,
  findSessionCredits,
  listAppointments,
  listSlots,
} from '@ijeuwa/contract/schedule';
import { findTherapy } from '@ijeuwa/contract/therapy';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { ONE_TAP_MS } from '#ui/useSettledAt.ts';
import { BELLO, EKANEM, THERAPY } from '../../../features/counselling/counselling.fakes.ts';
import { MarriageCounselingScreen } from '../../../features/counselling/MarriageCounselingScreen.tsx';
import { BookingModal } from '../../../features/schedule/booking/BookingModal.tsx';
import { PlanNotice } from '../../../features/schedule/booking/PlanNotice.tsx';
import { HeldNotice } from '../../../features/schedule/HeldNotice.tsx';
import { CONFIRMED, HELD, SLOTS } from '../../../features/schedule/schedule.fakes.ts';

const NOW = '2026-11-24T09:00:00Z';
const PLAN = {
  _id: '01900000-0000-7000-8000-0000000000d1',
  title: 'Starter',
  isRepeat: false,
  kind: 'session' as const,
  sessions: 4,
  left: 3,
  usableUntil: '2027-05-24T09:00:00Z',
};

/** What is answered from now on; a test changes it. */
export const fakeBooking = () => {
  vi.useFakeTimers({ now: new Date(NOW) });
  const api = fakeApi();
  api.answer(findTherapy, THERAPY);
  api.answer(listGuidanceTexts, { texts: [] });
  const answered = {
    left: 0,
    unlimited: false,
    usableUntil: PLAN.usableUntil,
    own: [] as Appointment[],
  };
  api.answer(listCounsellors, { counsellors: [BELLO, EKANEM] });
  api.answer(listSlots, SLOTS);
  api.answer(findProfile, { phone: '+2348030000001' } as never);
  api.answer(findSessionCredits, () => {
    const { left, unlimited, usableUntil } = answered;
    return { plans: left > 0 ? [{ ...PLAN, usableUntil }] : [], left, unlimited };
  });
  api.answer(listAppointments, () => ({ appointments: answered.own }));
  api.answer(bookAppointment, HELD);
  api.answer(findAppointment, { ...CONFIRMED, _id: HELD._id });
  api.answer(cancelAppointment, { ...HELD, state: 'lapsed' });
  return { api, answered };
};

export const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
export const show = async () => {
  showScreen(
    <>
      <MarriageCounselingScreen
        waiting={
          <>
            <PlanNotice />
            <HeldNotice />
          </>
        }
        renderBooking={(booking) => (
          <BookingModal
            {...booking}
            pay={(quote, onPaid, onLeave, begun) => (
              <section aria-label={`Pay ${quote.title}`}>
                <p>{begun?.by}</p>
                <button type="button" onClick={onPaid}>
                  Paid
                </button>
                <button type="button" onClick={onLeave}>
                  Leave
                </button>
                <button type="button" onClick={() => begun?.onSaid?.(true)}>
                  Said
                </button>
                <button type="button" onClick={() => begun?.onSaid?.(false)}>
                  Took it back
                </button>
              </section>
            )}
          />
        )}
      />
      <Toaster />
    </>,
    { at: '/marriage-counseling' },
  );
  await settle();
};
export const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
export const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const dialog = () => within(screen.getByRole('dialog'));
export const goOn = async () => {
  // What has just come is no press of what was there before.
  await settle(ONE_TAP_MS);
  await press('Continue');
  await settle(ONE_TAP_MS);
};
export const chooseTime = async () => {
  write('Date', '2026-11-30');
  await settle();
  fireEvent.click(dialog().getByLabelText('Mon at 09:00'));
  await goOn();
};
/** To the last step, with Dr Bello. */
export const toPayment = async () => {
  await show();
  await press('Dr Ibrahim Bello');
  await press('Book Appointment');
  await goOn();
  await chooseTime();
};
export const confirm = async () => {
  await press('Confirm booking');
  await settle(1000);
};
