// Answers given while the server cannot be reached: said to be kept, shown no more, and sent as soon as they can be.
import {
  ANSWER_LOCK_MS,
  acceptMatch,
  findMatchStatus,
  findPoolAdvice,
  LIKE_WAITS_MS,
  listPotentialMatches,
  rejectMatch,
} from '@ijeuwa/contract/matching';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { currentToasts, dismissToast } from '#ui/feedback.ts';
import { Toaster } from '#ui/Toaster.tsx';
import { openLikes } from '../likes.ts';
import { ACTIVE, potential } from '../matching.fakes.ts';
import { DeckScreen } from './DeckScreen.tsx';

const EMEKA = potential(1, 'Emeka Ọbí');
const BOLA = potential(2, 'Bọ́lá Akíntọ́lá');
const KEPT = 'Kept. It goes when you are back online.';
const KEPT_HERE = 'Kept while this page is open. It goes when you are back online.';
const RETRIED_MS = 15_000;

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  // What an earlier test left on its way is forgotten.
  openLikes(ADA._id)();
  api = fakeApi();
  api.answer(findMatchStatus, ACTIVE);
  api.answer(findPoolAdvice, { fits: 0, offers: [] });
  api.answer(listPotentialMatches, () => [EMEKA, BOLA]);
});
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

const show = () =>
  showScreen(
    <>
      <DeckScreen actions={() => null} />
      <Toaster />
    </>,
    { at: '/dating-app' },
  );
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The person's card has come, and takes an answer. */
const cardOf = async ({ name }: { name: string }) => {
  await screen.findByRole('heading', { name: new RegExp(name) });
  await later(ANSWER_LOCK_MS);
};
const passed = () => api.callsOf(rejectMatch).map(({ params }) => params.id);
const comeBack = () => {
  api = fakeApi();
  api.answer(rejectMatch, {});
  api.answer(acceptMatch, { matched: false });
};

test('a like without an answer of the server is kept on the device, and sent at the next opening', async () => {
  const { unmount } = show();
  await cardOf(EMEKA);
  api.goOffline();
  await press('Like');
  await later(LIKE_WAITS_MS);
  await screen.findByText(KEPT);
  await cardOf(BOLA);
  unmount();
  await later(0);
  comeBack();
  const close = openLikes(ADA._id);
  await vi.waitFor(() =>
    expect(api.callsOf(acceptMatch).map(({ params }) => params.id)).toEqual([EMEKA._id]),
  );
  close();
  await vi.waitFor(() => expect(localStorage.getItem('likesOnTheirWay')).toBeNull());
});

const passOffline = async () => {
  show();
  await cardOf(EMEKA);
  api.goOffline();
  await press('Pass');
  await screen.findByText(KEPT_HERE);
  await cardOf(BOLA);
};

test('a pass is kept: the card does not come back, and it goes when the line is there again', async () => {
  await passOffline();
  comeBack();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(passed()).toEqual([EMEKA._id]));
});

test('a pass while the server is away goes by itself, though no line comes back, and is said once', async () => {
  await passOffline();
  await later(RETRIED_MS);
  // It went away as words do, and is not said again.
  expect(screen.queryByText(KEPT_HERE)).toBeNull();
  comeBack();
  await later(RETRIED_MS);
  await vi.waitFor(() => expect(passed()).toEqual([EMEKA._id]));
});

test('a pass that waits is the one that is taken back, and leaves no more', async () => {
  await passOffline();
  await press('Take back the last pass');
  await cardOf(EMEKA);
  comeBack();
  window.dispatchEvent(new Event('online'));
  await later(RETRIED_MS);
  expect(passed()).toEqual([]);
});
