// The planners' queue: its clock, taking an enquiry, answering what was seen, and being told of what was written meanwhile.
import {
  answerPlanning,
  claimPlanning,
  listPlanning,
  type PlanningCase,
  type PlanningRow,
  readPlanning,
} from '@ijeuwa/contract/planning';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import PlanningScreen from './PlanningScreen.tsx';

afterEach(cleanup);

const HOUR_MS = 3_600_000;
const now = new Date().toISOString();
const id = (n: number) => `01900000-0000-7000-8000-0000000000e${n}`;
const row = (n: number, more: Partial<PlanningRow> = {}): PlanningRow => ({
  _id: id(n),
  reference: `7K3M-000${n}`,
  about: 'Lagoon Lawn',
  weddingDate: '2027-12-18',
  guests: 280,
  name: 'Ngozi Ẹ̀nítàn',
  state: 'open',
  staff: null,
  mine: false,
  receivedAt: now,
  // Half an hour more, so that a slow machine reads the same hour.
  dueAt: new Date(Date.now() + 23.5 * HOUR_MS).toISOString(),
  answeredAt: null,
  closedAt: null,
  ...more,
});
let api: ReturnType<typeof fakeApi>;
let rows: PlanningRow[];
let written: PlanningCase['written'];
beforeEach(() => {
  api = fakeApi();
  rows = [row(1)];
  written = [{ _id: id(8), by: 'member', text: 'Is it free?', staff: null, writtenAt: now }];
  api.answer(listPlanning, () => ({ enquiries: rows, next: null }));
  api.answer(readPlanning, () => ({
    ...rows[0]!,
    email: 'ngozi@example.com',
    member: { _id: id(9), name: 'Ngozi' },
    written,
    notes: [],
  }));
});
const show = () =>
  showScreen(
    <>
      <PlanningScreen />
      <Toaster />
    </>,
    { at: '/staff/planning', user: null },
  );
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Open 7K3M-0001' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Wedding enquiry 7K3M-0001' }));
  await dialog.findByText('Is it free?');
  return dialog;
};

test('the queue says how long each may wait, for which day it is, and who has it', async () => {
  rows = [
    row(1, { dueAt: new Date(Date.now() - 3.5 * HOUR_MS).toISOString() }),
    row(2, { about: null, weddingDate: null, guests: null, state: 'claimed', staff: 'Tola' }),
    row(3, { state: 'answered', dueAt: null, staff: 'Tola', mine: true }),
    row(4, { state: 'closed', dueAt: null, closedAt: now }),
  ];
  show();
  const list = await screen.findByRole('list', { name: 'Wedding enquiries' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual([
    expect.stringMatching(
      /Answer overdue by 3 hours.*Lagoon Lawn18 December 2027, 280 guests.*Nobody has it yet/,
    ),
    expect.stringMatching(/Answer due in 23 hours.*A wedding in general.*With Tola/),
    expect.stringMatching(/Answered.*Yours/),
    expect.stringMatching(/Closed/),
  ]);
});

test('one is taken and answered, with how much of it was seen', async () => {
  api.answer(claimPlanning, () => {
    rows = [row(1, { state: 'claimed', staff: 'Tola', mine: true })];
    return { ok: true as const };
  });
  api.answer(answerPlanning, { ok: true });
  show();
  const dialog = await open();
  expect(dialog.queryByLabelText('Your answer')).toBeNull();
  // Nobody who waits is left without a word.
  expect(dialog.queryByRole('button', { name: 'Close the enquiry' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Take this enquiry' }));
  await userEvent.type(await dialog.findByLabelText('Your answer'), 'It is.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Your answer is on its way to Ngozi Ẹ̀nítàn.')).toBeTruthy();
  expect(api.callsOf(answerPlanning)[0]?.body).toEqual({
    clientId: expect.any(String),
    text: 'It is.',
    seen: 1,
    close: false,
  });
});

test('what the member wrote meanwhile is shown beside the answer, which stays', async () => {
  rows = [row(1, { state: 'claimed', staff: 'Tola', mine: true })];
  api.answer(answerPlanning, () => {
    written = [...written, { _id: id(7), by: 'member', text: 'Without wine.', staff: null, writtenAt: now }];
    throw new FakeRefusal('conflict', 'Something was written meanwhile. Please read it before you answer.');
  });
  show();
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Your answer'), 'It is.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await dialog.findByText(/written meanwhile/)).toBeTruthy();
  expect(await dialog.findByText('Without wine.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('It is.');
});

test('without a day it is said for how many alone', async () => {
  rows = [row(1, { weddingDate: null, guests: 1 })];
  show();
  const dialog = await open();
  expect(dialog.getByText('How many')).toBeTruthy();
  expect(dialog.getByText('one guest')).toBeTruthy();
  expect(dialog.queryByText('The day')).toBeNull();
});
