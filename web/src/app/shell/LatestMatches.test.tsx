// The latest matches of the sidebar.
import { listMatches } from '@ijeuwa/contract/matching';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, showScreen } from '#test/fake-api.tsx';
import { matchWith, potential } from '../../features/matching/matching.fakes.ts';
import { LatestMatches } from './LatestMatches.tsx';

afterEach(() => cleanup());

test.each([
  [7, 6],
  [5, 5],
  [4, 4],
])('of %i matches the latest %i stand there by first name, each leading to the chat', async (all, shown) => {
  const matches = Array.from({ length: all }, (_, at) =>
    matchWith(potential(at + 1, `Chinedu${at + 1} Ọkáfọ̀`)),
  );
  fakeApi().answer(listMatches, { matches });
  showScreen(<LatestMatches />, { at: '/dashboard' });
  const first = await screen.findByRole('link', { name: 'Chinedu1' });
  expect(first.getAttribute('href')).toBe(`/chat/${matches[0]!._id}`);
  expect(screen.getAllByRole('listitem')).toHaveLength(shown);
});
