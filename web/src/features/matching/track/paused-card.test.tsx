// Match track of somebody whose card is paused.
import {
  findCard,
  findMatchStatus,
  findPoolAdvice,
  listMatches,
  listPotentialMatches,
} from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { ACTIVE, OWN, potential } from '../matching.fakes.ts';
import { MatchTrackScreen } from './MatchTrackScreen.tsx';

afterEach(cleanup);

test.each([
  [null, 'Your card is paused.'],
  ['package', /^Your card is paused: nobody new sees it\. You can look and pass/],
] as const)('it says so once, also where a like needs nothing: %s', async (likeNeeds, words) => {
  const api = fakeApi();
  api.answer(findCard, { ...OWN, status: 'paused' });
  api.answer(findMatchStatus, { ...ACTIVE, card: 'paused', likeNeeds });
  api.answer(findPoolAdvice, { fits: 0, offers: [] });
  api.answer(listPotentialMatches, [potential(0, 'Emeka')]);
  api.answer(listMatches, { matches: [] });
  showScreen(<MatchTrackScreen actions={() => null} />, { at: '/match-track', user: ADA });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getAllByText(/card is paused/)).toHaveLength(1);
});
