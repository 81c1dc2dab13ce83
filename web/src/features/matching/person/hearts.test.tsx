// The hearts on a person's page: what is liked is quoted, a note may go with it, and it leaves once.
import {
  acceptMatch,
  findMatchStatus,
  LIKE_WAITS_MS,
  likePart,
  listMatches,
  recordSeen,
} from '@ijeuwa/contract/matching';
import { findPublicProfile, type PublicProfile } from '@ijeuwa/contract/people';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { openLikes } from '../likes.ts';
import { ACTIVE } from '../matching.fakes.ts';
import { PersonScreen } from './PersonScreen.tsx';
import { EMEKA, EMEKA_ID } from './person.fakes.ts';
import { StoryBeside } from './StoryBeside.tsx';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  openLikes(ADA._id)();
  api = fakeApi();
  api.answer(findMatchStatus, ACTIVE);
  api.answer(listMatches, { matches: [] });
  api.answer(recordSeen, {});
  api.answer(likePart, { matched: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const show = async (person: PublicProfile = EMEKA, me = ADA) => {
  api.answer(findPublicProfile, person);
  showScreen(
    <>
      <PersonScreen id={EMEKA_ID} actions={() => null} />
      <Toaster />
    </>,
    { at: `/people/${EMEKA_ID}`, user: me },
  );
  await screen.findByRole('heading', { level: 1, name: `${person.name}, ${person.age}` });
};
const tap = (name: string) => user.click(screen.getByRole('button', { name }));
const hearts = () =>
  screen
    .queryAllByRole('button', { name: /^Like ./ })
    .map((one) => one.getAttribute('aria-label'))
    .sort();
const note = () => screen.getByLabelText<HTMLTextAreaElement>('A note to Emeka (if you wish)');
const leave = () => act(() => vi.advanceTimersByTimeAsync(LIKE_WAITS_MS));
const left = () => api.callsOf(likePart).map(({ params, body }) => [params.id, body]);

test('every answer and every photo has a heart, and nothing else has one', async () => {
  await show();
  const all = ['“About me”', '“At my table there is always …”', '“Family”', 'photo 1', 'photo 2', 'photo 3'];
  expect(hearts()).toEqual(all.map((one) => `Like ${one}`).sort());
});

test.each(['self', 'liked', 'match', 'none'] as const)('where it is “%s” no heart is there', async (is) => {
  await show({ ...EMEKA, between: { ...EMEKA.between, is, matchId: is === 'match' ? EMEKA_ID : null } });
  expect(hearts()).toEqual([]);
});

test('the sheet quotes what is liked; like and note leave together, once', async () => {
  await show();
  await tap('Like “At my table there is always …”');
  const sheet = within(screen.getByRole('dialog', { name: 'Like what Emeka wrote' }));
  expect(sheet.getByText('“One plate more.”')).toBeTruthy();
  expect(document.activeElement).toBe(note());
  await user.keyboard('Keep mine warm.');
  expect(sheet.getByText('15 of 140')).toBeTruthy();
  const send = sheet.getByRole('button', { name: 'Send like and note' });
  act(() => {
    fireEvent.click(send);
    fireEvent.click(send);
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(hearts()).toEqual([]);
  await leave();
  expect(left()).toEqual([
    [EMEKA_ID, { liked: { part: 'reply', prompt: 'table' }, note: 'Keep mine warm.' }],
  ]);
  expect(api.callsOf(acceptMatch)).toEqual([]);
});

test('without a note it is a like for the photo; an empty note is asked for', async () => {
  await show();
  await tap('Like photo 2');
  const sheet = within(screen.getByRole('dialog', { name: 'Like this photo' }));
  expect(sheet.getByRole('img').getAttribute('src')).toBe('/api/photos/b/l');
  await tap('Send like and note');
  expect(note().getAttribute('aria-invalid')).toBe('true');
  expect(sheet.getByText('Please write a note, or like without one.')).toBeTruthy();
  await tap('Like without a note');
  await leave();
  expect(left()).toEqual([[EMEKA_ID, { liked: { part: 'photo', photo: 'b' } }]]);
});

test('a like with a note can be taken back before it leaves, and what was written is not lost', async () => {
  await show();
  await tap('Like “Family”');
  await user.type(note(), 'First of five too.');
  await tap('Send like and note');
  await act(() => vi.advanceTimersByTimeAsync(500));
  await tap('Take back');
  await leave();
  expect(left()).toEqual([]);
  await tap('Like “Family”');
  expect(note().value).toBe('First of five too.');
});

test('a note that is refused says why, and is still there when a heart is tapped again', async () => {
  api.refuse(likePart, 'too_many', 'Too many tries. Please wait 5 minutes and try again.');
  await show();
  await tap('Like “Family”');
  await user.type(note(), 'First of five too.');
  await tap('Send like and note');
  await leave();
  expect(await screen.findByText(/Please wait 5 minutes/)).toBeTruthy();
  await tap('Like “About me”');
  expect(note().value).toBe('First of five too.');
});

test('without a confirmed email the sheet says what a note needs, and likes without one', async () => {
  await show(EMEKA, { ...ADA, emailVerified: false });
  await tap('Like “Family”');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/confirm your email first/)).toBeTruthy();
  await tap('Like without a note');
  await leave();
  expect(left()).toEqual([[EMEKA_ID, { liked: { part: 'family' } }]]);
});

test('what a like needs is said before anything is written', async () => {
  api.answer(findMatchStatus, { ...ACTIVE, likeNeeds: 'package' });
  await show();
  await act(() => vi.advanceTimersByTimeAsync(100));
  await tap('Like “Family”');
  expect(await screen.findByRole('dialog', { name: 'Choose a package to like people' })).toBeTruthy();
});

test('a note that is written is not left by accident', async () => {
  await show();
  await tap('Like “Family”');
  await user.type(note(), 'Hello.');
  await tap('Close');
  await tap('Leave it');
  expect(screen.queryByRole('dialog')).toBeNull();
  await tap('Like “Family”');
  expect(note().value).toBe('');
});

test('beside the deck a heart answers the card, once', async () => {
  api.answer(findPublicProfile, EMEKA);
  const like = vi.fn();
  showScreen(<StoryBeside id={EMEKA_ID} likes={{ ready: () => true, like }} />, { at: '/dating-app' });
  await user.click(await screen.findByRole('button', { name: 'Like “About me”' }));
  await tap('Like without a note');
  expect(like.mock.calls).toEqual([[{ liked: { part: 'bio' } }]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the page of somebody who waits for an answer says what they liked, with their note', async () => {
  const liked = { part: 'bio', prompt: null, quote: 'I sing.', image: null, note: 'Which part?' } as const;
  await show({ ...EMEKA, between: { ...EMEKA.between, liked } });
  const theirs = within(screen.getByRole('region', { name: 'What Emeka Ọbí liked' }));
  expect(theirs.getByText('“I sing.”')).toBeTruthy();
  expect(theirs.getByText('Which part?')).toBeTruthy();
});
