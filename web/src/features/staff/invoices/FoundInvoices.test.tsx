// What finance reads of an invoice that they look for.
import { findInvoices } from '@ijeuwa/contract/invoices';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { FoundInvoices } from './FoundInvoices.tsx';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
const found = {
  id: '01900000-0000-7000-8000-000000000001',
  number: 'CN-2026-000007',
  item: { kind: 'package', id: 'blossom', title: 'Blossom' },
  date: '2026-11-24T09:00:00.000Z',
  amount: '₦25,000',
  status: 'Credited',
  dueDate: '2026-12-08T09:00:00.000Z',
  invoiceFile: '/invoices/CN-2026-000007.pdf',
  kind: 'credit_note',
  memberId: '01900000-0000-7000-8000-000000000002',
  memberName: 'Chinedu Ọkáfọ̀',
  reference: 'blossom-1763700000000',
  sha256: null,
} as const;

test('an invoice is read with whose it is, how much, and of which order', async () => {
  api.answer(findInvoices, { invoices: [found, { ...found, id: found.memberId, memberName: '' }] });
  showScreen(<FoundInvoices name="CN-2026-000007" />, { at: '/staff/transfers' });
  const rows = await within(await screen.findByRole('region', { name: 'Invoices' })).findAllByRole(
    'listitem',
  );
  for (const said of [
    'CN-2026-000007, ₦25,000',
    'Credited',
    'Chinedu Ọkáfọ̀',
    'Blossom · blossom-1763700000000',
  ])
    expect(rows[0]!.textContent).toContain(said);
  expect(rows[1]!.textContent).toContain('An account that is gone');
});

test('what has no invoice is told so', async () => {
  api.answer(findInvoices, { invoices: [] });
  showScreen(<FoundInvoices name="IJ-2026-999999" />, { at: '/staff/transfers' });
  expect(await screen.findByText('No invoice is of IJ-2026-999999.')).toBeTruthy();
});
