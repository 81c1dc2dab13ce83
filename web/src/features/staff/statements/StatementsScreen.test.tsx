// Lines of the bank’s statements: each is confirmed or closed by a person.

import {
  closeStatementLine,
  confirmStatementLine,
  listStatementLines,
  type StatementLine,
} from '@ijeuwa/contract/statements';
import {
  type Confirmed,
  listOddPayments,
  listTransfers,
  type TransferCase,
} from '@ijeuwa/contract/transfers';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import StatementsScreen from './StatementsScreen.tsx';
import { ID, line, proposal } from './statements.fakes.ts';

afterEach(cleanup);

const said = (change: Partial<Confirmed>): Confirmed => ({
  paid: false,
  refundDue: false,
  approvals: 1,
  approvalsNeeded: 1,
  disputed: false,
  missing: null,
  ...change,
});

let api: ReturnType<typeof fakeApi>;
let lines: StatementLine[];
beforeEach(() => {
  api = fakeApi();
  lines = [line(1, 'certain', [proposal(1)])];
  api.answer(listStatementLines, () => ({ lines, more: 0, uploads: [] }));
  api.answer(listTransfers, { transfers: [] });
  api.answer(listOddPayments, { payments: [] });
});
const show = (at = '/staff/statements') =>
  showScreen(
    <>
      <StatementsScreen />
      <Toaster />
    </>,
    { at, user: null },
  );
const items = async () =>
  within(await screen.findByRole('list', { name: 'Lines of money that came' })).getAllByRole('heading');
const open = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog'));
};

test('a line says what came, which transfer it may be for, and why', async () => {
  show();
  expect(await items()).toHaveLength(1);
  expect(screen.getByText('Fits one transfer')).toBeTruthy();
  expect(screen.getByText('NIP/KUDA/SOMEBODY/1')).toBeTruthy();
  expect(screen.getByText(/Blossom for Chinedu Ọkáfọ̀, ₦75,000/)).toBeTruthy();
  expect(screen.getByText('The reference and the amount fit.')).toBeTruthy();
});

test('whoever comes for one line stands at it', async () => {
  lines = [line(1, 'none', []), line(2, 'none', [])];
  show(`/staff/statements?line=${lines[1]!._id}`);
  const [, sought] = await items();
  expect(document.activeElement).toBe(sought);
});

test('two lines of one amount and day have names of their own, which begin as their buttons read', async () => {
  lines = [line(1, 'none', []), line(2, 'none', []), line(3, 'certain', [proposal(3)])];
  show();
  await items();
  const names = screen
    .getAllByRole('button', { name: / ₦75,000 of / })
    .map((one) => [one.textContent, one.getAttribute('aria-label')] as const);
  expect(new Set(names.map(([, name]) => name)).size).toBe(6);
  for (const [seen, name] of names) expect(name?.startsWith(seen ?? '?')).toBe(true);
  expect(names[0]).toEqual([
    'Find its transfer',
    'Find its transfer: ₦75,000 of 24 November 2026, NIP/KUDA/SOMEBODY/1',
  ]);
});

test('confirmed with a reason, the line leaves the list', async () => {
  api.answer(confirmStatementLine, () => {
    lines = [];
    return said({ paid: true, refundDue: false, approvals: 1 });
  });
  show();
  const dialog = await open(/^Confirm: ₦75,000 of 24 November 2026/);
  expect(dialog.getByText('What was bought is the member’s at once.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'This is the payment' }));
  expect(dialog.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'statement 7');
  await userEvent.click(dialog.getByRole('button', { name: 'This is the payment' }));
  expect(await screen.findByText('blossom-1795500000121 is paid: Blossom, for Chinedu Ọkáfọ̀.')).toBeTruthy();
  expect(api.callsOf(confirmStatementLine)[0]).toMatchObject({
    params: { id: ID(1) },
    body: { transferId: ID(1), reason: 'statement 7' },
  });
  expect(await screen.findByText('Nothing waits here')).toBeTruthy();
});

test('of several one is chosen first', async () => {
  lines = [line(1, 'possible', [proposal(1), proposal(2)])];
  api.answer(confirmStatementLine, said({ paid: false, refundDue: false, approvals: 1 }));
  show();
  const dialog = await open(/^Confirm/);
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'This is the payment' }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: /blossom-1795500000122/ }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'she called');
  await userEvent.click(dialog.getByRole('button', { name: 'This is the payment' }));
  await waitFor(() =>
    expect(api.callsOf(confirmStatementLine)[0]?.body).toEqual({ transferId: ID(2), reason: 'she called' }),
  );
});

test('a line that proposes nothing is tied to a transfer by its reference', async () => {
  lines = [line(1, 'none', [])];
  const found = {
    attemptId: ID(5),
    orderId: ID(9),
    reference: 'harmony-1',
    createdAt: '',
    expiresAt: '',
  } as Partial<TransferCase>;
  const rest = { announcedAt: null, approvals: 0, approvalsNeeded: 2, confirmedByMe: false };
  const { member, title, total } = proposal(5);
  const transfer = {
    ...found,
    ...rest,
    member,
    title,
    total,
    paidAlready: false,
    accountClosed: false,
    profileRefused: false,
    notFound: null,
    ended: null,
  } as TransferCase;
  api.answer(listTransfers, ({ query }) => ({
    transfers: query.reference === 'harmony-1' ? [transfer] : [],
  }));
  api.answer(confirmStatementLine, said({ approvalsNeeded: 2 }));
  show();
  const dialog = await open(/^Find its transfer/);
  const box = dialog.getByRole('searchbox');
  await userEvent.type(box, 'lost{Enter}');
  expect(await dialog.findByText('No unpaid transfer has the reference lost.')).toBeTruthy();
  await userEvent.clear(box);
  await userEvent.type(box, 'harmony-1{Enter}');
  expect(await dialog.findByRole('radio', { name: /harmony-1/ })).toBeTruthy();
  expect(dialog.getByText(/needs 2 people/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'his brother paid');
  await userEvent.click(dialog.getByRole('button', { name: 'This is the payment' }));
  expect(await screen.findByText(/^Confirmed by 1 of 2/)).toBeTruthy();
});

test('whoever looks for another reference and does not find it has chosen nothing: no other order is paid by it', async () => {
  lines = [line(1, 'excess', [proposal(1, { title: 'Harmony' })])];
  show();
  const dialog = await open(/^Confirm/);
  const press = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'This is the payment' });
  expect(press().disabled).toBe(false);
  await userEvent.type(dialog.getByRole('searchbox'), 'my-forever-1{Enter}');
  expect(await dialog.findByText('No unpaid transfer has the reference my-forever-1.')).toBeTruthy();
  expect(press().disabled).toBe(true);
  await userEvent.click(dialog.getByRole('radio', { name: /blossom-1795500000121/ }));
  expect(press().disabled).toBe(false);
});

test('of several, one that was confirmed by hand begins nothing', async () => {
  lines = [line(1, 'possible', [proposal(1), proposal(2, { confirmed: true })])];
  show();
  const dialog = await open(/^Confirm/);
  await userEvent.click(dialog.getByRole('radio', { name: /blossom-1795500000122/ }));
  expect(dialog.getByText(/was confirmed already. The line is noted as its money/)).toBeTruthy();
});

test('a rest that came with the reference of its part is a rest; a cancelled order says so before the press', async () => {
  const missing = { amountMinor: 7_500_000, currency: 'NGN' } as const;
  lines = [
    line(1, 'doubled', [proposal(1, { confirmed: true, missing })]),
    line(2, 'certain', [proposal(2, { ended: 'given_up' })]),
  ];
  show();
  expect(await screen.findByText('The rest of what came short')).toBeTruthy();
  expect(screen.getByText(/Its member cancelled this order\./)).toBeTruthy();
  const [rest, late] = screen.getAllByRole('button', { name: /^Confirm/ });
  await userEvent.click(rest!);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^This is the rest: ₦75,000 of its order was missing/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(late!);
  expect(
    within(screen.getByRole('dialog')).getByText(/^Its member cancelled this order\. What was bought is/),
  ).toBeTruthy();
});

test('too little, too much, taken back: it says so, and what is gone can only be closed', async () => {
  lines = [
    line(1, 'short', [proposal(1, { differenceMinor: -500_000 })]),
    line(2, 'excess', [proposal(2, { differenceMinor: 100_050 })]),
    line(3, 'reversed', []),
    line(4, 'doubled', [proposal(4)]),
  ];
  api.answer(closeStatementLine, () => {
    lines = lines.slice(1);
    return { closed: true };
  });
  show();
  expect(await screen.findByText('₦5,000 is missing')).toBeTruthy();
  expect(screen.getByText('₦1,000.50 too much')).toBeTruthy();
  expect(screen.getByText('Taken back by the bank')).toBeTruthy();
  expect(screen.getByText('More for a transfer that has come')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Confirm/ })).toHaveLength(3);
  const [first] = screen.getAllByRole('button', { name: /^Close/ });
  await userEvent.click(first!);
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Close the line' }));
  expect(dialog.getByText('Please say which it is.')).toBeTruthy();
  expect(dialog.getByText('Please give the reason; it is kept in the audit.')).toBeTruthy();
  expect(api.callsOf(closeStatementLine)).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reason'), 'she asked for it');
  await userEvent.click(dialog.getByRole('radio', { name: /^It was sent back/ }));
  await userEvent.type(dialog.getByLabelText('Reference of the sending'), 'FT-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Close the line' }));
  expect(await screen.findByText('The line is closed.')).toBeTruthy();
  const body = { as: 'sent_back', reference: 'FT-1', reason: 'she asked for it' };
  expect(api.callsOf(closeStatementLine)[0]).toMatchObject({ body });
  await waitFor(async () => expect(await items()).toHaveLength(3));
});

test('where nothing was uploaded yet it says what to do; what does not load can be asked for again', async () => {
  lines = [];
  show();
  expect(await screen.findByText(/^Upload a statement of the bank/)).toBeTruthy();
  cleanup();
  api.refuse(listStatementLines, 'fault', 'Something went wrong');
  show();
  expect(await screen.findByText('Statements did not load')).toBeTruthy();
  expect(screen.getByLabelText('Upload a statement', { selector: 'input' })).toBeTruthy();
});

test('less than was asked for is confirmed as what came, and it says before and after what that does', async () => {
  const amount = { amountMinor: 7_000_000, currency: 'NGN' } as const;
  lines = [line(1, 'short', [proposal(1, { differenceMinor: -500_000 })], { amount })];
  api.answer(confirmStatementLine, said({ missing: { amountMinor: 500_000, currency: 'NGN' } }));
  show();
  const dialog = await open(/^Confirm: ₦70,000/);
  expect(dialog.getByText(/₦5,000 is missing. What came counts, and the member has 72 hours/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'statement 7');
  await userEvent.click(dialog.getByRole('button', { name: 'This is the payment' }));
  expect(await screen.findByText(/came in part. ₦5,000 is missing/)).toBeTruthy();
});

test('of much money the line says what a colleague said of it, and the second person says the same', async () => {
  lines = [
    line(1, 'none', [], { saidClosed: { by: 'other', as: 'booked', reference: 'payout-7' } }),
    line(2, 'reversed', []),
  ];
  api.answer(closeStatementLine, { closed: false });
  show();
  expect(await screen.findByText('Needs a second person to close it')).toBeTruthy();
  expect(screen.getByText('A colleague said: in the books already, payout-7.')).toBeTruthy();
  const dialog = await open(/^Close: .*1$/);
  const reference = dialog.getByLabelText<HTMLInputElement>('Reference of the payout or transfer');
  expect(reference.value).toBe('payout-7');
  await userEvent.type(dialog.getByLabelText('Reason'), 'the payout of today');
  await userEvent.click(dialog.getByRole('button', { name: 'Close the line' }));
  expect(await screen.findByText(/^It is noted/)).toBeTruthy();
  const gone = await open(/^Close: .*2$/);
  expect(gone.queryByRole('radio')).toBeNull();
});
