// How matching serves people, as administrators read it: the worst group is seen first.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { findServed } from '@ijeuwa/contract/served';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import MatchingScreen from './MatchingScreen.tsx';

afterEach(cleanup);

const SERVED = {
  members: 40,
  shown: 400,
  likes: 40,
  matches: 8,
  matchesPer100: 2,
  matched: 0.2,
  replied: 0.5,
};
const FIGURES: Answer<typeof findServed> = {
  nights: [
    {
      fittedAt: '2026-11-24T01:20:00Z',
      answers: 900,
      foretold: 80,
      logLoss: 0.4512,
      meanLoss: 0.5,
      auc: 0.671,
    },
  ],
  calibration: {
    answers: 80,
    error: 0.031,
    bins: [{ from: 0.2, answers: 80, foretold: 0.24, liked: 0.271 }],
  },
  offPolicy: { byRank: null, byChance: null, explored: 0, effective: 0 },
  everybody: { ...SERVED, members: 100 },
  groups: [
    { ...SERVED, by: 'religion', name: 'Muslim', matched: 0.1, relative: 0.5 },
    { ...SERVED, by: 'children', name: 'With children', relative: 1 },
  ],
  halves: {
    markets: 12,
    ships: false,
    findings: [{ measure: 'matched', change: 0.012, low: -0.1, high: 0.12, holds: false }],
  },
};
const show = (figures = FIGURES) => {
  fakeApi().answer(findServed, figures);
  showScreen(<MatchingScreen />, { at: '/staff/matching', user: null });
};

test('the worst served group stands first and is named as such; nights, calibration and the rule below it', async () => {
  show();
  const groups = within(await screen.findByRole('table', { name: 'Who is served worst' }));
  const [, everybody, worst, other] = groups.getAllByRole('row');
  expect(everybody!.textContent).toContain('Everybody');
  expect(worst!.textContent).toMatch(/Muslim.*Served badly.*0\.50/);
  expect(other!.textContent).not.toContain('Served badly');
  expect(screen.getByRole('table', { name: 'How well answers were guessed' }).textContent).toMatch(
    /0\.451.*0\.500.*0\.671/,
  );
  expect(screen.getByText(/what came lie 3\.1.% apart/)).toBeTruthy();
  expect(screen.getByText('By the rule chance alone would not pass here, as it should be.')).toBeTruthy();
  expect(screen.getByText('No place of this week can be weighed yet.')).toBeTruthy();
});

test('of few people nothing is told', async () => {
  show({ ...FIGURES, everybody: { ...SERVED, members: 19 }, groups: [], nights: [] });
  await screen.findByText('Too few people were here in these days to tell of any group.');
  expect(
    screen.getByText('Nothing has been learnt yet. The first night with answers is listed here.'),
  ).toBeTruthy();
});
