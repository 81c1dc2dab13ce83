// The queue of enquiries: its clock, taking one, answering it by mail, noting on it, closing it, and being told of somebody who was faster.
import { listReadyAnswers } from '@ijeuwa/contract/live-chat';
import {
  answerEnquiry,
  claimEnquiry,
  closeEnquiry,
  type EnquiryCase,
  type EnquiryRow,
  handOverEnquiry,
  listEnquiries,
  noteEnquiry,
  readEnquiry,
  reopenEnquiry,
} from '@ijeuwa/contract/support';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import EnquiriesScreen from './EnquiriesScreen.tsx';

afterEach(cleanup);

const HOUR_MS = 3_600_000;
const now = new Date().toISOString();
const row = (n: number, more: Partial<EnquiryRow> = {}): EnquiryRow => ({
  _id: `01900000-0000-7000-8000-0000000000e${n}`,
  reference: `7K3M-000${n}`,
  kind: 'help',
  name: 'Ngozi Ẹ̀nítàn',
  subject: 'My receipt',
  state: 'open',
  staff: null,
  mine: false,
  receivedAt: now,
  // Half an hour more, so that a slow machine reads the same hour.
  dueAt: new Date(Date.now() + 23.5 * HOUR_MS).toISOString(),
  ahead: false,
  answeredAt: null,
  closedAt: null,
  ...more,
});
const OK = { ok: true } as const;
const MINE = { state: 'claimed', staff: 'Bisi', mine: true } as const;
const change = (more: Partial<EnquiryRow>) => {
  rows = rows.map((one, n) => (n === 0 ? { ...one, ...more } : one));
  return OK;
};
let api: ReturnType<typeof fakeApi>;
let rows: EnquiryRow[];
let given: EnquiryCase['answers'];
let notes: EnquiryCase['notes'];
beforeEach(() => {
  api = fakeApi();
  rows = [row(1), row(2, { kind: 'contact', subject: null })];
  given = [];
  notes = [];
  api.answer(listEnquiries, () => ({ enquiries: rows, next: null }));
  api.answer(readEnquiry, ({ params }) => {
    return {
      ...rows.find((one) => one._id === params.id)!,
      email: 'ngozi@example.com',
      message: 'Where is\nmy receipt?',
      member: null,
      answers: given,
      notes,
    };
  });
  api.answer(listReadyAnswers, { answers: [{ key: 'welcome', title: 'Welcome', text: 'Good day.' }] });
});

const show = () =>
  showScreen(
    <>
      <EnquiriesScreen />
      <Toaster />
    </>,
    { at: '/staff/enquiries', user: null },
  );
const open = async (reference: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Open ${reference}` }));
  const dialog = within(screen.getByRole('dialog', { name: `Enquiry ${reference}` }));
  await dialog.findByText(/my receipt\?/);
  return dialog;
};

test('the queue says how long each may wait and who has it, and nothing of the text before it is opened', async () => {
  rows = [
    row(1, {
      dueAt: new Date(Date.now() - 3.5 * HOUR_MS).toISOString(),
      receivedAt: '2026-01-01T00:00:00.000Z',
    }),
    row(2, { kind: 'contact', subject: null, state: 'claimed', staff: 'Sola', ahead: true }),
    row(3, { state: 'answered', answeredAt: now, staff: 'Bisi', mine: true, ahead: true }),
    row(4, { state: 'closed', closedAt: now }),
  ];
  show();
  const items = within(await screen.findByRole('list', { name: 'Enquiries' })).getAllByRole('listitem');
  expect(items.map((one) => one.textContent)).toEqual([
    expect.stringMatching(
      /^Ngozi Ẹ̀nítàn.*Answer overdue by 3 hours.*7K3M-0001: My receipt.*Nobody has it yet/,
    ),
    expect.stringMatching(/Answer due in 23 hours.*Premium support.*With Sola. Received just now/),
    expect.stringMatching(/^(?!.*Premium support).*Answered.*Yours/),
    expect.stringMatching(/Closed/),
  ]);
  // At a weekend one is overdue that nobody was promised: the desk knows what was told.
  expect(screen.getByText(/within 24 hours at the latest, weekends too; a mail reminds you/)).toBeTruthy();
  expect(api.callsOf(readEnquiry)).toHaveLength(0);
  const dialog = await open('7K3M-0001');
  expect(dialog.getByText(/my receipt\?/).textContent).toBe('Where is\nmy receipt?');
});

test('an enquiry is taken, answered with a ready answer and one’s own words, and the keyboard goes on at the next', async () => {
  api.answer(claimEnquiry, () => change(MINE));
  api.answer(answerEnquiry, () => {
    rows = [row(2), row(1, { state: 'closed', closedAt: now, answeredAt: now })];
    return OK;
  });
  show();
  const dialog = await open('7K3M-0001');
  expect(dialog.queryByLabelText('Your answer')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Take this enquiry' }));
  const field = await dialog.findByLabelText('Your answer');
  await userEvent.selectOptions(await dialog.findByLabelText('Put in a ready answer'), 'welcome');
  await userEvent.type(field, ' In your mailbox.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Your answer is on its way to Ngozi Ẹ̀nítàn.')).toBeTruthy();
  expect(api.callsOf(answerEnquiry)[0]?.body).toEqual({
    clientId: expect.any(String),
    text: 'Good day. In your mailbox.',
    close: true,
  });
  await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('7K3M-0002'));
});

test('whoever was slower is told, and sees who has it', async () => {
  api.answer(claimEnquiry, () => {
    change({ state: 'claimed', staff: 'Sola' });
    throw new FakeRefusal('conflict', 'A colleague was faster: they have this enquiry.');
  });
  show();
  const dialog = await open('7K3M-0001');
  await userEvent.click(dialog.getByRole('button', { name: 'Take this enquiry' }));
  expect(await screen.findByText('A colleague was faster: they have this enquiry.')).toBeTruthy();
  expect(await dialog.findByText('With Sola')).toBeTruthy();
});

test('nothing is sent without a text', async () => {
  change(MINE);
  show();
  const dialog = await open('7K3M-0001');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(dialog.getByText('Please write an answer.')).toBeTruthy();
  expect(api.callsOf(answerEnquiry)).toHaveLength(0);
});

test('what was written outlives a refusal, and sent again it is the same answer', async () => {
  change(MINE);
  let refused = false;
  api.answer(answerEnquiry, () => {
    if (refused) return OK;
    refused = true;
    given = [{ _id: rows[1]!._id, text: 'Here it is.', staff: 'Sola', answeredAt: now }];
    throw new FakeRefusal('conflict', 'A colleague has this enquiry.');
  });
  show();
  const dialog = await open('7K3M-0001');
  await userEvent.type(dialog.getByLabelText('Your answer'), 'Coming.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Close the enquiry' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await dialog.findByText('A colleague has this enquiry.')).toBeTruthy();
  expect(await dialog.findByText('Here it is.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Coming.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = api
    .callsOf(answerEnquiry)
    .map((one) => one.body as { clientId: string; close: boolean });
  expect([second?.clientId, second?.close]).toEqual([first?.clientId, false]);
});

test('a note is kept for colleagues', async () => {
  api.answer(noteEnquiry, () => {
    notes = [{ _id: rows[1]!._id, text: 'Wrote in May too.', staff: 'Bisi', notedAt: now }];
    return OK;
  });
  show();
  const dialog = await open('7K3M-0001');
  await userEvent.type(dialog.getByLabelText('Note for colleagues'), 'Wrote in May too.');
  await userEvent.click(dialog.getByRole('button', { name: 'Keep the note' }));
  const kept = within(await dialog.findByRole('region', { name: 'Notes' }));
  expect(kept.getByText('Wrote in May too.')).toBeTruthy();
  expect(api.callsOf(noteEnquiry)[0]?.body).toEqual({
    clientId: expect.any(String),
    text: 'Wrote in May too.',
  });
});

test.each([
  [MINE, 'Hand over', handOverEnquiry, 'The enquiry waits for a colleague.'],
  [{}, 'Close the enquiry', closeEnquiry, 'The enquiry is closed.'],
  [{ state: 'closed', closedAt: now }, 'Reopen', reopenEnquiry, 'The enquiry is open again.'],
] as const)('one that stands as %j: “%s” asks for a reason', async (stands, press, act, done) => {
  change(stands);
  api.answer(act, OK);
  show();
  const dialog = await open('7K3M-0001');
  await userEvent.click(dialog.getByRole('button', { name: press }));
  const asked = within(await screen.findByRole('dialog', { name: /this enquiry$/ }));
  await userEvent.click(asked.getByRole('button', { name: press }));
  expect(asked.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  await userEvent.type(asked.getByLabelText('Reason'), 'I go home.');
  await userEvent.click(asked.getByRole('button', { name: press }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(api.callsOf(act)[0]?.body).toEqual({ reason: 'I go home.' });
});

test('pages are turned forward and back', async () => {
  api.answer(listEnquiries, ({ query }) =>
    query.after ? { enquiries: [row(5)], next: null } : { enquiries: [row(1)], next: '0.1.x' },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('7K3M-0005: My receipt')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('7K3M-0001: My receipt')).toBeTruthy();
});

test('when nobody has written it says so', async () => {
  rows = [];
  show();
  expect(await screen.findByText('No enquiries yet')).toBeTruthy();
});
