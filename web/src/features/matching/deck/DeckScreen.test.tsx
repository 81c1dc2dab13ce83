// The deck on the screen: answers go out one by one, come back when they fail, and a pass can be taken back.
import {
  ANSWER_LOCK_MS,
  acceptMatch,
  celebrateMatch,
  findMatchStatus,
  findPoolAdvice,
  LIKE_WAITS_MS,
  listPotentialMatches,
  rejectMatch,
  SWIPE_FEEDBACK_MS,
  undoPass,
} from '@ijeuwa/contract/matching';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf, queryClient } from '#platform/queries.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { currentToasts, dismissToast } from '#ui/feedback.ts';
import { Toaster } from '#ui/Toaster.tsx';
import { openLikes } from '../likes.ts';
import { ACTIVE, matchWith, potential } from '../matching.fakes.ts';
import { DeckScreen } from './DeckScreen.tsx';

const EMEKA = potential(1, 'Emeka Ọbí');
const BOLA = potential(2, 'Bọ́lá Akíntọ́lá');

let deck = [EMEKA, BOLA];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  // What an earlier test left on its way is forgotten.
  openLikes(ADA._id)();
  deck = [EMEKA, BOLA];
  api = fakeApi();
  api.answer(findMatchStatus, ACTIVE);
  api.answer(findPoolAdvice, { fits: 0, offers: [] });
  api.answer(listPotentialMatches, () => deck);
  api.answer(rejectMatch, {});
  api.answer(acceptMatch, { matched: false });
});
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

const show = () =>
  showScreen(
    <>
      <DeckScreen actions={(person, onGone) => <Block name={person.name} onGone={onGone} />} />
      <Toaster />
    </>,
    { at: '/dating-app' },
  );
const Block = ({ name, onGone }: { name: string; onGone: () => void }) => (
  <button
    type="button"
    onClick={() => {
      deck = deck.filter((one) => one.name !== name);
      onGone();
    }}
  >
    Block {name}
  </button>
);
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The person's card has come, and takes an answer. */
const cardOf = async ({ name }: { name: string }) => {
  await screen.findByRole('heading', { name: new RegExp(name) });
  await later(ANSWER_LOCK_MS);
};
const liked = () => api.callsOf(acceptMatch).map(({ params }) => params.id);
const passed = () => api.callsOf(rejectMatch).map(({ params }) => params.id);

test('a like for somebody who paused meanwhile says that it was not sent, and the next person is there', async () => {
  api.refuse(acceptMatch, 'not_found', 'This person could not be found.');
  show();
  await cardOf(EMEKA);
  await press('Like');
  await cardOf(BOLA);
  await later(LIKE_WAITS_MS);
  await screen.findByText('Emeka Ọbí cannot be met at the moment, so your like was not sent.');
  expect(screen.getByRole('heading', { name: /Bọ́lá/ })).toBeTruthy();
});

test('one passes and likes, each answer is of the person who was shown, and the end says what to do', async () => {
  show();
  await cardOf(EMEKA);
  await press('Pass');
  await cardOf(BOLA);
  await press('Like');
  await screen.findByRole('heading', { name: 'No Matches Found Yet' });
  await later(LIKE_WAITS_MS);
  expect([passed(), liked()]).toEqual([[EMEKA._id], [BOLA._id]]);
});

test('at the end nothing is said of who fits that was counted before the answers', async () => {
  show();
  await cardOf(EMEKA);
  queryClient.setQueryData(keyOf(findPoolAdvice), { fits: 20, offers: [] });
  await press('Pass');
  await cardOf(BOLA);
  api.refuse(findPoolAdvice, 'too_many', 'Please try again in ten minutes.');
  await press('Pass');
  await screen.findByText('Please try again in ten minutes.');
  expect(screen.queryByText(/people fit all your musts/)).toBeNull();
});

test('who came since the deck was filled is announced, and not counted beside an empty deck', async () => {
  deck = [];
  api.answer(findPoolAdvice, { fits: 20, offers: [] });
  show();
  await screen.findByText(/^Somebody new fits all your musts/);
  expect(screen.queryByText(/people fit/)).toBeNull();
});

test('beside Pass and Like stands a way back, also while there is nothing to take back', async () => {
  show();
  await cardOf(EMEKA);
  const back = screen.getByRole('button', { name: 'Nothing to take back' });
  expect(back.getAttribute('aria-disabled')).toBe('true');
  await user.click(back);
  expect([passed(), liked()]).toEqual([[], []]);
});

test('two quick taps, or a tap and a key at once, are one answer', async () => {
  deck = [EMEKA, BOLA, potential(3, 'Chídì Ẹzẹ')];
  show();
  await cardOf(EMEKA);
  await user.dblClick(screen.getByRole('button', { name: 'Pass' }));
  await cardOf(BOLA);
  expect(passed()).toEqual([EMEKA._id]);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  fireEvent.click(screen.getByRole('button', { name: 'Pass' }));
  await later(LIKE_WAITS_MS);
  expect([passed(), liked()]).toEqual([[EMEKA._id], [BOLA._id]]);
  await screen.findByRole('heading', { name: /Chídì/ });
});

test('a key counts from the moment the first person stands there', async () => {
  show();
  const watch = new MutationObserver(() => {
    if (!document.querySelector('article h2')) return;
    watch.disconnect();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await cardOf(BOLA);
  expect(passed()).toEqual([EMEKA._id]);
});

test('a key that is held down answers once', async () => {
  show();
  await cardOf(EMEKA);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await cardOf(BOLA);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft', repeat: true });
  expect(passed()).toEqual([EMEKA._id]);
  await cardOf(BOLA);
});

test('the buttons keep their names, and what was said names the person', async () => {
  show();
  await cardOf(EMEKA);
  await press('Like');
  expect(screen.getByRole('status').textContent).toBe(`Liked ${EMEKA.name}`);
  expect(screen.getByRole('button', { name: 'Like' })).toBeTruthy();
  await later(SWIPE_FEEDBACK_MS);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a like can be taken back until it leaves, and then never leaves', async () => {
  show();
  await cardOf(EMEKA);
  await press('Like');
  await later(LIKE_WAITS_MS - 100);
  await press('Take back');
  await cardOf(EMEKA);
  await later(LIKE_WAITS_MS);
  expect(liked()).toEqual([]);
  await press('Like');
  await later(LIKE_WAITS_MS);
  expect(liked()).toEqual([EMEKA._id]);
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('the last like of the deck can be taken back too', async () => {
  deck = [EMEKA];
  show();
  await cardOf(EMEKA);
  await press('Like');
  await screen.findByRole('heading', { name: 'No Matches Found Yet' });
  await press('Take back');
  await cardOf(EMEKA);
});

test('a like leaves at the next answer', async () => {
  show();
  await cardOf(EMEKA);
  await press('Like');
  await cardOf(BOLA);
  expect(liked()).toEqual([]);
  await press('Pass');
  expect(liked()).toEqual([EMEKA._id]);
});

test('a like leaves when the page goes', async () => {
  show();
  await cardOf(EMEKA);
  await press('Like');
  window.dispatchEvent(new Event('pagehide'));
  await later(0);
  expect(liked()).toEqual([EMEKA._id]);
});

test('the last pass is taken back, from the end of the deck too', async () => {
  deck = [EMEKA];
  api.answer(undoPass, EMEKA);
  show();
  await cardOf(EMEKA);
  await press('Pass');
  await screen.findByRole('heading', { name: 'No Matches Found Yet' });
  await press('Take back the last pass');
  await cardOf(EMEKA);
});

test('a like that fails brings the person back and says so', async () => {
  api.refuse(acceptMatch, 'fault', 'Something went wrong');
  show();
  await cardOf(EMEKA);
  await press('Like');
  await later(LIKE_WAITS_MS);
  await screen.findByText('Failed to swipe right');
  await cardOf(BOLA);
  await press('Pass');
  await cardOf(EMEKA);
});

test('who is blocked is gone, and the next person stands there', async () => {
  show();
  await cardOf(EMEKA);
  await press(`Block ${EMEKA.name}`);
  await cardOf(BOLA);
  await vi.waitFor(() => expect(screen.queryByText(new RegExp(EMEKA.name))).toBeNull());
});

test('both like: the moment tells it, leads to the conversation, and the deck goes on behind it', async () => {
  api.answer(acceptMatch, { matched: true, match: matchWith(EMEKA) });
  api.answer(celebrateMatch, { first: true, reasons: ['Both Christian'] });
  show();
  await cardOf(EMEKA);
  await press('Like');
  await later(LIKE_WAITS_MS);
  const moment = within(await screen.findByRole('dialog', { name: `You and ${EMEKA.name} like each other` }));
  expect(moment.getByText('Both Christian')).toBeTruthy();
  const write = moment.getByRole('link', { name: 'Write to Emeka now' });
  expect(write.getAttribute('href')).toBe(`/chat/${matchWith(EMEKA)._id}`);
  expect(document.activeElement).toBe(write);
  await press('Later');
  await cardOf(BOLA);
});

test('what did not come can be asked for again', async () => {
  api.refuse(listPotentialMatches, 'fault', 'Something went wrong');
  show();
  await screen.findByText('Error fetching potential matches');
  api.answer(listPotentialMatches, deck);
  await press('Try again');
  await cardOf(EMEKA);
});
