// How many fit while the wishes are being said, in words that are right for every number.
import { findPoolAdvice } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { FitsSoFar } from './FitsSoFar.tsx';

afterEach(cleanup);

test.each([
  [null, 'Fewer than ten people fit so far. You can widen your wishes at any time.'],
  [0, 'Nobody fits so far.'],
  [1, 'One person fits so far.'],
  [2, '2 people fit so far.'],
  [40, 'More than 39 people fit so far.'],
])('of %s it says: %s', async (fits, words) => {
  fakeApi().answer(findPoolAdvice, { fits, offers: [] });
  showScreen(<FitsSoFar />);
  expect(await screen.findByText(words)).toBeTruthy();
});
