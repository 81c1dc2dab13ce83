// What the wishes cost: said for whoever can be counted, and asked again where it did not come.

import { findPoolAdvice } from '@ijeuwa/contract/matching';
import { range } from '@ijeuwa/contract/range';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { WishCost } from './WishCost.tsx';

let api: ReturnType<typeof fakeApi>;
afterEach(cleanup);
beforeEach(() => {
  api = fakeApi();
});
const show = (user = ADA) => showScreen(<WishCost />, { at: '/preference', user });

test('it tells how many fit, and what each must costs', async () => {
  const text = `Widening the ages to ${range(25, 45)} adds at least 10`;
  api.answer(findPoolAdvice, { fits: 0, offers: [{ wish: 'age', text, adds: 10 }] });
  show();
  expect(await screen.findByText('Fewer than 10 people fit all your musts at the moment.')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

test('it says so where no must costs anybody', async () => {
  api.answer(findPoolAdvice, { fits: 20, offers: [] });
  show();
  expect(await screen.findByText('At least 20 people fit all your musts at the moment.')).toBeTruthy();
  expect(screen.getByText('Giving up one must would not bring anybody new.')).toBeTruthy();
});

test('where it stands twice, on a page and in a dialog over it, each is named by its own heading', async () => {
  api.answer(findPoolAdvice, { fits: 20, offers: [] });
  showScreen(
    <>
      <WishCost />
      <WishCost />
    </>,
    { at: '/preference', user: ADA },
  );
  const named = (await screen.findAllByRole('region')).map((one) => one.getAttribute('aria-labelledby'));
  expect(new Set(named).size).toBe(2);
});

test('at the end of the deck it says nothing of so few', async () => {
  api.answer(findPoolAdvice, { fits: 0, offers: [] });
  showScreen(<WishCost atEnd />, { at: '/dating-app', user: ADA });
  await screen.findByText('Giving up one must would not bring anybody new.');
  expect(screen.queryByText(/fit all your musts/)).toBeNull();
});

test('what did not come is asked for again by a press', async () => {
  api.refuse(findPoolAdvice, 'too_many', 'Please try again in ten minutes.');
  show();
  await screen.findByText('Please try again in ten minutes.');
  api.answer(findPoolAdvice, { fits: 40, offers: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('At least 40 people fit all your musts at the moment.')).toBeTruthy();
});

test('a look at another app and back counts nobody anew: it is counted 20 times an hour at most', async () => {
  api.answer(findPoolAdvice, { fits: 20, offers: [] });
  show();
  await screen.findByText('At least 20 people fit all your musts at the moment.');
  const later = Date.now() + 5 * 60_000;
  const now = vi.spyOn(Date, 'now').mockReturnValue(later);
  window.dispatchEvent(new Event('visibilitychange'));
  await new Promise((done) => setTimeout(done));
  now.mockReturnValue(later + 6 * 60_000);
  expect(api.callsOf(findPoolAdvice)).toHaveLength(1);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(api.callsOf(findPoolAdvice)).toHaveLength(2));
  now.mockRestore();
});

test('whoever has no profile yet is not counted', () => {
  show({ ...ADA, profileSubmitted: false });
  expect(screen.queryByText('What your wishes cost')).toBeNull();
  expect(api.callsOf(findPoolAdvice)).toEqual([]);
});
