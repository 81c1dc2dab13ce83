// The score, what was reached, and the story of the name, as a member sees them.
import { findDashboard, listAchievements } from '@ijeuwa/contract/dashboard';
import { SCORE_MAX } from '@ijeuwa/contract/score';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import AchievementsScreen from './AchievementsScreen.tsx';
import { PREPARED, STATS } from './dashboard.fakes.ts';
import { FigureList } from './FigureList.tsx';
import IjeuwaScreen from './IjeuwaScreen.tsx';
import RelationshipScoreScreen from './RelationshipScoreScreen.tsx';

afterEach(cleanup);

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findDashboard, STATS);
});

test('the score stands with its change and its lines, and each open line leads to where it is done', async () => {
  showScreen(<RelationshipScoreScreen />, { at: '/relationship-score' });
  const own = within(await screen.findByRole('region', { name: 'Your score' }));
  expect(own.getByText('90')).toBeTruthy();
  expect(own.getByText('15 points more than a week ago')).toBeTruthy();
  const lines = within(screen.getByRole('list', { name: 'What counts' }));
  expect(lines.getAllByRole('listitem')).toHaveLength(6);
  const open = lines.getAllByRole('link');
  expect(open.map((one) => one.getAttribute('href'))).toEqual(['/devices']);
  expect(open[0]?.textContent).toContain('0 of 10');
});

test('nothing is said of a week that is not known, and whoever has everything is told so', async () => {
  api.answer(findDashboard, {
    ...STATS,
    relationshipScore: SCORE_MAX,
    relationshipScoreChange: null,
    prepared: { ...PREPARED, phoneConfirmed: true },
  });
  showScreen(<RelationshipScoreScreen />, { at: '/relationship-score' });
  expect(await screen.findByText(/as ready as anybody can be/)).toBeTruthy();
  expect(screen.queryByText(/week ago/)).toBeNull();
  expect(within(screen.getByRole('list', { name: 'What counts' })).queryByRole('link')).toBeNull();
});

test('whoever has no points yet is told where they come from', async () => {
  api.answer(findDashboard, { ...STATS, relationshipScore: 0, relationshipScoreChange: null });
  showScreen(<RelationshipScoreScreen />, { at: '/relationship-score' });
  expect(await screen.findByText(/Every step here adds points/)).toBeTruthy();
});

test('a score that did not come can be asked for again', async () => {
  api.refuse(findDashboard, 'fault', 'Something went wrong');
  showScreen(<RelationshipScoreScreen />, { at: '/relationship-score' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer(findDashboard, STATS);
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'Your score' })).toBeTruthy();
});

test('the dashboard’s figure of the score says the change, and leads to the lines', () => {
  showScreen(<FigureList stats={STATS} />);
  const figure = screen.getByRole('link', { name: /^Relationship score/ });
  expect(figure.getAttribute('href')).toBe('/relationship-score');
  expect(figure.textContent).toBe('Relationship score +1515 points more than a week ago 90');
});

test('what was reached stands with its day, and what is ahead leads to where it begins', async () => {
  api.answer(listAchievements, {
    reached: [
      { what: 'firstMatch', at: '2026-11-20T09:00:00Z' },
      { what: 'joined', at: '2025-11-01T09:00:00Z' },
    ],
    ahead: ['emailConfirmed', 'phoneConfirmed', 'firstMessage'],
  });
  showScreen(<AchievementsScreen />, { at: '/achievements' });
  const reached = within(await screen.findByRole('region', { name: 'Reached' }));
  expect(reached.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your first matchFri 20 Nov',
    'You joined IjeuwaSat 1 Nov 2025',
  ]);
  const ahead = within(screen.getByRole('region', { name: 'Still ahead' }));
  expect(ahead.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    '/devices',
    '/messages',
  ]);
});

test('where everything is reached nothing stands ahead', async () => {
  api.answer(listAchievements, { reached: [{ what: 'joined', at: '2026-11-20T09:00:00Z' }], ahead: [] });
  showScreen(<AchievementsScreen />, { at: '/achievements' });
  await screen.findByRole('region', { name: 'Reached' });
  expect(screen.queryByRole('region', { name: 'Still ahead' })).toBeNull();
});

test('the story of the name is there to be read, with ways on', () => {
  showScreen(<IjeuwaScreen />, { at: '/ijeuwa' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ije ụwa');
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
  expect(screen.getByRole('link', { name: 'Relationship Score' }).getAttribute('href')).toBe(
    '/relationship-score',
  );
});
