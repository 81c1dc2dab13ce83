// How many fit while the wishes are being said, in words that are right for every number.
import { findPoolAdvice } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { FitsSoFar } from './FitsSoFar.tsx';

afterEach(cleanup);

test.each([
  [0, 'Fewer than 10 people fit so far. You can widen your wishes at any time.'],
  [10, 'At least 10 people fit so far.'],
  [40, 'At least 40 people fit so far.'],
])('of %s it says: %s', async (fits, words) => {
  fakeApi().answer(findPoolAdvice, { fits, offers: [] });
  showScreen(<FitsSoFar />);
  expect(await screen.findByText(words)).toBeTruthy();
});
