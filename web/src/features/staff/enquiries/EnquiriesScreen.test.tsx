// The queue of enquiries: reading one, answering it by mail, closing it, and being told of somebody who was faster.
import {
  answerEnquiry,
  closeEnquiry,
  type EnquiryCase,
  type EnquiryRow,
  listEnquiries,
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

const row = (n: number, more: Partial<EnquiryRow> = {}): EnquiryRow => ({
  _id: `01900000-0000-7000-8000-0000000000e${n}`,
  reference: `7K3M-000${n}`,
  kind: 'help',
  name: 'Ngozi Ẹ̀nítàn',
  subject: 'My receipt',
  receivedAt: new Date().toISOString(),
  closedAt: null,
  answered: 0,
  ...more,
});
const OK = { ok: true } as const;
let api: ReturnType<typeof fakeApi>;
let rows: EnquiryRow[];
let given: EnquiryCase['answers'];
beforeEach(() => {
  api = fakeApi();
  rows = [row(1), row(2, { kind: 'contact', subject: null })];
  given = [];
  api.answer(listEnquiries, () => ({ enquiries: rows, next: null }));
  api.answer(readEnquiry, ({ params }) => {
    const { answered: _, ...found } = rows.find((one) => one._id === params.id)!;
    return {
      ...found,
      email: 'ngozi@example.com',
      message: 'Where is\nmy receipt?',
      member: null,
      answers: given,
    };
  });
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
  await dialog.findByText(/ngozi@example.com, with a greeting|^Closed$/);
  return dialog;
};

test('the queue says who asks about what, and nothing of the text before it is opened', async () => {
  rows.push(row(3, { closedAt: new Date().toISOString() }), row(4, { answered: 2 }));
  show();
  const items = within(await screen.findByRole('list', { name: 'Enquiries' })).getAllByRole('listitem');
  expect(items.map((one) => within(one).getAllByText(/Received|Closed|Answered/)[0]?.textContent)).toEqual([
    'Received just now',
    'Received just now',
    'Closed',
    'Answered',
  ]);
  expect(items[0]?.textContent).toContain('Ngozi Ẹ̀nítàn: My receipt');
  expect(api.callsOf(readEnquiry)).toHaveLength(0);
  const dialog = await open('7K3M-0001');
  expect(dialog.getByText(/my receipt\?/).textContent).toBe('Where is\nmy receipt?');
});

test('an answer is sent and closes the enquiry, and the keyboard goes on at the next', async () => {
  api.answer(answerEnquiry, () => {
    rows = [row(2), row(1, { closedAt: new Date().toISOString(), answered: 1 })];
    return OK;
  });
  show();
  const dialog = await open('7K3M-0001');
  await userEvent.type(dialog.getByLabelText('Your answer'), 'In your mailbox.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Your answer is on its way to Ngozi Ẹ̀nítàn.')).toBeTruthy();
  expect(api.callsOf(answerEnquiry)[0]?.body).toEqual({
    id: expect.any(String),
    text: 'In your mailbox.',
    seen: 0,
    close: true,
  });
  expect(await screen.findByText('Closed')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('7K3M-0002'));
});

test('nothing is sent without a text', async () => {
  show();
  const dialog = await open('7K3M-0001');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(dialog.getByText('Please write an answer.')).toBeTruthy();
  expect(api.callsOf(answerEnquiry)).toHaveLength(0);
});

test('whoever answers second is told, reads the other’s answer, and loses nothing', async () => {
  api.answer(answerEnquiry, ({ body }) => {
    if (body.seen === 1) return OK;
    given = [{ _id: rows[1]!._id, text: 'Here it is.', staff: 'Bisi', answeredAt: new Date().toISOString() }];
    throw new FakeRefusal('conflict', 'Somebody has answered this enquiry meanwhile.');
  });
  show();
  const dialog = await open('7K3M-0001');
  await userEvent.type(dialog.getByLabelText('Your answer'), 'Coming.');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Close the enquiry' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(await dialog.findByText('Somebody has answered this enquiry meanwhile.')).toBeTruthy();
  expect(await dialog.findByText('Here it is.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Coming.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = api.callsOf(answerEnquiry).map((one) => one.body as { id: string; close: boolean });
  expect([second?.id, second?.close]).toEqual([first?.id, false]);
});

test('an enquiry is closed and reopened with a reason', async () => {
  const setClosed = (closedAt: string | null) => {
    rows = rows.map((one, n) => (n === 0 ? { ...one, closedAt } : one));
    return OK;
  };
  api.answer(closeEnquiry, () => setClosed(new Date().toISOString()));
  api.answer(reopenEnquiry, () => setClosed(null));
  show();
  const dialog = await open('7K3M-0001');
  const close = dialog.getByRole('button', { name: 'Close without an answer' });
  await userEvent.click(close);
  expect(dialog.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'spam');
  await userEvent.click(close);
  expect(await screen.findByText('The enquiry is closed.')).toBeTruthy();
  expect(api.callsOf(closeEnquiry)[0]?.body).toEqual({ reason: 'spam' });

  const again = await open('7K3M-0001');
  expect(again.queryByLabelText('Your answer')).toBeNull();
  await userEvent.type(again.getByLabelText('Reason'), 'no spam');
  await userEvent.click(again.getByRole('button', { name: 'Reopen' }));
  expect(await again.findByLabelText('Your answer')).toBeTruthy();
});

test('pages are turned forward and back', async () => {
  api.answer(listEnquiries, ({ query }) =>
    query.after ? { enquiries: [row(5)], next: null } : { enquiries: [row(1)], next: '0.1.x' },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('7K3M-0005')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await screen.findByText('7K3M-0001')).toBeTruthy();
});

test('when nobody has written it says so', async () => {
  rows = [];
  show();
  expect(await screen.findByText('No enquiries yet')).toBeTruthy();
});
