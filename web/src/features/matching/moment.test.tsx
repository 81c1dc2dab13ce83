// The moment of a match, on whatever screen shows it.
import { celebrateMatch, listMatches, type Match } from '@ijeuwa/contract/matching';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    return { first, reasons: ['Both Christian'] };
  });
});
afterEach(cleanup);

function Screen() {
  const { moment, celebrate: make, close } = useMoment();
  celebrate = make;
  return moment ? (
    <button type="button" onClick={close}>
      You and {moment.match.name}, {moment.reasons.join()}
      {moment.more > 0 && ` and ${moment.more} more`}
    </button>
  ) : (
    <p>looking</p>
  );
}
const asked = () => api.callsOf(celebrateMatch).map(({ params }) => params.id);

test('who was away gets one moment for all that came, with the reasons of the one it shows, and not again', async () => {
  api.answer(listMatches, { matches: [EMEKA, BOLA] });
  showScreen(<Screen />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'You and Emeka, Both Christian and 1 more' }),
  );
  await screen.findByText('looking');
  cleanup();
  showScreen(<Screen />);
  await waitFor(() => expect(asked()).toHaveLength(4));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a match that comes while the moment of another stands there joins it', async () => {
  showScreen(<Screen />);
  await screen.findByText('looking');
  act(() => celebrate(EMEKA));
  await screen.findByRole('button', { name: 'You and Emeka, Both Christian' });
  act(() => celebrate(BOLA));
  await userEvent.click(
    await screen.findByRole('button', { name: 'You and Emeka, Both Christian and 1 more' }),
  );
  await screen.findByText('looking');
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
  await userEvent.click(await screen.findByRole('button', { name: /^You and Emeka/ }));
  expect(asked()).toEqual([EMEKA._id]);
});

test('a tab says whether it shows moments by itself', async () => {
  expect(isMomentShownHere()).toBe(false);
  const { unmount } = showScreen(<Screen />);
  expect(isMomentShownHere()).toBe(true);
  unmount();
  expect(isMomentShownHere()).toBe(false);
});
