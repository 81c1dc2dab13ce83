// A world for the tests of the therapy page: what the server answers, and how its dialogs are reached.
import * as therapy from '@ijeuwa/contract/therapy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
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
  title: 'What is sold',
  total: { amountMinor, currency: 'NGN' as const },
  expiresAt: SOON,
  methods: ['bank_transfer' as const],
});
export const CONSULTATION: therapy.OwnConsultation = {
  _id: ID,
  state: 'unpaid',
  date: '2026-12-01',
  sentAt: SOON,
  payBy: SOON,
  fee: { amountMinor: 1_000_000, currency: 'NGN' },
  quote: quoteOf(1_000_000),
  answer: null,
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

/** What is answered from now on; a test changes it. */
export const fakeTherapy = () => {
  const api = fakeApi();
  const answered: { given: therapy.Therapy; own: therapy.OwnTherapy } = {
    own: { plans: [], consultations: [], assessments: [] },
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
      stories: [],
    },
  };
  api.answer(therapy.findTherapy, () => answered.given);
  api.answer(therapy.findOwnTherapy, () => answered.own);
  return { api, answered };
};

export const showTherapy = async () => {
  showScreen(<TherapyScreen pay={({ quote }) => <p>Paying {quote.title}</p>} />, {
    at: '/relationship-therapy',
  });
  await screen.findByRole('tab', { name: 'About' });
};
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const inDialog = async (name: string | RegExp, button: string | RegExp) =>
  userEvent.click(within(await dialog(name)).getByRole('button', { name: button }));
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
