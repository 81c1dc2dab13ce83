// Before VIP is paid: nobody is said as nobody, beside what is promised, and the few are one figure.
import { findVip, submitVip, type VipView } from '@ijeuwa/contract/vip';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { OPENED, VIEW } from '#test/vip-view.ts';
import { PersonalizedMatchmakingScreen } from './PersonalizedMatchmakingScreen.tsx';

afterEach(cleanup);

let vip: VipView;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  vip = VIEW;
  api = fakeApi();
  api.answer(findVip, () => vip);
});
const show = () =>
  showScreen(<PersonalizedMatchmakingScreen pay={() => null} photos={() => null} />, {
    at: '/personalized-matchmaking',
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('whom nobody fits reads so before paying, with what could widen it and what becomes of the money', async () => {
  api.answer(submitVip, () => {
    vip = { ...vip, case: { ...OPENED, fits: 0, fitsCountedAt: new Date().toISOString() } };
    return vip;
  });
  const scrolled = vi.spyOn(window, 'scrollTo');
  show();
  await screen.findByLabelText(/^Name/);
  await press('Next');
  await press('Travel');
  for (const _ of [1, 2]) await press('Next');
  await press('Submit');
  await screen.findByRole('heading', { name: 'Welcome to VIP Matchmaking!' }, { timeout: 4000 });
  // Once more when the form has gone back to its first step, whose place on the glass would be taken again.
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  expect(screen.getByText('You will receive your matches within 24 hours of payment.')).toBeTruthy();
  expect(screen.getByText(/^If nobody fits you then either, you have an honest word/)).toBeTruthy();
  expect(screen.getByText('Nobody fits you both ways today. We say so before you pay.')).toBeTruthy();
  expect(screen.getByText(/nobody is proposed to you, close your case, and all that you paid/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at my wishes' })).toBeTruthy();
  // Nothing presses for what they are asked to wait with.
  expect(screen.getByRole('button', { name: 'Pay ₦525,000 all the same' })).toBeTruthy();
  expect(screen.queryByText(/Fewer than 10/)).toBeNull();
  cleanup();
  // One to nine is one figure; whoever has paid reads of their matchmaker what became of it.
  vip = { ...vip, case: { ...OPENED, fits: 1, fitsCountedAt: new Date().toISOString() } };
  show();
  expect(await screen.findByText(/^Fewer than 10 people fit you both ways today\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Look at my wishes' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pay ₦525,000' })).toBeTruthy();
});
