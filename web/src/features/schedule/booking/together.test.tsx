// Booking together: the other of a couple comes along where that is wished, and is sent with the booking.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type BookingValues, toBody } from './booking-values.ts';
import { InformationStep } from './InformationStep.tsx';
import type { BookingForm } from './useBooking.ts';

afterEach(cleanup);

const EMPTY: BookingValues = {
  ...{ name: '', email: '', phone: '', message: '', withPartner: false, counsellor: '', date: '' },
  ...{ startsAt: '', currency: 'NGN', way: 'now' },
};
let sent: ReturnType<typeof toBody>;
function Step({ partner }: { partner?: { name: string } }) {
  const [values, setValues] = useState(EMPTY);
  sent = toBody('', 'session', values);
  const booking = {
    field: () => ({ value: '', onChange: () => {} }),
    values,
    set: (change: Partial<BookingValues>) => setValues({ ...values, ...change }),
  } as unknown as BookingForm;
  return <InformationStep booking={booking} kind="session" partner={partner} />;
}

test('one of a couple says that the other comes along', () => {
  render(<Step partner={{ name: 'Túndé Adéwálé' }} />);
  expect(sent).not.toHaveProperty('withPartner');
  fireEvent.click(screen.getByLabelText('Túndé comes along'));
  expect(sent).toMatchObject({ withPartner: true });
});

test('whoever is of no couple is not asked', () => {
  render(<Step />);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
