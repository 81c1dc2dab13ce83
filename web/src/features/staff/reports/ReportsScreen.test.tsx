// The queue of reports: reading a case, deciding on it, lifting a suspension, and being told of somebody faster.
import {
  decideReports,
  listReports,
  type ReportCase,
  type ReportedMember,
  readReports,
  type SuspendedMember,
} from '@ijeuwa/contract/safety';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import ReportsScreen from './ReportsScreen.tsx';

afterEach(cleanup);

const now = new Date().toISOString();
const id = (n: number) => `01900000-0000-7000-8000-0000000000e${n}`;
const emeka = { _id: id(1), name: 'Emeka Ụdẹ' };
const tunde = { _id: id(2), name: 'Túndé Àjàyí' };
const row = (member: typeof emeka, open = 1, reporters = open): ReportedMember => ({
  member,
  open,
  reporters,
  reasons: ['asks for money'],
  oldestAt: now,
});
const OK = { ok: true } as const;
let api: ReturnType<typeof fakeApi>;
let cases: ReportedMember[];
let suspended: SuspendedMember[];
let found: ReportCase;
beforeEach(() => {
  api = fakeApi();
  cases = [row(emeka), row(tunde, 2)];
  suspended = [];
  found = {
    member: emeka,
    state: 'active',
    profile: {
      age: 34,
      location: 'Lagos, Nigeria',
      profession: 'Trader',
      relationshipStatus: '',
      bio: 'Hello.',
      prompts: [{ text: 'A proverb that I live by', reply: 'Gift cards open doors.' }],
    },
    photos: [],
    reports: [
      {
        _id: id(3),
        reporter: { _id: id(4), name: 'Ifẹ́ Balógun' },
        reason: 'asks for money',
        details: 'He wants\nairtime.',
        note: { about: 'About me: I sing.', text: 'Send me a voucher.' },
        matched: true,
        match: { _id: id(5), from: '2026-03-03T10:00:00.000Z', until: now },
        reportedAt: now,
        decided: false,
      },
    ],
    decisions: [],
  };
  api.answer(listReports, () => ({ cases, waiting: cases.length, suspended }));
  api.answer(readReports, () => found);
});

const show = () =>
  showScreen(
    <>
      <ReportsScreen />
      <Toaster />
    </>,
    { at: '/staff/reports', user: null },
  );
const open = async ({ name }: typeof emeka) => {
  await userEvent.click(await screen.findByRole('button', { name: `Open the case of ${name}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Reports on ${name}` }));
  await dialog.findByRole('form', { name: 'Decision' });
  return dialog;
};

test('the queue says who was reported, how often and for what, and nothing of the words before it is opened', async () => {
  show();
  const list = within(await screen.findByRole('list', { name: 'Reported members' }));
  expect(list.getByText('2 reports')).toBeTruthy();
  expect(list.getAllByText('Asks for money')).toHaveLength(2);
  expect(api.callsOf(readReports)).toHaveLength(0);
  const dialog = await open(emeka);
  expect(dialog.getByText(/airtime/).textContent).toBe('He wants\nairtime.');
  expect(dialog.getByText('Gift cards open doors.')).toBeTruthy();
  expect(dialog.getByText('The member’s note with a like, about “About me: I sing.”')).toBeTruthy();
  expect(dialog.getByText('Send me a voucher.')).toBeTruthy();
  expect(
    dialog.getByText(/By Ifẹ́ Balógun.*The two were matched from .*3 Mar.* until this report\./),
  ).toBeTruthy();
  expect(dialog.queryByRole('radio', { name: /Lift/ })).toBeNull();
});

test('a suspension needs words for the member and a reason, and the keyboard goes on at the next', async () => {
  api.answer(decideReports, () => {
    cases = [row(tunde, 2)];
    return OK;
  });
  show();
  const dialog = await open(emeka);
  const decide = dialog.getByRole('button', { name: 'Decide' });
  await userEvent.click(decide);
  expect(dialog.getByText('Please choose what follows.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: /Suspension/ }));
  await userEvent.click(decide);
  expect(dialog.getByText('Please write what the member will read.')).toBeTruthy();
  expect(dialog.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  expect(api.callsOf(decideReports)).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText('To the member'), 'You asked for money.');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Messages quoted.');
  await userEvent.click(decide);
  expect(await screen.findByText('The account is suspended.')).toBeTruthy();
  expect(api.callsOf(decideReports)[0]?.body).toEqual({
    decision: 'suspension',
    reason: 'You asked for money.',
    note: 'Messages quoted.',
    seen: 1,
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe(tunde.name));
});

test('whoever decides second is told, and loses nothing', async () => {
  api.answer(decideReports, () => {
    throw new FakeRefusal('conflict', 'Somebody has decided on these reports already.');
  });
  show();
  const dialog = await open(emeka);
  await userEvent.click(dialog.getByRole('radio', { name: /Warning/ }));
  await userEvent.type(dialog.getByLabelText('To the member'), 'Please stop.');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Rude.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await dialog.findByText('Somebody has decided on these reports already.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('To the member').value).toBe('Please stop.');
});

test('the word that somebody else has decided outlives the form, which goes with it', async () => {
  api.answer(decideReports, () => {
    found = { ...found, reports: found.reports.map((one) => ({ ...one, decided: true })) };
    throw new FakeRefusal('conflict', 'Somebody has decided on these reports already.');
  });
  show();
  const dialog = await open(emeka);
  await userEvent.click(dialog.getByRole('radio', { name: /Warning/ }));
  await userEvent.type(dialog.getByLabelText('To the member'), 'Please stop.');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Rude.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Decide' })).toBeNull());
  expect(await screen.findByText('Somebody has decided on these reports already.')).toBeTruthy();
});

test('a suspension is lifted from the member’s case', async () => {
  api.answer(decideReports, () => OK);
  cases = [];
  suspended = [{ member: emeka, since: now }];
  found = {
    ...found,
    state: 'suspended',
    reports: found.reports.map((one) => ({ ...one, decided: true })),
  };
  show();
  expect(await screen.findByText('No reports waiting')).toBeTruthy();
  const dialog = await open(emeka);
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('radio', { name: /Lift/ }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'A mistake.');
  await userEvent.click(dialog.getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('The account is open again.')).toBeTruthy();
  expect(api.callsOf(decideReports)[0]?.body).toMatchObject({ decision: 'lift', seen: 0 });
});

test('of an account that is gone the reports are read and closed, and nobody can be warned', async () => {
  found = { ...found, state: 'gone', profile: null };
  show();
  const dialog = await open(emeka);
  expect(dialog.getByText('This account is gone.')).toBeTruthy();
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
});

test('several reports of one person are told from those of several', async () => {
  cases = [row(emeka, 3, 1), row(tunde, 3, 2)];
  show();
  expect(await screen.findByText('3 reports by one person')).toBeTruthy();
  expect(screen.getByText('3 reports by 2 people')).toBeTruthy();
});
