// The steps of the dialog by keyboard and for a reader: each is told of, and what is wrong comes first.
import { bookAppointment } from '@ijeuwa/contract/schedule';
import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { FakeRefusal } from '#test/fake-api.tsx';
import { dialog, fakeTherapy, press, showTherapy } from '../therapy.fakes.tsx';

afterEach(cleanup);

test('each step takes the focus with its name; what is wrong takes it first', async () => {
  const { api } = fakeTherapy();
  api.answer(bookAppointment, () => {
    throw new FakeRefusal('invalid', 'Please look at the form.', { phone: 'Please give a number' });
  });
  await showTherapy();
  await press('Book a Consultation');
  const one = within(await dialog('Book a Consultation'));
  await userEvent.click(one.getByRole('button', { name: 'Tue at 10:00' }));
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  expect(document.activeElement).toBe(one.getByRole('heading', { name: 'Payment' }));
  await userEvent.click(one.getByRole('button', { name: 'Back' }));
  expect(document.activeElement).toBe(one.getByRole('heading', { name: 'Your details' }));
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  const confirm = one.getByRole('button', { name: 'Confirm Booking' });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(confirm);
  await one.findByText('Please give a number');
  expect(document.activeElement).toBe(one.getByLabelText(/^Phone/));
});
