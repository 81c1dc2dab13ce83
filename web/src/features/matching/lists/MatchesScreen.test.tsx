// The matches on the screen: whose turn it is first, the parts that can be looked at alone, and one thing to do with each.
import { listMatches, type Match } from '@ijeuwa/contract/matching';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { matchWith, potential } from '../matching.fakes.ts';
import { MatchesScreen } from './MatchesScreen.tsx';

const match = (n: number, name: string, last: Match['last']): Match => ({
  ...matchWith(potential(n, name)),
  last,
});
const NOW = new Date().toISOString();
const ANSWERED = match(1, 'Kwame Boateng', { at: NOW, mine: true });
const NEW = match(2, 'Tonye Briggs', null);
const WAITING = match(3, 'Chinedu Ọkáfọ̀', { at: NOW, mine: false });

let matches: Match[];
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  matches = [ANSWERED, NEW, WAITING];
  api = fakeApi();
  api.answer(listMatches, () => ({ matches }));
});
afterEach(cleanup);

const show = (at = '/matches') => showScreen(<MatchesScreen actions={() => null} />, { at });
const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
const filters = async () => within(await screen.findByRole('navigation', { name: 'Which matches' }));

test('whoever waits for an answer stands first, and each has one thing to do', async () => {
  show();
  expect(await screen.findAllByRole('listitem')).toBeTruthy();
  expect(names()).toEqual(['Chinedu Ọkáfọ̀, 33', 'Tonye Briggs, 33', 'Kwame Boateng, 33']);
  for (const [name, of] of [
    ['Answer Chinedu Ọkáfọ̀', WAITING],
    ['Say hello to Tonye Briggs', NEW],
    ['Open Kwame Boateng', ANSWERED],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/chat/${of._id}`);
  expect(screen.getByRole('link', { name: 'Tonye Briggs, 33' }).getAttribute('href')).toBe(
    `/people/${NEW.member}`,
  );
  expect(screen.getByText(/^Matched \d\d:\d\d$/)).toBeTruthy();
  expect(screen.getByText(/^You wrote \d\d:\d\d$/)).toBeTruthy();
  expect(screen.getByText(/^Wrote \d\d:\d\d$/)).toBeTruthy();
});

test('a part is chosen by its link, and its address shows it again', async () => {
  show();
  await userEvent.click((await filters()).getByRole('link', { name: 'New 1' }));
  expect(names()).toEqual(['Tonye Briggs, 33']);
  cleanup();
  show('/matches?show=turn');
  expect((await filters()).getByRole('link', { name: 'Your turn 1' }).getAttribute('aria-current')).toBe(
    'true',
  );
  expect(names()).toEqual(['Chinedu Ọkáfọ̀, 33']);
});

test('a part without anybody is not offered, and its address shows everybody', async () => {
  matches = [ANSWERED];
  show('/matches?show=turn');
  await screen.findByRole('heading', { name: 'Kwame Boateng, 33' });
  expect(screen.queryByRole('navigation')).toBeNull();
});
