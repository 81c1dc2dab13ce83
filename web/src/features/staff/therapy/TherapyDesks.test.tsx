// The desks of counsellors: wishes for a consultation and assessments by their clock, and the plans as they are kept.
import * as therapy from '@ijeuwa/contract/therapy';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import AssessmentsScreen from './AssessmentsScreen.tsx';
import ConsultationsScreen from './ConsultationsScreen.tsx';
import TherapyPlansScreen from './TherapyPlansScreen.tsx';

afterEach(cleanup);

const HOUR_MS = 3_600_000;
const idOf = (n: number) => `01900000-0000-7000-8000-0000000000b${n}`;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const wishOf = (n: number, more: Partial<therapy.ConsultationRow> = {}): therapy.ConsultationRow => ({
  _id: idOf(n),
  name: `Ngozi ${n}`,
  email: 'ngozi@example.com',
  date: '2026-12-01',
  state: 'unpaid',
  staff: null,
  mine: false,
  sentAt: inHours(-1),
  payBy: inHours(23),
  paidAt: null,
  dueAt: inHours(23.5),
  answer: null,
  ...more,
});
const OK = { ok: true } as const;
const MINE = { staff: 'Bisi', mine: true } as const;

let api: ReturnType<typeof fakeApi>;
let wishes: therapy.ConsultationRow[];
beforeEach(() => {
  api = fakeApi();
  wishes = [wishOf(1), wishOf(2)];
  api.answer(therapy.listConsultations, () => ({ consultations: wishes, next: null }));
});

const show = (desk: ReactNode) =>
  showScreen(
    <>
      {desk}
      <Toaster />
    </>,
    { at: '/staff/consultations', user: null },
  );
const open = async (button: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
};

test('the queue says how long each may wait, who has it, and whether its fee is here', async () => {
  wishes = [
    wishOf(1, { dueAt: inHours(-3.5), state: 'paid', paidAt: inHours(-1) }),
    wishOf(2, { ...MINE, mine: false, staff: 'Sola' }),
    wishOf(3, { ...MINE, answer: { text: 'At ten.', startsAt: null, answeredAt: inHours(-1) } }),
    wishOf(4, { state: 'lapsed' }),
    wishOf(5, { state: 'closed', paidAt: inHours(-2) }),
  ];
  show(<ConsultationsScreen />);
  const items = within(await screen.findByRole('list', { name: 'Consultations' })).getAllByRole('listitem');
  expect(items.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/Answer overdue by 3 hours.*Fee paid.*1 December 2026.*Nobody has it yet/),
    expect.stringMatching(/Answer due in 23 hours.*Fee not here yet.*With Sola/),
    expect.stringMatching(/Answered.*Yours/),
    expect.stringMatching(/Not paid in time.*Fee did not come/),
    expect.stringMatching(/Closed.*Fee paid/),
  ]);
});

test('a wish is taken, and answered with a time', async () => {
  api.answer(therapy.claimConsultation, () => {
    wishes = [wishOf(1, MINE), wishOf(2)];
    return OK;
  });
  api.answer(therapy.answerConsultation, OK);
  show(<ConsultationsScreen />);
  const dialog = await open('Open Ngozi 1', 'Consultation for Ngozi 1');
  expect(dialog.queryByLabelText('Your answer')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Take this consultation' }));
  await userEvent.type(await dialog.findByLabelText(/^Time/), '2026-12-01T10:00');
  await userEvent.type(dialog.getByLabelText('Your answer'), 'Come at ten.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Your answer is on its way to Ngozi 1.')).toBeTruthy();
  expect(api.callsOf(therapy.answerConsultation)[0]?.body).toEqual({
    clientId: expect.any(String),
    text: 'Come at ten.',
    startsAt: '2026-12-01T10:00',
  });
});

test('whoever was slower is told; one is closed with a reason', async () => {
  api.answer(therapy.claimConsultation, () => {
    wishes = [wishOf(1, { staff: 'Sola' }), wishOf(2)];
    throw new FakeRefusal('conflict', 'A colleague was faster: they have this one.');
  });
  api.answer(therapy.closeConsultation, OK);
  show(<ConsultationsScreen />);
  const dialog = await open('Open Ngozi 1', 'Consultation for Ngozi 1');
  await userEvent.click(dialog.getByRole('button', { name: 'Take this consultation' }));
  expect(await screen.findByText('A colleague was faster: they have this one.')).toBeTruthy();
  expect(await dialog.findByText('With Sola')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close it' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Close this consultation' }));
  await userEvent.type(asked.getByLabelText('Reason'), 'It took place.');
  await userEvent.click(asked.getByRole('button', { name: 'Close it' }));
  expect(await screen.findByText('The consultation is closed.')).toBeTruthy();
});

test('an assessment is opened to be read, and answered once', async () => {
  const row = { _id: idOf(1), name: 'Ngozi', sentAt: inHours(-25), dueAt: inHours(-1.5), answeredAt: null };
  api.answer(therapy.listAssessments, { assessments: [row], next: null });
  api.answer(therapy.readAssessment, {
    ...row,
    duration: '1_3',
    goal: 'To talk\nagain.',
    insights: null,
  });
  api.answer(therapy.writeInsights, OK);
  show(<AssessmentsScreen />);
  expect(await screen.findByText('Insights overdue by 1 hour')).toBeTruthy();
  expect(api.callsOf(therapy.readAssessment)).toHaveLength(0);
  const dialog = await open('Open the assessment of Ngozi', 'Assessment of Ngozi');
  expect(await dialog.findByText('1 to 3 years')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send insights' }));
  expect(dialog.getByText('Please write the insights.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Your insights'), 'Begin small.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send insights' }));
  expect(await screen.findByText('Your insights are with Ngozi.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('empty desks say so', async () => {
  wishes = [];
  api.answer(therapy.listAssessments, { assessments: [], next: null });
  show(<ConsultationsScreen />);
  expect(await screen.findByText('No consultations yet')).toBeTruthy();
  cleanup();
  show(<AssessmentsScreen />);
  expect(await screen.findByText('No assessments yet')).toBeTruthy();
});

test('a plan is changed with its prices and a reason, and stays the offer that it is', async () => {
  const data: therapy.TherapyPackageEntry = {
    ...{ offer: 'plan', name: 'Starter', sessions: 4, priceNGN: 150_000, priceUSD: 93.75 },
    ...{ save: 15, popular: false, order: 0 },
  };
  const version = { version: 1, data, unfit: null, html: null, ended: false, changedBy: null, reason: null };
  const history = { key: 'starter', current: { ...version, validFrom: inHours(-1) }, earlier: [] };
  api.answer(therapy.listTherapyPackageEntries, { entries: [history] });
  api.answer(therapy.changeTherapyPackage, { entry: history });
  show(<TherapyPlansScreen />);
  expect(await screen.findByText(/₦150,000, \$93\.75, saves 15%/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Change/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Price in dollars'));
  await userEvent.type(dialog.getByLabelText('Price in dollars'), '95.5');
  await userEvent.type(dialog.getByLabelText('Reason'), 'The dollar.');
  await userEvent.click(dialog.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(api.callsOf(therapy.changeTherapyPackage)).toHaveLength(1));
  expect(api.callsOf(therapy.changeTherapyPackage)[0]?.body).toEqual({
    data: { ...data, priceUSD: 95.5 },
    reason: 'The dollar.',
    seenVersion: 1,
  });
});
