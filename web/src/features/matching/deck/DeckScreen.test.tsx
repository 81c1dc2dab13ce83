// The deck on the screen: answers go out one by one, come back when they fail, and a pass can be taken back.
import {
  acceptMatch,
  findMatchStatus,
  findPoolAdvice,
  listPotentialMatches,
  rejectMatch,
  undoPass,
} from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { ACTIVE, matchWith, potential } from '../matching.fakes.ts';
import { DeckScreen } from './DeckScreen.tsx';

const EMEKA = potential(1, 'Emeka Ọbí');
const BOLA = potential(2, 'Bọ́lá Akíntọ́lá');

let deck = [EMEKA, BOLA];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  deck = [EMEKA, BOLA];
  api = fakeApi();
  api.answer(findMatchStatus, ACTIVE);
  api.answer(findPoolAdvice, { fits: 0, offers: [] });
  api.answer(listPotentialMatches, () => deck);
  api.answer(rejectMatch, {});
  api.answer(acceptMatch, { matched: false });
});
afterEach(cleanup);

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
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const cardOf = ({ name }: { name: string }) => screen.findByRole('heading', { name: new RegExp(name) });

test('one passes and likes, each answer is of the person who was shown, and the end says what to do', async () => {
  show();
  await cardOf(EMEKA);
  await press('Pass');
  await cardOf(BOLA);
  await press('Like');
  await screen.findByRole('heading', { name: 'No Matches Found Yet' });
  expect(api.callsOf(rejectMatch).map(({ params }) => params.id)).toEqual([EMEKA._id]);
  expect(api.callsOf(acceptMatch).map(({ params }) => params.id)).toEqual([BOLA._id]);
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
  await screen.findByText('Failed to swipe right');
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
  show();
  await cardOf(EMEKA);
  await press('Like');
  await screen.findByRole('heading', { name: `You and ${EMEKA.name} like each other` });
  expect(screen.getByRole('link', { name: `Write to ${EMEKA.name}` }).getAttribute('href')).toBe(
    `/chat/${matchWith(EMEKA)._id}`,
  );
  await press('Keep looking');
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
