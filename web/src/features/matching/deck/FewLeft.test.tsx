// Where few are left in the deck it says so, while there is still somebody to see, and leads to what the wishes cost.
import {
  ANSWER_LOCK_MS,
  DECK_PAGE,
  findMatchStatus,
  LIKE_WAITS_MS,
  listPotentialMatches,
  rejectMatch,
} from '@ijeuwa/contract/matching';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { ACTIVE, potential } from '../matching.fakes.ts';
import { DeckScreen } from './DeckScreen.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (count: number) => {
  const deck = Array.from({ length: count }, (_, at) => ({
    ...potential(1, `Person ${at}.`),
    _id: `01900000-0000-7000-8000-0000000005${10 + at}`,
  }));
  const api = fakeApi();
  api.answer(findMatchStatus, ACTIVE);
  api.answer(listPotentialMatches, deck);
  api.answer(rejectMatch, {});
  showScreen(<DeckScreen actions={() => null} />, { at: '/dating-app' });
  return { deck, asked: () => api.callsOf(listPotentialMatches).length };
};
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cardOf = async ({ name }: { name: string }) => {
  await screen.findByRole('heading', { name: new RegExp(name) });
  await later(ANSWER_LOCK_MS);
};
const pass = () => user.click(screen.getByRole('button', { name: 'Pass' }));
const cost = () => screen.queryByRole('link', { name: 'What your wishes cost' });

test('of a few who are left it says how many, and leads to what the wishes cost', async () => {
  const [first, second] = show(2).deck;
  await cardOf(first!);
  expect(screen.getByText(/^2 people left/)).toBeTruthy();
  expect(cost()?.getAttribute('href')).toBe('/preference');
  await pass();
  await cardOf(second!);
  expect(cost()).toBeNull();
  await later(LIKE_WAITS_MS);
  expect(await screen.findByText(/^One person left/)).toBeTruthy();
});

test('of many it says nothing', async () => {
  const [first] = show(4).deck;
  await cardOf(first!);
  expect(cost()).toBeNull();
});

test('at the end of a full page it says nothing: more may wait behind it', async () => {
  const { deck } = show(DECK_PAGE);
  for (const [at, one] of deck.entries()) {
    await cardOf(one);
    if (at < DECK_PAGE - 1) await pass();
  }
  await later(LIKE_WAITS_MS);
  expect(cost()).toBeNull();
});

test('of a full page the next are on their way while three can still be looked at, and not before', async () => {
  const { deck, asked } = show(DECK_PAGE);
  for (const [at, one] of deck.slice(0, -2).entries()) {
    await cardOf(one);
    expect(asked()).toBe(at < DECK_PAGE - 3 ? 1 : 2);
    await pass();
  }
});

test('where there are no more they are not asked for again until nobody is left', async () => {
  const { deck, asked } = show(2);
  for (const one of deck) {
    await cardOf(one);
    expect(asked()).toBe(1);
    await pass();
  }
  await vi.waitFor(() => expect(asked()).toBe(2));
});
