// A person's whole page: what is there is shown and what is not leaves no gap, and the answer goes out once.
import {
  acceptMatch,
  findMatchStatus,
  LIKE_WAITS_MS,
  listMatches,
  recordSeen,
  rejectMatch,
} from '@ijeuwa/contract/matching';
import { findPublicProfile, type PublicProfile } from '@ijeuwa/contract/people';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { openLikes } from '../likes.ts';
import { ACTIVE } from '../matching.fakes.ts';
import { PersonScreen } from './PersonScreen.tsx';
import { EMEKA, EMEKA_ID as ID } from './person.fakes.ts';

const between = (change: Partial<PublicProfile['between']>) => ({ ...EMEKA.between, ...change });

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  openLikes(ADA._id)();
  api = fakeApi();
  api.answer(findMatchStatus, ACTIVE);
  api.answer(listMatches, { matches: [] });
  api.answer(recordSeen, {});
  api.answer(acceptMatch, { matched: false });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const show = async (person: PublicProfile = EMEKA) => {
  api.answer(findPublicProfile, person);
  showScreen(<PersonScreen id={ID} actions={() => <button type="button">More</button>} />, {
    at: `/people/${ID}`,
  });
  return await screen.findByRole('heading', { level: 1, name: `${person.name}, ${person.age}` });
};
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

test('it shows what the person says, why the two may fit, and one difference', async () => {
  await show();
  expect(section('About me').getByText('I teach physics.')).toBeTruthy();
  expect(section('At my table there is always …').getByText('“One plate more.”')).toBeTruthy();
  expect(
    section(/Why you may fit/)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Both Christian', 'He lives in Enugu, 460 km away']);
  expect(section('Life plans').getByText('Two or three')).toBeTruthy();
  expect(section('In short').getByText('Christianity, Anglican')).toBeTruthy();
  expect(section('In short').getByText('172 cm (5′8″)')).toBeTruthy();
  expect(section('In short').getByText('14 October 2026')).toBeTruthy();
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('src'))).toEqual(
    expect.arrayContaining(EMEKA.images),
  );
});

test('what the person left out leaves no heading behind', async () => {
  await show({
    ...EMEKA,
    bio: '',
    prompts: [],
    familyBackground: '',
    hobbies: [],
    timeframe: null,
    details: {},
    checks: [],
    between: between({ reasons: [], difference: null }),
  });
  expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual(['Emeka Ọbí, 33', 'In short']);
  expect(screen.queryByText(/checked/)).toBeNull();
});

test('a like goes out once, and leads on', async () => {
  await show();
  await user.dblClick(screen.getByRole('button', { name: 'Like' }));
  expect(screen.getByRole('status', { name: '' }).textContent).toContain('Liked Emeka Ọbí');
  expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(LIKE_WAITS_MS));
  expect(api.callsOf(acceptMatch).map(({ params }) => params.id)).toEqual([ID]);
  await user.click(screen.getByRole('button', { name: 'Keep looking' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});

test('a pass is told, and stays told, with the way to the next', async () => {
  api.answer(rejectMatch, {});
  await show();
  await user.click(screen.getByRole('button', { name: 'Pass' }));
  await screen.findByText(`You passed on ${EMEKA.name}. The next person waits.`);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/^You passed on/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keep looking' })).toBeTruthy();
});

test('a match is written to, and is not answered again', async () => {
  await show({ ...EMEKA, between: between({ is: 'match', matchId: ID }) });
  expect(screen.getByRole('link', { name: 'Message' }).getAttribute('href')).toBe(`/chat/${ID}`);
  expect(screen.queryByRole('button', { name: 'Like' })).toBeNull();
});

test('whoever was liked already is not asked about again, and whoever does not fit is not asked about', async () => {
  await show({ ...EMEKA, between: between({ is: 'liked' }) });
  expect(screen.getByText('You like Emeka Ọbí. If it is mutual, you can write.')).toBeTruthy();
  cleanup();
  await show({ ...EMEKA, between: between({ is: 'none', reasons: [], difference: null }) });
  expect(screen.queryByRole('button', { name: /Like|Keep/ })).toBeNull();
});

test('one’s own page says that it is one’s own, and leads to where it is edited', async () => {
  await show({ ...EMEKA, between: between({ is: 'self', reasons: [], difference: null }) });
  expect(screen.getByText(/your profile as others see it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit my profile' }).getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(api.callsOf(recordSeen)).toEqual([]);
});

test('a page that is not open any more says so, with a way on', async () => {
  api.refuse(findPublicProfile, 'not_found', 'This person is not here.');
  showScreen(<PersonScreen id={ID} actions={() => null} />, { at: `/people/${ID}` });
  expect(await screen.findByRole('heading', { name: 'This page is not open to you' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Meet other people' }).getAttribute('href')).toBe('/dating-app');
});

test('without a connection it says so, and is there when it is asked again', async () => {
  api.refuse(findPublicProfile, 'fault', 'Something went wrong');
  showScreen(<PersonScreen id={ID} actions={() => null} />, { at: `/people/${ID}` });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer(findPublicProfile, EMEKA);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /Emeka/ })).toBeTruthy();
});

test('where a like is offered, a pause is said with the way back', async () => {
  api.answer(findMatchStatus, { ...ACTIVE, card: 'paused', likeNeeds: 'card' });
  await show();
  expect(await screen.findByText('Your card is paused.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Show my card' })).toBeTruthy();
});
