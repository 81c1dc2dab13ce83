// /invoices as a member sees it: what is listed, what is red, and what happens when a file does not come.
import { listOrders } from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/invoices';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { currentToasts } from '#ui/feedback.ts';
import { anOrder, aTransfer } from '../billing.fakes.ts';
import InvoicesScreen from './InvoicesScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let api: ReturnType<typeof fakeApi>;
let saved: string[];
beforeEach(() => {
  api = fakeApi();
  api.answer(listOrders, { orders: [] });
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const anInvoice = (nth: number, status: calls.Invoice['status'] = 'Paid'): calls.Invoice => ({
  id: `01900000-0000-7000-8000-00000000000${nth}`,
  number: `IJ-2026-00000${nth}`,
  item: { kind: 'package', id: 'harmony', title: 'Harmony' },
  date: '2026-11-24T09:00:00.000Z',
  amount: '$49.99',
  status,
  dueDate: '2026-12-08T09:00:00.000Z',
  invoiceFile: `/invoices/IJ-2026-00000${nth}.pdf`,
});
const show = (...invoices: calls.Invoice[]) => {
  api.answer(calls.listInvoices, { invoices });
  showScreen(<InvoicesScreen />, { at: '/invoices' });
};

test('each invoice stands with its amount, its days and how it stands; all but Paid and Pending in red', async () => {
  show(anInvoice(1), anInvoice(2, 'Pending'), anInvoice(3, 'Refunded'), anInvoice(4, 'Charged back'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Invoices' })).toBeTruthy();
  const history = within(screen.getByRole('region', { name: 'Invoice History' }));
  const rows = history.getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  for (const said of ['IJ-2026-000001', '$49.99', 'Tue 24 Nov']) expect(rows[0]!.textContent).toContain(said);
  expect(rows.map((row) => /Due Tue 8 Dec/.test(row.textContent ?? ''))).toEqual([false, true, false, false]);
  const red = (word: string) => screen.getByText(word).className.includes('danger');
  expect(['Paid', 'Pending', 'Refunded', 'Charged back'].map(red)).toEqual([false, false, true, true]);
});

test('each says what it is for, also where it is read aloud; a sample is said to be none of the member’s', async () => {
  const sample = { kind: 'package', id: 'sample', title: 'Sample membership' } as const;
  const session = { kind: 'session', id: anInvoice(3).id, title: 'Appointment' } as const;
  show({ ...anInvoice(1), item: sample }, anInvoice(2), { ...anInvoice(3), item: session });
  const row = (name: RegExp) => screen.findByRole('listitem', { name });
  const said = (await row(/^Sample membership, sample, IJ-2026-000001$/)).textContent;
  expect(said).toContain('A sample of this demonstration: you did not buy it.');
  // What is paid is due no more.
  expect(said).not.toContain('Due');
  expect((await row(/^Harmony, IJ-2026-000002$/)).textContent).not.toMatch(/sample/i);
  expect((await row(/^Appointment, IJ-2026-000003$/)).textContent).toContain('$49.99');
});

test.each([
  ['awaits_account', '₦5,000', '₦5,000 goes back to you once you name an account.'],
  ['awaits_account', '₦2,000', '₦5,000 goes back to you, ₦2,000 of it once you name an account.'],
  ['asked', null, '₦5,000 goes back, by Fri 11 Dec.'],
  ['on_its_way', null, '₦5,000 is on its way back, by Fri 11 Dec.'],
] as const)(
  'money that goes back stands beside its invoice as it is: %s, %s',
  async (stands, awaited, words) => {
    const by = awaited ? null : '2026-12-11T09:00:00.000Z';
    show({ ...anInvoice(1), goingBack: { amount: '₦5,000', stands, awaited, by } });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('a credit note is called so, and takes its amount off', async () => {
  show({ ...anInvoice(1, 'Credited'), number: 'CN-2026-000001' }, anInvoice(2));
  const note = await screen.findByRole('listitem', { name: 'Credit note: Harmony, CN-2026-000001' });
  expect(within(note).getByText('-$49.99')).toBeTruthy();
  expect(screen.getByRole('listitem', { name: 'Harmony, IJ-2026-000002' }).textContent).not.toContain('-$');
});

test('a file is saved under its own name, all of them under theirs', async () => {
  show(anInvoice(1), anInvoice(2));
  api.answer(calls.fetchInvoice, undefined);
  api.answer(calls.fetchAllInvoices, undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Download IJ-2026-000002, Harmony' }));
  await vi.waitFor(() => expect(saved).toEqual(['IJ-2026-000002.pdf']));
  await userEvent.click(screen.getByRole('button', { name: 'Download All' }));
  await vi.waitFor(() => expect(saved).toEqual(['IJ-2026-000002.pdf', 'all-invoices.zip']));
});

test('a second tap while it comes fetches nothing more', async () => {
  show(anInvoice(1));
  let come = () => {};
  api.answer(calls.fetchInvoice, () => new Promise<undefined>((go) => (come = () => go(undefined))));
  const button = await screen.findByRole('button', { name: 'Download IJ-2026-000001, Harmony' });
  await userEvent.click(button);
  await userEvent.click(button);
  come();
  await vi.waitFor(() => expect(saved).toEqual(['IJ-2026-000001.pdf']));
  expect(api.callsOf(calls.fetchInvoice)).toHaveLength(1);
});

test.each([
  ['Download IJ-2026-000001, Harmony', 'Failed to download invoice. Please try again later.'],
  ['Download All', 'Failed to download invoices. Please try again later.'],
])('where %s fails, nothing is saved, and it is said', async (name, words) => {
  show(anInvoice(1));
  api.refuse(calls.fetchInvoice, 'not_found', 'It is not there.');
  api.refuse(calls.fetchAllInvoices, 'unavailable', 'Not now.');
  await userEvent.click(await screen.findByRole('button', { name }));
  await vi.waitFor(() =>
    expect(currentToasts().map(({ tone, text }) => [tone, text])).toContainEqual(['error', words]),
  );
  expect(saved).toEqual([]);
});

test('whoever has paid nothing yet is led to the packages', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the packages' }).getAttribute('href')).toBe(
    '/billing-process',
  );
  expect(screen.queryByRole('button', { name: 'Download All' })).toBeNull();
});

test.each([
  [anOrder(), 'Your payment for Blossom is being checked'],
  [anOrder({ createdAt: new Date(Date.now() - 3_600_000).toISOString() }), 'Blossom is not paid yet'],
  [aTransfer({ announcedAt: '2026-11-24T09:00:00.000Z' }), 'We are looking for your transfer for Blossom'],
  [anOrder({ status: 'paid' }), 'Your invoice for Blossom is being made'],
])('whoever has just paid is not told that there is nothing: %#', async (order, words) => {
  api.answer(listOrders, { orders: [order] });
  show();
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  expect(screen.queryByText('No invoices yet')).toBeNull();
  expect(screen.queryByRole('link', { name: 'See the packages' })).toBeNull();
});

test('a transfer that nobody has sent is no payment', async () => {
  api.answer(listOrders, { orders: [aTransfer()] });
  show();
  expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeTruthy();
});

test('what is coming comes by itself, beside older ones too', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  api.answer(listOrders, { orders: [anOrder()] });
  show(anInvoice(1));
  expect(await screen.findByText('Your payment for Blossom is being checked.')).toBeTruthy();
  api.answer(listOrders, { orders: [anOrder({ status: 'paid' })] });
  await act(() => vi.advanceTimersByTimeAsync(3500));
  expect(await screen.findByText('Your invoice for Blossom is being made.')).toBeTruthy();
  const made = { ...anInvoice(2), item: anOrder().item, date: new Date(Date.now() + 1000).toISOString() };
  api.answer(calls.listInvoices, { invoices: [made, anInvoice(1)] });
  await act(() => vi.advanceTimersByTimeAsync(3500));
  expect(await screen.findByRole('listitem', { name: /^Blossom, / })).toBeTruthy();
  expect(screen.queryByText(/is being made/)).toBeNull();
  vi.useRealTimers();
});
