// A consultation is booked in two steps: who and when, the account; then its time is held, and it is acknowledged.
import { sendConsultationEmail } from '@ijeuwa/contract/counselling';
import { bookAppointment, findSessionCredits } from '@ijeuwa/contract/schedule';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, FakeRefusal, type fakeApi } from '#test/fake-api.tsx';
import {
  BELLO,
  CONSULTATION,
  dialog,
  fakeTherapy,
  inDialog,
  noDialog,
  press,
  showTherapy,
  TIME,
} from '../therapy.fakes.tsx';

afterEach(cleanup);
let api: ReturnType<typeof fakeApi>;
let answered: ReturnType<typeof fakeTherapy>['answered'];
beforeEach(() => {
  ({ api, answered } = fakeTherapy());
  api.answer(bookAppointment, CONSULTATION);
  api.answer(sendConsultationEmail, { ok: true });
});

/** What has just come is no press of what was there before. */
const confirm = async (one: ReturnType<typeof within>) => {
  const button = one.getByRole('button', { name: 'Confirm Booking' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(button);
};

test('a booking wants name, email, date and time, then shows the account, and goes back', async () => {
  await showTherapy();
  await press('Book a Consultation');
  const one = within(await dialog('Book a Consultation'));
  expect(one.getByLabelText<HTMLInputElement>('Name').value).toBe(ADA.name);
  await waitFor(() => expect(one.getByText('0803 000 0001')).toBeTruthy());
  await userEvent.clear(one.getByLabelText('Name'));
  await userEvent.clear(one.getByLabelText('Email'));
  await userEvent.type(one.getByLabelText('Email'), 'nobody');
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  for (const words of [
    'Name is required',
    'Invalid email format',
    /Please choose a day. Please choose a time./,
  ])
    expect(one.getByText(words)).toBeTruthy();
  await userEvent.type(one.getByLabelText('Name'), 'Ada');
  await userEvent.clear(one.getByLabelText('Email'));
  await userEvent.type(one.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(one.getByRole('button', { name: 'Tue at 10:00' }));
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  const account = within(one.getByRole('region', { name: 'Bank transfer details' }));
  expect(account.getByText('₦10,000 (about $6.25)')).toBeTruthy();
  expect(account.getByText('Ijeuwa Ltd')).toBeTruthy();
  expect(account.getByText(/within 24 hours/)).toBeTruthy();
  await userEvent.click(one.getByRole('button', { name: 'Back' }));
  expect(one.getByLabelText<HTMLInputElement>('Preferred date').value).toBe('2026-12-01');
  expect(api.callsOf(bookAppointment)).toHaveLength(0);
});

const fill = async (name = 'Book a Consultation', on = 'Proceed to Payment') => {
  await press(name);
  const one = within(await dialog(name));
  await userEvent.click(one.getByRole('button', { name: 'Tue at 10:00' }));
  await userEvent.click(one.getByRole('button', { name: on }));
  return one;
};
const fillAndConfirm = async () => {
  const one = await fill();
  await confirm(one);
  return one;
};

test('a booking that is confirmed says so while it is sent, is empty again, and leads to its fee', async () => {
  let answer = () => {};
  api.answer(sendConsultationEmail, async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { ok: true as const };
  });
  await showTherapy();
  const one = await fillAndConfirm();
  expect(await one.findByText('Scheduling...')).toBeTruthy();
  answer();
  await inDialog('Consultation Success', 'Pay the fee');
  expect(within(await dialog('Payment')).getByText('Paying What is sold')).toBeTruthy();
  await inDialog('Payment', 'Close');
  expect(api.callsOf(bookAppointment)[0]?.body).toEqual({
    ...{ id: expect.any(String), kind: 'consultation', counsellor: BELLO.id, startsAt: TIME },
    ...{ name: ADA.name, email: ADA.email, phone: '0803 000 0001', useCredit: false, byTransfer: true },
    amountMinor: 1_000_000,
  });
  expect(api.callsOf(sendConsultationEmail)[0]?.body).toEqual({
    name: ADA.name,
    email: ADA.email,
    date: '2026-12-01',
  });
  await press('Book a Consultation');
  const again = within(await dialog('Book a Consultation'));
  expect(again.getByLabelText<HTMLInputElement>('Preferred date').value).toBe('');
});

test('what was wrong when the form was left is not said before it is tried again', async () => {
  await showTherapy();
  await press('Book a Consultation');
  const title = 'Book a Consultation';
  const one = within(await dialog(title));
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  expect((await one.findAllByText(/^Please (choose|give|enter)|is required/)).length).toBeGreaterThan(0);
  await userEvent.click(one.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await press(title);
  const again = within(await dialog(title));
  expect(again.queryByText(/^Please (choose|give|enter)|is required/)).toBeNull();
  await userEvent.click(again.getByRole('button', { name: 'Proceed to Payment' }));
  expect((await again.findAllByText(/^Please (choose|give|enter)|is required/)).length).toBeGreaterThan(0);
});

test('the second of two quick taps on Proceed to Payment confirms nothing', async () => {
  await showTherapy();
  await press('Book a Consultation');
  const one = within(await dialog('Book a Consultation'));
  await userEvent.click(one.getByRole('button', { name: 'Tue at 10:00' }));
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  await userEvent.click(one.getByRole('button', { name: 'Confirm Booking' }));
  expect(one.getByRole('region', { name: 'Bank transfer details' })).toBeTruthy();
  expect(api.callsOf(bookAppointment)).toHaveLength(0);
  await inDialog('Book a Consultation', 'Confirm Booking');
  await dialog('Consultation Success');
});

test('the second of two quick taps on Confirm Booking pays nothing: that it is held is read first', async () => {
  await showTherapy();
  await fillAndConfirm();
  const said = within(await dialog('Consultation Success'));
  await userEvent.click(said.getByRole('button', { name: 'Pay the fee' }));
  expect(screen.queryByRole('dialog', { name: 'Payment' })).toBeNull();
  expect(said.getByText('Your time is held.')).toBeTruthy();
  await inDialog('Consultation Success', 'Pay the fee');
  await dialog('Payment');
});

test('whoever is one of a couple can bring the other, and says so at each step; whoever is of none is not asked', async () => {
  await showTherapy({ name: 'Tunde Bello' });
  await press('Book a Consultation');
  const one = within(await dialog('Book a Consultation'));
  await userEvent.click(one.getByLabelText(/^Tunde comes along/));
  await userEvent.click(one.getByRole('button', { name: 'Tue at 10:00' }));
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  expect(one.getByText(`${BELLO.name}, with Tunde`)).toBeTruthy();
  await confirm(one);
  await dialog('Consultation Success');
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({ withPartner: true });
  cleanup();
  await showTherapy();
  await press('Book a Consultation');
  expect(screen.queryByLabelText(/comes along/)).toBeNull();
});

test('a phone number may be left out', async () => {
  await showTherapy();
  await press('Book a Consultation');
  const one = within(await dialog('Book a Consultation'));
  await userEvent.clear(one.getByLabelText(/^Phone/));
  await userEvent.click(one.getByRole('button', { name: 'Tue at 10:00' }));
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  await confirm(one);
  await dialog('Consultation Success');
  expect(api.callsOf(bookAppointment)[0]?.body).not.toHaveProperty('phone');
});

test('a mail that did not reach us leaves the booking as it is, and says what follows', async () => {
  api.refuse(sendConsultationEmail, 'fault', 'Something went wrong');
  await showTherapy();
  await fillAndConfirm();
  const said = within(await dialog('Consultation Success'));
  expect(said.getByText(/Your booking is safe: once its fee is here, a mail confirms it./)).toBeTruthy();
  expect(said.queryByText(/in your mail/)).toBeNull();
  expect(said.getByRole('button', { name: 'Pay the fee' })).toBeTruthy();
  expect(api.callsOf(bookAppointment)).toHaveLength(1);
});

test('a time that does not reach us is said in the fixed words; what was typed stays, and is the same booking', async () => {
  api.refuse(bookAppointment, 'fault', 'Something went wrong');
  await showTherapy();
  await fillAndConfirm();
  const error = within(await dialog('Error Scheduling Consultation'));
  expect(
    error.getByText('There was an error scheduling your consultation. Please try again later.'),
  ).toBeTruthy();
  await userEvent.click(error.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await noDialog();
  await press('Book a Consultation');
  const one = within(await dialog('Book a Consultation'));
  expect(one.getByText('Bank transfer details')).toBeTruthy();
  await confirm(one);
  await dialog('Error Scheduling Consultation');
  expect(new Set(api.callsOf(bookAppointment).map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

test('a time that somebody else took leads back to the times, with the three nearest', async () => {
  api.answer(bookAppointment, () => {
    throw new FakeRefusal('conflict', 'This time has just been taken.', undefined, [TIME, TIME, TIME]);
  });
  await showTherapy();
  const one = await fillAndConfirm();
  expect(await one.findByText(/This time has just been taken. 3/)).toBeTruthy();
  expect(api.callsOf(sendConsultationEmail)).toHaveLength(0);
});

const STARTER = {
  _id: CONSULTATION._id,
  ...{ title: 'Starter plan', isRepeat: false, kind: 'session' as const },
  sessions: 4,
  left: 3,
};
const payConfirmed = { ...CONSULTATION, state: 'confirmed' as const, quote: null, heldUntil: null };

test('whoever has sessions of a plan schedules one of them, and is asked for no fee', async () => {
  answered.credits = { plans: [{ ...STARTER, usableUntil: TIME }], left: 3, unlimited: false };
  api.answer(bookAppointment, { ...payConfirmed, kind: 'session', partner: { name: 'Túndé' } });
  await showTherapy();
  const one = await fill('Schedule a Session', 'Continue');
  expect(one.getByLabelText<HTMLInputElement>(/^A session that you bought.*You have 3 left/).checked).toBe(
    true,
  );
  expect(one.queryByRole('region', { name: 'Bank transfer details' })).toBeNull();
  await confirm(one);
  // It is no consultation, and its own words say so.
  const said = within(await dialog('Your session is booked'));
  expect(said.getByRole('link').getAttribute('href')).toBe('/schedule');
  expect(said.queryByText(/consultation/i)).toBeNull();
  expect(said.getByText(/^Dr Ibrahim Bello with Túndé, .* It stands in your schedule/)).toBeTruthy();
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({ kind: 'session', useCredit: true });
  expect(api.callsOf(sendConsultationEmail)).toHaveLength(0);
});

test('a time after the last day of what was bought is paid for, at the price of its counsellor', async () => {
  answered.credits = {
    plans: [{ ...STARTER, usableUntil: new Date(Date.parse(TIME) - 1).toISOString() }],
    left: 3,
    unlimited: false,
  };
  api.answer(bookAppointment, { ...CONSULTATION, kind: 'session' });
  await showTherapy();
  const one = await fill('Schedule a Session');
  expect(one.getByText(/^The sessions that you have left end before this time/)).toBeTruthy();
  const account = within(one.getByRole('region', { name: 'Bank transfer details' }));
  expect(account.getByText('₦150,000 (about $93.75)')).toBeTruthy();
  await confirm(one);
  await dialog('Your session is held');
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({
    kind: 'session',
    useCredit: false,
    amountMinor: 15_000_000,
  });
});

test('a session that is paid for wants a phone, and says so at its field', async () => {
  const usableUntil = new Date(Date.parse(TIME) - 1).toISOString();
  answered.credits = { plans: [{ ...STARTER, usableUntil }], left: 3, unlimited: false };
  await showTherapy();
  await press('Schedule a Session');
  const one = within(await dialog('Schedule a Session'));
  await userEvent.click(one.getByRole('button', { name: 'Tue at 10:00' }));
  const phone = one.getByLabelText(/^Phone/);
  await userEvent.clear(phone);
  await userEvent.click(one.getByRole('button', { name: 'Proceed to Payment' }));
  expect(one.getByText('Phone number is required')).toBeTruthy();
  await userEvent.type(phone, '0803 000 0001');
  expect(one.queryByText('Phone number is required')).toBeNull();
});

test('whoever has a private session booked already can pay for another one', async () => {
  answered.credits = { plans: [], left: 0, unlimited: true };
  await showTherapy();
  const one = await fill('Book a Consultation', 'Continue');
  await userEvent.click(one.getByLabelText(/^The fee/));
  expect(one.getByRole('region', { name: 'Bank transfer details' })).toBeTruthy();
  await confirm(one);
  await dialog('Consultation Success');
  expect(api.callsOf(bookAppointment)[0]?.body).toMatchObject({ useCredit: false, amountMinor: 1_000_000 });
});

test('where it is not known what is left nobody is asked for money: it is said, and asked again', async () => {
  api.refuse(findSessionCredits, 'fault', 'Something went wrong');
  await showTherapy();
  const one = await fill();
  expect(one.getByText(/^We could not see which sessions you have left/)).toBeTruthy();
  expect(one.queryByRole('region', { name: 'Bank transfer details' })).toBeNull();
  const asked = api.callsOf(findSessionCredits).length;
  await confirm(one);
  expect(api.callsOf(bookAppointment)).toHaveLength(0);
  expect(api.callsOf(findSessionCredits).length).toBeGreaterThan(asked);
});
