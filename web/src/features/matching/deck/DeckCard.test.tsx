// The card under the thumb, and what stands around it: one throw one answer, today's picks, and no button that leads nowhere.
import {
  ANSWER_LOCK_MS,
  acceptMatch,
  findMatchStatus,
  findPoolAdvice,
  LIKE_WAITS_MS,
  listPotentialMatches,
  rejectMatch,
  undoPass,
} from '@ijeuwa/contract/matching';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { openLikes } from '../likes.ts';
import { ACTIVE, potential } from '../matching.fakes.ts';
import { DeckScreen } from './DeckScreen.tsx';

const EMEKA = { ...potential(1, 'Emeka Ọbí'), pick: true, images: ['/one', '/two'] };
const BOLA = { ...potential(2, 'Bọ́lá Akíntọ́lá'), pick: true };
const CHIDI = potential(3, 'Chídì Ẹzẹ');

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  openLikes(ADA._id)();
  Element.prototype.setPointerCapture = () => {};
  api = fakeApi();
  api.answer(findMatchStatus, { ...ACTIVE, picks: 3 });
  api.answer(findPoolAdvice, { fits: 0, offers: [] });
  api.answer(listPotentialMatches, [EMEKA, BOLA, CHIDI]);
  api.answer(rejectMatch, {});
  api.answer(acceptMatch, { matched: false });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = () => showScreen(<DeckScreen actions={() => null} />, { at: '/dating-app' });
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const answerable = async ({ name }: { name: string }) => {
  await screen.findByRole('heading', { name: new RegExp(name) });
  await later(ANSWER_LOCK_MS);
};
const card = () => screen.getByRole('article');
const dragTo = (x: number) => {
  fireEvent.pointerDown(card(), { clientX: 200, clientY: 300, button: 0 });
  fireEvent.pointerMove(card(), { clientX: 200 + x / 2, clientY: 302 });
  fireEvent.pointerMove(card(), { clientX: 200 + x, clientY: 304 });
};
const letGo = () => fireEvent.pointerUp(card());
const given = () => [
  ...api.callsOf(rejectMatch).map(({ params }) => `pass ${params.id}`),
  ...api.callsOf(acceptMatch).map(({ params }) => `like ${params.id}`),
];
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

test('a card follows the finger, turns eight degrees at most, and says from 40 % of the way what letting go means', async () => {
  show();
  await answerable(EMEKA);
  dragTo(36);
  expect(within(card()).queryByText('Like')).toBeNull();
  dragTo(39);
  expect(within(card()).getByText('Like')).toBeTruthy();
  dragTo(-300);
  expect(within(card()).getByText('Pass')).toBeTruthy();
  expect(card().style.transform).toBe('translateX(-300px) rotate(-8deg)');
});

test('a card that is not thrown far enough comes back, and nobody is answered', async () => {
  show();
  await answerable(EMEKA);
  dragTo(90);
  letGo();
  await later(LIKE_WAITS_MS);
  expect(card().style.transform).toBe('');
  expect(given()).toEqual([]);
});

test('two throws in one movement of the hand are one answer, of the card that was shown', async () => {
  show();
  await answerable(EMEKA);
  dragTo(-120);
  letGo();
  await screen.findByRole('heading', { name: new RegExp(BOLA.name) });
  dragTo(-120);
  letGo();
  expect(given()).toEqual([`pass ${EMEKA._id}`]);
  await later(ANSWER_LOCK_MS);
  dragTo(120);
  letGo();
  await later(LIKE_WAITS_MS);
  expect(given()).toEqual([`pass ${EMEKA._id}`, `like ${BOLA._id}`]);
});

test('a finger that has moved the card does not turn the photo under it; a tap and the space bar do', async () => {
  show();
  await answerable(EMEKA);
  const shown = () => within(card()).getByRole('img').getAttribute('alt');
  dragTo(60);
  letGo();
  fireEvent.click(button('Next picture')!);
  expect(shown()).toBe(`${EMEKA.name}, picture 1 of 2`);
  fireEvent.pointerDown(button('Next picture')!, { button: 0 });
  fireEvent.click(button('Next picture')!);
  expect(shown()).toBe(`${EMEKA.name}, picture 2 of 2`);
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(shown()).toBe(`${EMEKA.name}, picture 1 of 2`);
  fireEvent.keyDown(button('Pass')!, { key: ' ' });
  expect(shown()).toBe(`${EMEKA.name}, picture 1 of 2`);
});

test('the line counts the picks that wait no longer, at once with the answer', async () => {
  show();
  await answerable(EMEKA);
  const line = () => screen.getByText(/picks done today/).textContent;
  expect(line()).toBe('1 of 3 picks done today');
  fireEvent.click(button('Pass')!);
  await answerable(BOLA);
  expect(line()).toBe('2 of 3 picks done today');
  fireEvent.click(button('Pass')!);
  await answerable(CHIDI);
  expect(line()).toBe('3 of 3 picks done today');
});

test('on a phone the first reason stands on the card, the others open', async () => {
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false, ...listen } as never);
  const reasons = ['Both Christian', 'You both live in Enugu'];
  api.answer(listPotentialMatches, [{ ...EMEKA, reasons, difference: 'He is 9 years older than you' }, BOLA]);
  show();
  await answerable(EMEKA);
  expect(within(card()).getByText('(88% match)')).toBeTruthy();
  expect(within(card()).queryByText(reasons[1]!)).toBeNull();
  fireEvent.click(button(/^All reasons/)!);
  for (const words of [...reasons, 'He is 9 years older than you'])
    expect(within(card()).getByText(words)).toBeTruthy();
  // What opened lies over the caption: whom it speaks of stands at its head.
  expect(within(card()).getByText(`${EMEKA.name}, ${EMEKA.age}`)).toBeTruthy();
});

test('without a card on the screen there is no button that answers', async () => {
  const none = () => expect([button('Pass'), button('Like')]).toEqual([null, null]);
  api.answer(listPotentialMatches, []);
  show();
  none();
  await screen.findByRole('heading', { name: 'No Matches Found Yet' });
  none();
  cleanup();
  api.answer(findMatchStatus, { ...ACTIVE, card: null, likeNeeds: 'profile' });
  show();
  await screen.findByRole('heading', { name: 'Complete Your Profile' });
  none();
  cleanup();
  api.refuse(listPotentialMatches, 'fault', 'Something went wrong');
  show();
  await screen.findByText('Error fetching potential matches');
  none();
});

test('a pass can be taken back where there is one, and not otherwise', async () => {
  show();
  await answerable(EMEKA);
  expect(button('Take back the last pass')).toBeNull();
  fireEvent.click(button('Pass')!);
  await answerable(BOLA);
  api.refuse(undoPass, 'not_found', 'There is no pass to take back.');
  fireEvent.click(button('Take back the last pass')!);
  await later(0);
  await vi.waitFor(() => expect(button('Take back the last pass')).toBeNull());
});
