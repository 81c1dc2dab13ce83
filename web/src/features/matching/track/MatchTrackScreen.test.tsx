// Match track on the screen: one total, one way through it, and what is said where something is missing.
import {
  findCard,
  findMatchStatus,
  findPoolAdvice,
  listMatches,
  listPotentialMatches,
  rejectMatch,
} from '@ijeuwa/contract/matching';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#platform/queries.ts';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { ACTIVE, matchWith, OWN, potential } from '../matching.fakes.ts';
import { MatchTrackScreen } from './MatchTrackScreen.tsx';

const PEOPLE = Array.from({ length: 52 }, (_, at) => ({
  ...potential(0, `Person ${at + 1}`),
  _id: `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`,
}));

let people = PEOPLE;
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.setItem('matchProgressRanFor', OWN.activatedAt!);
  people = PEOPLE;
  api = fakeApi();
  api.answer(findCard, OWN);
  api.answer(findMatchStatus, { ...ACTIVE, potentialMatches: 52, likedYou: 5 });
  api.answer(findPoolAdvice, { fits: 0, offers: [] });
  api.answer(listPotentialMatches, ({ query: { limit = 20 } }) => people.slice(0, limit));
  api.answer(rejectMatch, {});
  api.answer(listMatches, { matches: [] });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (user = ADA) =>
  showScreen(<MatchTrackScreen actions={() => null} />, { at: '/match-track', user });
const status = async () => within(await screen.findByRole('region', { name: 'Your Matching Status' }));
const pager = () => within(screen.getByRole('region', { name: 'Potential Matches' }));
const press = (place: Pick<ReturnType<typeof within>, 'getByRole'>, name: string) =>
  fireEvent.click(place.getByRole('button', { name }));
const shown = () =>
  screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-roledescription') && !one.inert);

test('there is one total, and both pagers step through all of it, around its end', async () => {
  show();
  const above = await status();
  expect(above.getByText('1 of 52')).toBeTruthy();
  expect(above.getByRole('link', { name: /^52 Potential Matches/ })).toBeTruthy();
  for (let at = 0; at < 15; at++) press(pager(), 'Next');
  expect(above.getByText('16 of 52')).toBeTruthy();
  expect(pager().getByText('16 of 52')).toBeTruthy();
  expect(shown()?.textContent).toContain('Person 16,');
  for (let at = 0; at < 16; at++) press(above, 'Previous potential match');
  expect(pager().getByText('52 of 52')).toBeTruthy();
  expect(shown()?.textContent).toContain('Person 52,');
}, 60_000);

test('who is passed on leaves the list, and the next stands in their place', async () => {
  people = PEOPLE.slice(0, 3);
  show();
  const above = await status();
  press(above, 'Previous potential match');
  await vi.waitFor(() => {
    press(within(shown()!), 'Pass');
    expect(above.getByText('1 of 2')).toBeTruthy();
  });
  expect(shown()?.textContent).toContain('Person 1,');
});

test.each([
  [listPotentialMatches, 'Error fetching potential matches'],
  [findCard, 'Error fetching match card'],
] as const)(
  'a call that fails is told in place of everything, and can be tried again',
  async (call, words) => {
    api.refuse(call, 'fault', 'Something went wrong');
    show();
    expect((await screen.findByText(words)).className).toContain('text-danger');
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
    if (call === findCard) api.answer(findCard, OWN);
    else api.answer(listPotentialMatches, PEOPLE);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await status();
  },
);

test.each(['draft', 'pending', 'paused'] as const)(
  'nobody found is said with a %s card too',
  async (card) => {
    people = [];
    api.answer(findCard, { ...OWN, status: card });
    api.answer(findMatchStatus, {
      ...ACTIVE,
      card,
      potentialMatches: 0,
      likeNeeds: card === 'pending' ? 'review' : 'card',
    });
    show();
    await screen.findByRole('heading', { name: 'No Matches Found Yet' });
    expect(screen.getByRole('link', { name: 'Edit Preferences' })).toBeTruthy();
    expect(Boolean(screen.queryByRole('button', { name: 'Show my card' }))).toBe(card !== 'pending');
  },
);

test('without a profile there is the way to one and the way home, and nothing is asked for that is not there', async () => {
  show({ ...ADA, profileSubmitted: false });
  await screen.findByRole('link', { name: 'Create Match Card' });
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeTruthy();
  expect(api.asked).toEqual([]);
});

test.each([
  [
    'draft',
    'package',
    'Your card is not shown yet. You can look and pass; to like somebody, choose a package.',
  ],
  ['active', 'package', 'You can look and pass; to like somebody, choose a package.'],
  [
    'paused',
    'card',
    'Your card is paused: nobody new sees it. You can look and pass; to like somebody, show your card.',
  ],
] as const)(
  'with a %s card it says that a like needs the %s, and leads there',
  async (card, likeNeeds, words) => {
    api.answer(findCard, { ...OWN, status: card });
    api.answer(findMatchStatus, { ...ACTIVE, card, likeNeeds });
    show();
    const above = await status();
    expect(above.getByText(words)).toBeTruthy();
    expect(screen.queryByText('Create Match Card')).toBeNull();
    if (likeNeeds === 'package')
      expect(above.getByRole('link', { name: 'See packages' }).getAttribute('href')).toBe('/billing-process');
  },
);

test('a suspended member is told of that alone', async () => {
  people = [];
  api.answer(findCard, { ...OWN, status: 'suspended' });
  api.answer(findMatchStatus, { ...ACTIVE, card: 'suspended', likeNeeds: 'support', potentialMatches: 0 });
  show();
  await screen.findByRole('heading', { name: 'Your card is not shown' });
  expect(screen.queryByText(/No Matches Found Yet|Everybody who fits/)).toBeNull();
});

test('the search is shown to whoever has no match yet, and not beside matches', async () => {
  localStorage.clear();
  const first = show();
  expect((await status()).getByRole('progressbar')).toBeTruthy();
  first.unmount();
  api.answer(findMatchStatus, { ...ACTIVE, matches: 8 });
  show();
  const above = await status();
  expect(above.queryByRole('progressbar')).toBeNull();
  expect(above.getByText('We Found Potential Matches!')).toBeTruthy();
});

test('on a first visit nothing is said to be found before the search has run, also where the card comes last', async () => {
  localStorage.clear();
  let answerCard = () => {};
  const held = new Promise<void>((resolve) => {
    answerCard = resolve;
  });
  api.answer(findCard, () => held.then(() => OWN));
  show();
  await vi.waitFor(() => expect(api.callsOf(listPotentialMatches).length).toBeGreaterThan(0));
  const seen: string[] = [];
  const painted = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, oldValue } of changes)
      seen.push(oldValue ?? '', ...[...addedNodes, ...removedNodes].map((node) => node.textContent ?? ''));
  });
  const whole = { subtree: true, childList: true, characterData: true, characterDataOldValue: true };
  painted.observe(document.body, whole);
  answerCard();
  expect((await status()).getByRole('progressbar')).toBeTruthy();
  painted.disconnect();
  expect(seen.join()).not.toContain('We Found Potential Matches!');
});

test('a match stands in the status, also after a reload, until one of the two has written', async () => {
  const match = { ...matchWith(potential(1, 'Emeka Ọbí')), celebrated: true };
  api.answer(listMatches, { matches: [match] });
  const first = show();
  await screen.findByText("You've Made a Connection!");
  expect(screen.getByText('Emeka likes you too.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Send Message' }).getAttribute('href')).toBe(`/chat/${match._id}`);
  first.unmount();
  api.answer(listMatches, { matches: [{ ...match, last: { at: match.matchedAt, mine: false } }] });
  show();
  await screen.findByText('We Found Potential Matches!');
  expect(screen.queryByText("You've Made a Connection!")).toBeNull();
});

test('"Share Profile" shares the address of one’s own page', async () => {
  const user = userEvent.setup();
  show();
  await status();
  await user.click(screen.getByRole('button', { name: 'Share Profile' }));
  expect(await navigator.clipboard.readText()).toContain(`/people/${ADA._id}`);
});

test('each of the four figures says and opens what it counts', async () => {
  show();
  const above = await status();
  for (const [name, to] of [
    ['52 Potential Matches not answered yet', '/dating-app'],
    ['3 Viewed Your Profile in the last year', `/people/${ADA._id}`],
    ['5 Liked You wait for your answer', '/match-requests'],
    ['0 Matches like each other', '/matches'],
  ] as const)
    expect(above.getByRole('link', { name }).getAttribute('href')).toBe(to);
});

test('that nobody has looked yet leads nowhere', async () => {
  api.answer(findMatchStatus, { ...ACTIVE, viewedYou: 0 });
  show();
  const above = await status();
  expect(above.getByText('Viewed Your Profile').closest('li')?.textContent).toContain('0');
  expect(above.queryByRole('link', { name: /Viewed Your Profile/ })).toBeNull();
});

test('what was edited on one’s card is not left by accident', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  fireEvent.change(form.getByLabelText('Profession'), { target: { value: 'Choirmaster' } });
  fireEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('dialog', { name: 'Leave what you have written?' });
  fireEvent.click(screen.getByRole('button', { name: 'Go on writing' }));
  expect((form.getByLabelText('Profession') as HTMLInputElement).value).toBe('Choirmaster');
});

test.each([
  [0, 'No Matches Found Yet'],
  [2, 'You have answered everybody who fits'],
])('with nobody left and %i matches it says what is true', async (matches, title) => {
  people = [];
  api.answer(findMatchStatus, { ...ACTIVE, potentialMatches: 0, matches });
  show();
  await screen.findByRole('heading', { name: title });
});

test('what is not changed here cannot be typed: an age by a known birth date, and the faith without its consent', async () => {
  api.answer(findCard, { ...OWN, religion: null });
  show({ ...ADA, ageIsFixed: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  expect(form.getByLabelText<HTMLInputElement>('Age').readOnly).toBe(true);
  expect(form.getByText('We work it out from your date of birth.')).toBeTruthy();
  expect(form.getByLabelText<HTMLSelectElement>('Religion').disabled).toBe(true);
  expect(form.getByText('Asked in your matrimony profile, with what we keep it for.')).toBeTruthy();
});

test('an age that was told and a faith under its consent are changed here', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  expect(form.getByLabelText<HTMLInputElement>('Age').readOnly).toBe(false);
  expect(form.getByLabelText<HTMLSelectElement>('Religion').disabled).toBe(false);
});

test('whoever is a couple with the one they matched with is told that, and not of a match to write to', async () => {
  const match = matchWith(potential(1, 'Emeka Ọbí'));
  api.answer(listMatches, { matches: [{ ...match, celebrated: true }] });
  const partner = { _id: match.member, name: match.name };
  showScreen(<MatchTrackScreen actions={() => null} partner={partner} />, { at: '/match-track', user: ADA });
  await status();
  expect(screen.getByText('You and Emeka are a couple here.')).toBeTruthy();
  expect(screen.queryByText('Emeka likes you too.')).toBeNull();
});

test('the search is shown once for each activation of the card, not on each visit', async () => {
  const stands = async (found: boolean) => {
    const above = await status();
    expect(above.queryByText('1 of 52') !== null).toBe(found);
    cleanup();
  };
  localStorage.clear();
  show();
  await stands(false);
  show();
  await stands(true);
  api.answer(findCard, { ...OWN, activatedAt: '2026-11-24T09:00:00.000Z' });
  queryClient.clear();
  show();
  await stands(false);
});
