// What the deck says to whoever may not like yet, or sees nobody.
import { findSubscription, type Subscription } from '@ijeuwa/contract/billing';
import {
  ANSWER_LOCK_MS,
  acceptMatch,
  activateCard,
  findMatchStatus,
  LIKE_WAITS_MS,
  listPotentialMatches,
  type MatchStatus,
  type PotentialMatch,
  rejectMatch,
} from '@ijeuwa/contract/matching';
import { pauseCard } from '@ijeuwa/contract/pause';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { openLikes } from '../likes.ts';
import { ACTIVE, OWN, potential } from '../matching.fakes.ts';
import { DeckScreen } from './DeckScreen.tsx';

const EMEKA = potential(1, 'Emeka Ọbí');
const BOLA = potential(2, 'Bọ́lá Akíntọ́lá');

const NOTHING_HELD: Subscription = {
  packageId: null,
  label: 'No package yet',
  trial: false,
  startsAt: null,
  endsAt: null,
  mayStartTrial: true,
  reviewWithinHours: 24,
};

let deck: PotentialMatch[];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  // What an earlier test left on its way is forgotten.
  openLikes(ADA._id)();
  deck = [EMEKA, BOLA];
  api = fakeApi();
  api.answer(listPotentialMatches, () => deck);
  api.answer(rejectMatch, {});
  api.answer(acceptMatch, { matched: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => showScreen(<DeckScreen actions={() => null} />, { at: '/dating-app' });
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const cardOf = async ({ name }: { name: string }) => {
  await screen.findByRole('heading', { name: new RegExp(name) });
  await later(ANSWER_LOCK_MS);
};
const liked = () => api.callsOf(acceptMatch).map(({ params }) => params.id);
const passed = () => api.callsOf(rejectMatch).map(({ params }) => params.id);

test.each([
  ['package', 'Choose a package to like people', '/billing-process'],
  ['review', 'Your card is being reviewed', '/match-track'],
] as const)(
  'while a like needs a %s one looks and passes, and Like leads to what is missing',
  async (needs, title, to) => {
    api.answer(findMatchStatus, { ...ACTIVE, card: 'pending', likeNeeds: needs });
    show();
    await cardOf(EMEKA);
    await press('Like');
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByRole('link').getAttribute('href')).toBe(to);
    await user.click(dialog.getByRole('button', { name: 'Maybe Later' }));
    await cardOf(EMEKA);
    await press('Pass');
    await cardOf(BOLA);
    expect([passed(), liked()]).toEqual([[EMEKA._id], []]);
  },
);

test.each([
  ['is offered the free days', true, true],
  ['who had them is not offered the free days', false, false],
])('whoever needs a package %s', async (_, mayStartTrial, offered) => {
  api.answer(findMatchStatus, { ...ACTIVE, likeNeeds: 'package' });
  api.answer(findSubscription, { ...NOTHING_HELD, mayStartTrial });
  show();
  await cardOf(EMEKA);
  await press('Like');
  await vi.waitFor(() => expect(api.callsOf(findSubscription)).toHaveLength(1));
  await later(0);
  expect(screen.getByRole('dialog').textContent?.includes('seven free days')).toBe(offered);
});

test('a pause is said above the people, with the way back', async () => {
  let status: MatchStatus = { ...ACTIVE, card: 'paused', likeNeeds: 'card' };
  api.answer(findMatchStatus, () => status);
  api.answer(activateCard, () => {
    status = ACTIVE;
    return OWN;
  });
  show();
  await cardOf(EMEKA);
  expect(screen.getByText(/^Your card is paused/)).toBeTruthy();
  await press('Show my card');
  await vi.waitFor(() => expect(screen.queryByText(/^Your card is paused/)).toBeNull());
});

test('a paused card is shown again out of the deck, and the like goes on', async () => {
  let status: MatchStatus = { ...ACTIVE, card: 'paused', likeNeeds: 'card' };
  api.answer(findMatchStatus, () => status);
  api.answer(activateCard, () => {
    status = ACTIVE;
    return OWN;
  });
  show();
  await cardOf(EMEKA);
  await press('Like');
  const dialog = within(await screen.findByRole('dialog', { name: 'Show your card to like people' }));
  await user.click(dialog.getByRole('button', { name: 'Show my card' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await cardOf(EMEKA);
  await press('Like');
  await later(LIKE_WAITS_MS);
  expect(liked()).toEqual([EMEKA._id]);
});

test.each([
  ['profile', 'Complete Your Profile'],
  ['support', 'Your card is not shown'],
] as const)('whoever needs %s first sees nobody, and why', async (needs, title) => {
  deck = [];
  api.answer(findMatchStatus, { ...ACTIVE, card: null, likeNeeds: needs });
  show();
  await screen.findByRole('heading', { name: title });
});

test('one of a couple is told so in one line, pauses with one tap, and undoes it there', async () => {
  let status: MatchStatus = ACTIVE;
  api.answer(findMatchStatus, () => status);
  api.answer(pauseCard, () => {
    status = { ...ACTIVE, card: 'paused', likeNeeds: 'card' };
    return OWN;
  });
  api.answer(activateCard, () => {
    status = ACTIVE;
    return OWN;
  });
  const partner = { _id: EMEKA._id.replace('0003', '0009'), name: 'Ọlọ́runfẹ́mi Adéwálé' };
  showScreen(<DeckScreen actions={() => null} partner={partner} />, { at: '/dating-app' });
  await cardOf(EMEKA);
  expect(screen.getByText('You and Ọlọ́runfẹ́mi are a couple here.')).toBeTruthy();
  await press('Pause my card');
  await screen.findByText(/a couple here\. Your card is paused\./);
  await press('Show my card');
  await screen.findByRole('button', { name: 'Pause my card' });
  expect(api.callsOf(pauseCard)).toHaveLength(1);
});
