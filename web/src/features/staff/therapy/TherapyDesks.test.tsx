// The desk of counsellors: assessments by their clock, and the plans as they are kept.
import { type GuidanceTextEntry, listGuidanceTextEntries } from '@ijeuwa/contract/guidance';
import * as therapy from '@ijeuwa/contract/therapy';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import AssessmentsScreen from './AssessmentsScreen.tsx';
import GuidanceTextsScreen from './GuidanceTextsScreen.tsx';
import TherapyPlansScreen from './TherapyPlansScreen.tsx';

afterEach(cleanup);

const HOUR_MS = 3_600_000;
const idOf = (n: number) => `01900000-0000-7000-8000-0000000000b${n}`;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const OK = { ok: true } as const;

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

const show = (desk: ReactNode) =>
  showScreen(
    <>
      {desk}
      <Toaster />
    </>,
    { at: '/staff/assessments', user: null },
  );
const open = async (button: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
};

test('an assessment is opened to be read, and answered once', async () => {
  const row = {
    _id: idOf(1),
    name: 'Ngozi',
    sentAt: inHours(-25),
    dueAt: inHours(-1.5),
    answeredAt: null,
    staff: null,
    mine: false,
  };
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

test('one that a colleague has is read, handed over with a reason, and not answered; one that nobody has is taken', async () => {
  const row = { _id: idOf(1), name: 'Ngozi', sentAt: inHours(-2), dueAt: inHours(22), answeredAt: null };
  let whose: { staff: string | null; mine: boolean } = { staff: 'Tunde', mine: false };
  api.answer(therapy.listAssessments, () => ({ assessments: [{ ...row, ...whose }], next: null }));
  api.answer(therapy.readAssessment, () => ({
    ...{ ...row, ...whose, duration: '1_3' as const, goal: 'To talk.', insights: null },
  }));
  api.answer(therapy.handOverAssessment, () => {
    whose = { staff: null, mine: false };
    return OK;
  });
  api.answer(therapy.claimAssessment, () => {
    whose = { staff: 'Bisi', mine: true };
    return OK;
  });
  show(<AssessmentsScreen />);
  expect(await screen.findByText(/Tunde has it/)).toBeTruthy();
  const dialog = await open('Open the assessment of Ngozi', 'Assessment of Ngozi');
  expect(await dialog.findByText('Tunde has this assessment.')).toBeTruthy();
  expect(dialog.queryByLabelText('Your insights')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  const reason = within(await screen.findByRole('dialog', { name: 'Hand over this assessment' }));
  await userEvent.type(reason.getByLabelText(/Reason/), 'She is ill.');
  await userEvent.click(reason.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText(/Nobody has it/)).toBeTruthy();
  const again = await open('Open the assessment of Ngozi', 'Assessment of Ngozi');
  await userEvent.click(await again.findByRole('button', { name: 'Take this assessment' }));
  expect(await screen.findByText(/You have it/)).toBeTruthy();
});

test('an empty desk says so', async () => {
  api.answer(therapy.listAssessments, { assessments: [], next: null });
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
  const dialog = within(await screen.findByRole('dialog', { name: 'Change a plan' }));
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

test('texts of one part are counted from one, whatever their place in the file; one by itself has no number', async () => {
  const entryOf = (part: GuidanceTextEntry['part'], title: string, order: number) => {
    const data = { part, title, text: 'Words.', order };
    const version = {
      version: 1,
      data,
      unfit: null,
      html: null,
      ended: false,
      changedBy: null,
      reason: null,
    };
    return { key: title, current: { ...version, validFrom: inHours(-1) }, earlier: [] };
  };
  api.answer(listGuidanceTextEntries, {
    entries: [
      entryOf('therapy-hero', 'Relationship Therapy', 0),
      entryOf('counselling-approach', 'Your home', 19),
      entryOf('counselling-approach', 'Both are heard', 18),
    ],
  });
  show(<GuidanceTextsScreen />);
  await screen.findByText('Relationship Therapy');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Relationship Therapy',
    '1. Both are heard',
    '2. Your home',
  ]);
});
