// The page of discounts: what is featured, what has ended, how a code is copied, and how it is redeemed.
import { type Discount, listDiscounts } from '@ijeuwa/contract/codes';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import DiscountsScreen from './DiscountsScreen.tsx';

const one = (code: string, validUntil: string, more: Partial<Discount> = {}): Discount => ({
  id: code.toLowerCase(),
  code,
  description: `What ${code} gives.`,
  validUntil,
  discount: '25%',
  background: 'wine',
  featured: false,
  ...more,
});
const SPECIFIED = [
  one('SUMMER2025', '2025-08-31', { featured: true }),
  one('FOREVER25', '2025-07-15', { discount: '50%' }),
  one('NEWUSER2025', '2025-12-31', { discount: 'FREE TRIAL' }),
  one('LOYALTY25', '2025-09-30', { discount: '30%' }),
];

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2025-08-30T12:00:00Z') });
  api = fakeApi();
  api.answer(listDiscounts, { discounts: SPECIFIED });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => showScreen(<DiscountsScreen />, { at: '/discounts' });
const featured = () => within(screen.getByRole('region', { name: /off$/ }));
const card = (name: string) => within(screen.getByRole('listitem', { name }));

test('the featured offer stands above the other codes, and how to redeem one below', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Exclusive Discounts' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'More Discount Codes' })).toBeTruthy();
  expect(featured().getByText('SUMMER2025')).toBeTruthy();
  expect(featured().getByText('2 days left')).toBeTruthy();
  expect(card('FOREVER25').getByText('Expired')).toBeTruthy();
  expect(card('FOREVER25').queryByRole('button')).toBeNull();
  // What can be used stands before what cannot any more.
  const codes = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
  expect(codes.filter((code) => code?.endsWith('25'))).toEqual(['NEWUSER2025', 'LOYALTY25', 'FOREVER25']);
  expect(card('NEWUSER2025').getByRole('heading', { name: 'FREE TRIAL' })).toBeTruthy();
  expect(card('LOYALTY25').getByText('32 days left')).toBeTruthy();
  const steps = within(screen.getByRole('region', { name: 'How to Redeem' }));
  expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    'Copy Code',
    'Select Plan',
    'Apply & Save',
  ]);
  expect(steps.getByRole('link').getAttribute('href')).toBe('/billing-process');
});

test('the days are counted again each 24 hours, until nothing is left', async () => {
  show();
  await screen.findByText('2 days left');
  act(() => void vi.advanceTimersByTime(86_400_000));
  expect(featured().getByText('Last day')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(86_400_000));
  expect(screen.queryByText('Offer expired')).toBeNull();
  // What can be used takes its place, and it stands among the others.
  expect(within(screen.getByRole('region', { name: 'FREE TRIAL' })).getByText('NEWUSER2025')).toBeTruthy();
  expect(card('SUMMER2025').getByText('Expired')).toBeTruthy();
});

test('where nothing holds any more, what was featured says that it is over, and offers nothing', async () => {
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
  show();
  await screen.findByRole('heading', { name: 'Exclusive Discounts' });
  expect(featured().getByText('Offer expired')).toBeTruthy();
  expect(featured().queryByRole('button')).toBeNull();
});

test('of several featured offers one that holds is shown', async () => {
  const held = one('WINTER', '2025-12-01', { featured: true, discount: '10%' });
  api.answer(listDiscounts, {
    discounts: [...SPECIFIED.slice(1), one('PAST', '2025-01-01', { featured: true }), held],
  });
  show();
  expect(await screen.findByRole('region', { name: '10% off' })).toBeTruthy();
  expect(card('PAST').getByText('Expired')).toBeTruthy();
});

test('a code is copied, and that is said for two seconds', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  show();
  await user.click(await screen.findByRole('button', { name: 'Copy Code: LOYALTY25' }));
  expect(await navigator.clipboard.readText()).toBe('LOYALTY25');
  expect(card('LOYALTY25').getByRole('button', { name: 'Copied!' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2000));
  await waitFor(() => expect(card('LOYALTY25').queryByText('Copied!')).toBeNull());
});

test('a code whose uses are all taken says so in place of its button, after those that can be used', async () => {
  const [summer, , newUser, loyalty] = SPECIFIED as [Discount, Discount, Discount, Discount];
  api.answer(listDiscounts, {
    discounts: [{ ...summer, taken: true }, { ...loyalty, taken: true }, newUser],
  });
  show();
  expect(await screen.findByRole('region', { name: 'FREE TRIAL' })).toBeTruthy();
  for (const code of ['SUMMER2025', 'LOYALTY25']) {
    expect(card(code).getByText('All its uses are taken now.')).toBeTruthy();
    expect(card(code).queryByRole('button')).toBeNull();
  }
  expect(card('LOYALTY25').getByText('32 days left')).toBeTruthy();
});

test('that there are none is said', async () => {
  api.answer(listDiscounts, { discounts: [] });
  show();
  expect(await screen.findByRole('heading', { name: 'No discounts now' })).toBeTruthy();
});
