// The likes received: liked back they are a match, passed on or blocked they are gone.
import {
  ANSWER_LOCK_MS,
  acceptMatch,
  findMatchStatus,
  LIKE_WAITS_MS,
  listMatchRequests,
  type PotentialMatch,
  rejectMatch,
  undoPass,
} from '@ijeuwa/contract/matching';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { currentToasts } from '#ui/feedback.ts';
import { ACTIVE, matchWith, potential, requestOf } from '../matching.fakes.ts';
import { MatchRequestsScreen } from './MatchRequestsScreen.tsx';

const EMEKA = requestOf(potential(1, 'Emeka Ọbí'));
const BOLA = requestOf(potential(2, 'Bọ́lá Akíntọ́lá'));

let requests = [EMEKA, BOLA];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  requests = [EMEKA, BOLA];
  api = fakeApi();
  api.answer(findMatchStatus, ACTIVE);
  api.answer(listMatchRequests, () => ({ requests }));
  api.answer(rejectMatch, {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => {
  const block = ({ _id, name }: PotentialMatch, onGone: () => void) => (
    <button
      type="button"
      onClick={() => {
        requests = requests.filter((one) => one._id !== _id);
        onGone();
      }}
    >
      Block {name}
    </button>
  );
  showScreen(<MatchRequestsScreen actions={block} />, { at: '/match-requests' });
};
const cardOf = async ({ name }: PotentialMatch) => {
  const card = (await screen.findByRole('heading', { name: new RegExp(name) })).closest('li');
  if (!card) throw new Error('a person stands in no list');
  return within(card);
};
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const pressOn = async (person: PotentialMatch, name: string) => {
  const card = await cardOf(person);
  await later(ANSWER_LOCK_MS);
  await user.click(card.getByRole('button', { name }));
};
const names = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('liking back leads to the match moment and to the conversation', async () => {
  api.answer(acceptMatch, { matched: true, match: matchWith(BOLA) });
  show();
  await pressOn(BOLA, 'Like');
  await later(LIKE_WAITS_MS);
  const moment = await screen.findByRole('dialog', { name: `You and ${BOLA.name} like each other` });
  expect(
    within(moment)
      .getByRole('link', { name: /Write to/ })
      .getAttribute('href'),
  ).toBe(`/chat/${matchWith(BOLA)._id}`);
  await user.click(within(moment).getByRole('button', { name: 'Later' }));
  expect(names()).toEqual([`${EMEKA.name}, 33`]);
});

test('without a package the like waits, and the packages are offered', async () => {
  api.refuse(acceptMatch, 'package_needed', 'Choose a package first.');
  show();
  await pressOn(EMEKA, 'Like');
  await later(LIKE_WAITS_MS);
  const offer = await screen.findByRole('dialog', { name: 'Choose a package to like people' });
  expect(within(offer).getByRole('link').getAttribute('href')).toBe('/billing-process');
  await cardOf(EMEKA);
});

test('two quick taps on one place answer the person who stood there, and nobody who came into it', async () => {
  show();
  const card = await cardOf(EMEKA);
  await later(ANSWER_LOCK_MS);
  await user.click(card.getByRole('button', { name: 'Pass' }));
  await user.click((await cardOf(BOLA)).getByRole('button', { name: 'Pass' }));
  expect(api.callsOf(rejectMatch).map(({ params }) => params.id)).toEqual([EMEKA._id]);
});

test('passed on or blocked, they are gone; without anybody the screen says what to do', async () => {
  show();
  await pressOn(EMEKA, 'Pass');
  await pressOn(BOLA, `Block ${BOLA.name}`);
  await screen.findByRole('heading', { name: 'No match requests right now' });
  expect(screen.getByRole('link', { name: 'Meet people' }).getAttribute('href')).toBe('/dating-app');
});

test('a pass can be taken back where the person stood, until the next answer', async () => {
  let passed: string[] = [];
  api.answer(listMatchRequests, () => ({ requests: requests.filter(({ _id }) => !passed.includes(_id)) }));
  api.answer(rejectMatch, ({ params }) => {
    passed = [...passed, params.id];
    return {};
  });
  api.answer(undoPass, () => {
    passed = passed.slice(0, -1);
    return EMEKA;
  });
  show();
  await pressOn(EMEKA, 'Pass');
  await later(10_000);
  await user.click(screen.getByRole('button', { name: 'Take back', description: `Passed ${EMEKA.name}` }));
  await cardOf(EMEKA);
  expect(names()).toEqual([`${EMEKA.name}, 33`, `${BOLA.name}, 33`]);
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('all photos of a person are seen one after the other, and why the two may fit', async () => {
  const reasons = ['Both Christian', 'You both want two or three children'];
  requests = [{ ...requestOf(EMEKA), images: ['/api/photos/one/l', '/api/photos/two/l'], reasons }];
  show();
  const card = await cardOf(EMEKA);
  card.getByRole('img', { name: `${EMEKA.name}, picture 1 of 2` });
  await user.click(card.getByRole('button', { name: 'Next picture' }));
  card.getByRole('img', { name: `${EMEKA.name}, picture 2 of 2` });
  await user.click(card.getByRole('button', { name: 'Next picture' }));
  card.getByRole('img', { name: `${EMEKA.name}, picture 1 of 2` });
  for (const reason of reasons) card.getByText(reason);
});

test('whose like can be taken back is said for as long as it can, in the place of the person', async () => {
  api.answer(acceptMatch, { matched: false });
  show();
  await pressOn(EMEKA, 'Like');
  await later(LIKE_WAITS_MS - 100);
  const back = screen.getByRole('button', { name: 'Take back', description: `Liked ${EMEKA.name}` });
  const next = (await screen.findByRole('heading', { name: new RegExp(BOLA.name) })).closest('li');
  expect(Number(back.closest('li')?.style.order)).toBeLessThan(Number(next?.style.order));
  await later(100);
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('a like says how long ago the card was shown, and one that a pass has overtaken leaves the person out', async () => {
  api.refuse(acceptMatch, 'conflict', 'You have passed on this person since.');
  show();
  await cardOf(EMEKA);
  await later(60_000);
  await pressOn(EMEKA, 'Like');
  await later(LIKE_WAITS_MS);
  await vi.waitFor(() =>
    expect(currentToasts().map(({ text }) => text)).toEqual(['You have passed on this person since.']),
  );
  expect(names()).toEqual([`${BOLA.name}, 33`]);
});

test('it says what of one’s own page was liked, and the note; of a plain like it says nothing', async () => {
  const words = { part: 'reply', prompt: 'On Sundays', quote: 'I sing.', image: null } as const;
  const photo = { part: 'photo', prompt: null, quote: null, image: '/api/photos/a/s', note: null } as const;
  requests = [requestOf(EMEKA, { ...words, note: 'What do you sing?' }), requestOf(BOLA, photo)];
  show();
  const emeka = within((await cardOf(EMEKA)).getByRole('region', { name: 'What Emeka Ọbí liked' }));
  expect(emeka.getByText('Emeka liked your answer')).toBeTruthy();
  for (const text of ['On Sundays', '“I sing.”', 'What do you sing?'])
    expect(emeka.getByText(text)).toBeTruthy();
  const bola = within((await cardOf(BOLA)).getByRole('region'));
  expect(bola.getByText('Bọ́lá liked your photo')).toBeTruthy();
  expect(bola.getByRole('img', { name: 'Your photo' }).getAttribute('src')).toBe('/api/photos/a/s');
  cleanup();
  requests = [EMEKA];
  show();
  expect((await cardOf(EMEKA)).queryByRole('region')).toBeNull();
});

test.each([
  ['paused', true],
  ['active', false],
] as const)('to whoever likes back with a card that is %s a pause is said: %s', async (card, said) => {
  api.answer(findMatchStatus, { ...ACTIVE, card });
  show();
  await cardOf(EMEKA);
  await later(0);
  expect(screen.queryByText('Your card is paused.') !== null).toBe(said);
});
