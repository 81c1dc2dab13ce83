// A list of matches that did not come: it is cleared, told, and asked for again.
import { listMatches } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renew } from '#platform/queries.ts';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { MatchesScreen } from '../../features/matching/lists/MatchesScreen.tsx';
import { matchWith, potential } from '../../features/matching/matching.fakes.ts';
import { watchMatches } from './failed-matches.ts';
import { LatestMatches } from './LatestMatches.tsx';

const EMEKA = matchWith(potential(1, 'Emeka Ọbí'));
let api: ReturnType<typeof fakeApi>;
let stop: () => void;
beforeEach(() => {
  api = fakeApi();
  api.answer(listMatches, { matches: [EMEKA] });
  stop = watchMatches();
});
afterEach(() => {
  stop();
  cleanup();
});

const show = () =>
  showScreen(
    <>
      <LatestMatches />
      <MatchesScreen actions={() => null} />
      <Toaster />
    </>,
    { at: '/matches' },
  );

test('a failing call clears sidebar and list, says the server’s words, and neither claims that nobody is there', async () => {
  show();
  expect(await screen.findAllByText(/^Emeka/)).toHaveLength(2);
  api.refuse(listMatches, 'too_many', 'Please wait a minute.');
  await renew(listMatches);
  await vi.waitFor(() => expect(screen.queryByText(/^Emeka/)).toBeNull());
  expect(screen.queryByText('No matches found yet')).toBeNull();
  // In the sidebar, in the list, and once as a message.
  expect(await screen.findAllByText('Please wait a minute.')).toHaveLength(3);
});

test('without words of the server something went wrong, and it can be asked for again', async () => {
  api.refuse(listMatches, 'fault', 'Something went wrong');
  show();
  await vi.waitFor(() => expect(screen.getAllByText('Something went wrong')).toHaveLength(3));
  expect(screen.queryByText('No matches found yet')).toBeNull();
  api.answer(listMatches, { matches: [EMEKA] });
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  expect(await screen.findAllByText(/^Emeka/)).toHaveLength(2);
});
