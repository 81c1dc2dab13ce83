// A world for the tests of the therapy page: what the server answers, and how its dialogs are reached.
import { type Counsellor, listCounsellors } from '@ijeuwa/contract/counselling';
import { type GuidanceText, listGuidanceTexts } from '@ijeuwa/contract/guidance';
import { findProfile } from '@ijeuwa/contract/profiles';
import {
  type Appointment,
  findSessionCredits,
  listAppointments,
  type SessionCredits,
} from '@ijeuwa/contract/schedule';
import * as therapy from '@ijeuwa/contract/therapy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { TEXTS } from '#test/guidance-texts.ts';
import type { RenderTime } from './opened.ts';
import { TherapyScreen } from './TherapyScreen.tsx';

const ID = '01900000-0000-7000-8000-0000000000a1';
export const SOON = new Date(Date.now() + 3_600_000).toISOString();
const planOf = (id: string, name: string, sessions: number, priceNGN: number, save: number) => ({
  ...{ id, name, sessions, priceNGN, priceUSD: priceNGN / 1600, save },
  popular: id === 'essential',
});
export const quoteOf = (amountMinor: number) => ({
  _id: ID,
  kind: 'therapy_plan' as const,
  subjectId: ID,
  title: 'What is sold',
  total: { amountMinor, currency: 'NGN' as const },
  expiresAt: SOON,
  methods: ['bank_transfer' as const],
});
export const BELLO = {
  id: 'ibrahim-bello',
  name: 'Dr Ibrahim Bello',
  priceNGN: 150_000,
  priceUSD: 93.75,
} as Counsellor;
export const TIME = new Date(Date.now() + 7 * 86_400_000).toISOString();
export const CONSULTATION: Appointment = {
  _id: ID,
  counselor: { key: BELLO.id, name: BELLO.name },
  date: '2026-12-01',
  time: '10:00',
  startsAt: TIME,
  endsAt: TIME,
  zone: 'Africa/Lagos',
  kind: 'consultation',
  type: 'Consultation',
  state: 'held',
  status: 'Pending',
  message: '',
  notes: '',
  bookedWith: null,
  mine: true,
  partner: null,
  comesAlone: false,
  movesLeft: 2,
  changedUntil: TIME,
  room: null,
  back: null,
  heldUntil: SOON,
  quote: quoteOf(1_000_000),
  version: 1,
  stars: null,
  ratedUntil: null,
  gainsaidUntil: null,
  saidUntil: null,
  sequence: 0,
};
export const ASSESSMENT: therapy.Assessment = {
  _id: ID,
  duration: '5_plus',
  goal: 'To talk again.',
  sentAt: SOON,
  dueAt: SOON,
  insights: { text: 'Begin with one evening.', by: 'Bisi', answeredAt: SOON },
};
export const PLAN: therapy.TherapyPlan = {
  _id: ID,
  name: 'Starter',
  sessions: 4,
  total: { amountMinor: 15_000_000, currency: 'NGN' },
  state: 'paid',
  chosenAt: SOON,
  usableUntil: '2027-11-24T09:00:00.000Z',
  quote: null,
};

type Answered = {
  given: therapy.Therapy;
  texts: readonly GuidanceText[];
  own: therapy.OwnTherapy;
  appointments: Appointment[];
  credits: SessionCredits;
};
/** What is answered from now on; a test changes it. */
export const fakeTherapy = () => {
  const api = fakeApi();
  const answered: Answered = {
    appointments: [],
    credits: { plans: [], left: 0, unlimited: false },
    own: { plans: [], assessments: [] },
    texts: TEXTS,
    given: {
      packages: [
        planOf('starter', 'Starter', 4, 150_000, 15),
        planOf('essential', 'Essential', 8, 300_000, 25),
        planOf('premium', 'Premium', 12, 450_000, 35),
      ],
      fee: { priceNGN: 10_000, priceUSD: 6.25 },
      bank: {
        bankName: 'First Bank',
        accountName: 'Ijeuwa Ltd',
        accountNumber: '0123456789',
        demonstration: false,
      },
    },
  };
  api.answer(therapy.findTherapy, () => answered.given);
  api.answer(listGuidanceTexts, () => ({ texts: [...answered.texts] }));
  api.answer(therapy.findOwnTherapy, () => answered.own);
  api.answer(listAppointments, () => ({ appointments: answered.appointments }));
  api.answer(findSessionCredits, () => answered.credits);
  api.answer(listCounsellors, { counsellors: [BELLO] });
  api.answer(findProfile, { phone: '+2348030000001' } as never);
  return { api, answered };
};

/** In place of the schedule’s own: one time, and what is wrong. */
const renderTime: RenderTime = ({ kind, values, errors, taken, set }) => (
  <fieldset>
    <legend>{kind}</legend>
    <input aria-label="Preferred date" name="date" value={values.date} readOnly />
    <p>{[errors.date, errors.startsAt, taken?.message, taken?.nearest.length].join(' ')}</p>
    <button type="button" onClick={() => set({ date: '2026-12-01', startsAt: TIME })}>
      Tue at 10:00
    </button>
  </fieldset>
);

export const showTherapy = async (partner?: { name: string }) => {
  showScreen(
    <TherapyScreen
      pay={({ quote }) => <p>Paying {quote.title}</p>}
      renderTime={renderTime}
      partner={partner}
    />,
    { at: '/relationship-therapy' },
  );
  await screen.findByRole('tab', { name: 'About' });
};
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const inDialog = async (name: string | RegExp, button: string | RegExp) => {
  const meant = within(await dialog(name)).getByRole<HTMLButtonElement>('button', { name: button });
  // What has just come is no press of what was there before.
  await waitFor(() => expect(meant.disabled || meant.getAttribute('aria-disabled') === 'true').toBe(false));
  await userEvent.click(meant);
};
export const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** By X, and by the button. */
export const closes = async (name: string | RegExp, open: () => Promise<unknown>) => {
  for (const at of [0, -1]) {
    await open();
    const buttons = within(await dialog(name)).getAllByRole('button', { name: 'Close' });
    await userEvent.click(buttons.at(at)!);
    await noDialog();
  }
};
