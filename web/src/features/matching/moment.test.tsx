// The moment of a match, on whatever screen shows it.
import { celebrateMatch, listMatches, type Match } from '@ijeuwa/contract/matching';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { matchWith, potential } from './matching.fakes.ts';
import { isMomentShownHere, useMoment } from './moment.ts';

const EMEKA = matchWith(potential(1, 'Emeka'));
const BOLA = matchWith(potential(2, 'Bola'));

let taken: Set<string>;
let api: ReturnType<typeof fakeApi>;
let celebrate: (match: Match) => void = () => {};
beforeEach(() => {
  taken = new Set();
  api = fakeApi();
  api.answer(listMatches, { matches: [] });
  api.answer(celebrateMatch, ({ params }) => {
    const first = !taken.has(params.id);
    taken.add(params.id);
    return { first, reasons: [] };
  });
});
afterEach(cleanup);

function Screen() {
  const [shown, setShown] = useState<Match>();
  celebrate = useMoment({ showing: shown !== undefined, show: setShown });
  return shown ? (
    <button type="button" onClick={() => setShown(undefined)}>
      You and {shown.name}
    </button>
  ) : (
    <p>looking</p>
  );
}
const asked = () => api.callsOf(celebrateMatch).map(({ params }) => params.id);

test('whoever liked first gets the moment at the next opening, one after the other, and not again', async () => {
  api.answer(listMatches, { matches: [EMEKA, BOLA] });
  showScreen(<Screen />);
  await userEvent.click(await screen.findByRole('button', { name: 'You and Emeka' }));
  await userEvent.click(await screen.findByRole('button', { name: 'You and Bola' }));
  await screen.findByText('looking');
  cleanup();
  showScreen(<Screen />);
  await waitFor(() => expect(asked()).toHaveLength(4));
  expect(screen.queryByRole('button')).toBeNull();
});

test('what was celebrated on another device is not celebrated here', async () => {
  taken.add(EMEKA._id);
  api.answer(listMatches, { matches: [EMEKA, { ...BOLA, celebrated: true }] });
  showScreen(<Screen />);
  await waitFor(() => expect(asked()).toEqual([EMEKA._id]));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the own like shows it, even where the server could not be asked, and once when it comes from two sides', async () => {
  showScreen(<Screen />);
  await screen.findByText('looking');
  api.refuse(celebrateMatch, 'fault', 'Something went wrong');
  act(() => {
    celebrate(EMEKA);
    celebrate(EMEKA);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'You and Emeka' }));
  expect(asked()).toEqual([EMEKA._id]);
});

test('a tab says whether it shows moments by itself', async () => {
  expect(isMomentShownHere()).toBe(false);
  const { unmount } = showScreen(<Screen />);
  expect(isMomentShownHere()).toBe(true);
  unmount();
  expect(isMomentShownHere()).toBe(false);
});
