// Whoever is asked by a matchmaker: by when they answer, and what holds while the search of the other stands still.
import { listIntroductions } from '@ijeuwa/contract/vip';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { AT, ID } from '#test/vip-view.ts';
import { IntroductionsAsked } from './IntroductionsAsked.tsx';

afterEach(cleanup);

const card = {
  ...{ _id: ID, name: 'Adaeze', age: 31, photos: [], location: 'Lagos, Nigeria', profession: 'Dentist' },
  ...{ matchPercent: 90, reasons: [], difference: null },
} as never;

test.each([
  { answerUntil: AT, says: /^Please answer by Tue 24 Nov/ },
  {
    answerUntil: null,
    says: 'The search stands still at the moment, and your time to answer with it. You can answer now all the same.',
  },
])('asked until $answerUntil they read by when, or that no day is set', async ({ answerUntil, says }) => {
  fakeApi().answer(listIntroductions, { introductions: [{ _id: ID, card, why: null, answerUntil }] });
  showScreen(<IntroductionsAsked photos={() => null} />, { at: '/match-requests' });
  expect(await screen.findByText(says)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'I’d like to meet them: Adaeze' })).toBeTruthy();
});
