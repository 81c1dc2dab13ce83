// A consultation is booked in two steps: what is asked, the account, what became of it.
import { sendConsultationEmail } from '@ijeuwa/contract/counselling';
import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, type fakeApi } from '#test/fake-api.tsx';
import {
  CONSULTATION,
  dialog,
  fakeTherapy,
  inDialog,
  noDialog,
  press,
  showTherapy,
} from '../therapy.fakes.tsx';

afterEach(cleanup);
let api: ReturnType<typeof fakeApi>;
let answered: ReturnType<typeof fakeTherapy>['answered'];
beforeEach(() => {
  ({ api, answered } = fakeTherapy());
});

test('a booking wants name, email and date, then shows the account, and goes back', async () => {
  await showTherapy();
  await press('Book a Consultation');
  const one = within(await dialog('Book a Consultation'));
  expect(one.getByLabelText<HTMLInputElement>('Name').value).toBe(ADA.name);
  await userEvent.clear(one.getByLabelText('Name'));
  await userEvent.clear(one.getByLabelText('Email'));
  await userEvent.type(one.getByLabelText('Email'), 'nobody');
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  for (const words of ['Name is required', 'Invalid email format', 'Please choose a day.'])
    expect(one.getByText(words)).toBeTruthy();
  await userEvent.type(one.getByLabelText('Name'), 'Ada');
  await userEvent.clear(one.getByLabelText('Email'));
  await userEvent.type(one.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(one.getByLabelText('Preferred date'), '2026-12-01');
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  const account = within(one.getByRole('region', { name: 'Bank transfer details' }));
  expect(account.getByText('₦10,000 (about $6.25)')).toBeTruthy();
  expect(account.getByText('Ijeuwa Ltd')).toBeTruthy();
  expect(account.getByText(/within 24 hours/)).toBeTruthy();
  await userEvent.click(one.getByRole('button', { name: 'Back' }));
  expect(one.getByLabelText<HTMLInputElement>('Preferred date').value).toBe('2026-12-01');
  expect(api.callsOf(sendConsultationEmail)).toHaveLength(0);
});

const fillAndConfirm = async () => {
  await press('Book a Consultation');
  const one = within(await dialog('Book a Consultation'));
  await userEvent.type(one.getByLabelText('Preferred date'), '2026-12-01');
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  await userEvent.click(one.getByRole('button', { name: 'Confirm Booking' }));
  return one;
};

test('a booking that is confirmed says so while it is sent, is empty again, and leads to its fee', async () => {
  let answer = () => {};
  api.answer(sendConsultationEmail, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    answered.own = { ...answered.own, consultations: [CONSULTATION] };
    return { ok: true as const };
  });
  await showTherapy();
  const one = await fillAndConfirm();
  expect(await one.findByText('Scheduling...')).toBeTruthy();
  answer();
  await inDialog('Your consultation is requested', 'Pay the fee');
  expect(within(await dialog('Payment')).getByText('Paying What is sold')).toBeTruthy();
  await inDialog('Payment', 'Close');
  expect(api.callsOf(sendConsultationEmail)[0]?.body).toEqual({
    name: ADA.name,
    email: ADA.email,
    date: '2026-12-01',
  });
  await press('Book a Consultation');
  const again = within(await dialog('Book a Consultation'));
  expect(again.getByLabelText<HTMLInputElement>('Preferred date').value).toBe('');
});

test('a booking that does not reach us says so in its own words, and keeps what was typed', async () => {
  api.refuse(sendConsultationEmail, 'fault', 'Something went wrong');
  await showTherapy();
  await fillAndConfirm();
  const error = within(await dialog('Error Scheduling Consultation'));
  expect(
    error.getByText('There was an error scheduling your consultation. Please try again later.'),
  ).toBeTruthy();
  await userEvent.click(error.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await noDialog();
  await press('Book a Consultation');
  expect(within(await dialog('Book a Consultation')).getByText('Bank transfer details')).toBeTruthy();
});

test('a day that the server refuses is told at its field', async () => {
  const why = 'This day has passed. Please choose another.';
  api.refuse(sendConsultationEmail, 'invalid', why, { date: why });
  await showTherapy();
  const one = await fillAndConfirm();
  expect(await one.findByText(why)).toBeTruthy();
  expect(document.activeElement).toBe(one.getByLabelText('Preferred date'));
});
