// The member's first screens.
import { findSubscription, listOrders } from '@ijeuwa/contract/billing';
import { type Conversation, listConversations } from '@ijeuwa/contract/chat';
import { findDashboard } from '@ijeuwa/contract/dashboard';
import {
  activateCard,
  findMatchStatus,
  listMatches,
  listPotentialMatches,
  type Match,
  type MatchCard,
  type MatchStatus,
  type PotentialMatch,
} from '@ijeuwa/contract/matching';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADA, fakeApi, showScreen } from '#test/fake-api.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';
import { PREPARED, STATS } from './dashboard.fakes.ts';
import { HomeScreen } from './HomeScreen.tsx';

afterEach(cleanup);

const STATUS: MatchStatus = {
  card: 'active',
  viewedYou: 3,
  likedYou: 0,
  picks: 0,
  hasPassed: false,
  potentialMatches: 12,
  matches: 0,
  likeNeeds: null,
};
const OWN_CARD: MatchCard = {
  _id: ADA._id,
  name: ADA.name,
  age: 29,
  location: 'Enugu',
  profession: 'Nurse',
  education: null,
  religion: null,
  images: [],
  status: 'active',
  reviewDueAt: null,
  activatedAt: null,
};
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(findDashboard, { ...STATS, matchRequests: 7, messages: 24 });
  api.answer(listPotentialMatches, []);
  api.answer(listMatches, { matches: [] });
  api.answer(findMatchStatus, STATUS);
  api.answer(listOrders, { orders: [] });
  api.answer(findSubscription, {
    packageId: 'blossom',
    label: 'Blossom',
    trial: false,
    startsAt: null,
    endsAt: null,
    mayStartTrial: false,
    reviewWithinHours: 24,
  });
});

const show = (user = ADA) => showScreen(<DashboardScreen />, { at: '/dashboard', user });

const person = (n: number, pick: boolean): PotentialMatch => ({
  _id: `01900000-0000-7000-8000-00000000030${n}`,
  name: `Chinedu${n} Ọkáfọ̀`,
  age: 30 + n,
  images: [],
  blurred: false,
  likeness: 'man',
  location: 'Enugu, Nigeria',
  profession: 'Teacher',
  education: null,
  religion: null,
  relationshipStatus: null,
  timeframe: null,
  matchPercent: null,
  reasons: [],
  difference: null,
  reviewedAt: null,
  demonstration: false,
  pick,
});

test('the dashboard greets by first name, and each figure leads to its list', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^(Good \w+|Hello), Adaọbị$/);
  const figures = within(await screen.findByRole('list', { name: 'Your figures' }));
  const requests = figures.getByRole('link', { name: /match requests/ });
  expect([requests.textContent, requests.getAttribute('href')]).toEqual([
    'match requests7',
    '/match-requests',
  ]);
  expect(figures.getByRole('link', { name: /^messages/ }).getAttribute('href')).toBe('/messages');
  expect(await screen.findByText('No matches found yet')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('Dashboard · Ijeuwa'));
});

test('today’s picks stand there by name, age and town, and all of them are in the deck', async () => {
  api.answer(listPotentialMatches, [1, 2, 3, 4, 5, 6].map((n) => person(n, n < 6)).concat(person(7, false)));
  show();
  const picks = within(await screen.findByRole('region', { name: 'Today’s picks' }));
  const first = await picks.findByRole('link', { name: 'Chinedu1 31 · Enugu' });
  expect(first.getAttribute('href')).toBe(`/people/${person(1, true)._id}`);
  expect(picks.getByRole('link', { name: 'See all 5' }).getAttribute('href')).toBe('/dating-app');
  expect(picks.getAllByRole('listitem')).toHaveLength(5);
});

test('once all picks are seen that is said, while others wait', async () => {
  api.answer(listPotentialMatches, [person(1, false)]);
  show();
  expect(await screen.findByText(/You have seen them all/)).toBeTruthy();
});

test('picks that did not come can be asked for again, and the rest stands', async () => {
  api.refuse(listPotentialMatches, 'fault', 'Something went wrong');
  show();
  const picks = within(await screen.findByRole('region', { name: 'Today’s picks' }));
  await picks.findByText('Something went wrong');
  api.answer(listPotentialMatches, [person(1, true)]);
  await userEvent.click(picks.getByRole('button', { name: 'Try again' }));
  expect(await picks.findByRole('link', { name: 'See the last one' })).toBeTruthy();
});

test('nobody is picked for whoever has no profile yet', async () => {
  show({ ...ADA, profileSubmitted: false });
  expect(await screen.findByText('Your email is confirmed')).toBeTruthy();
  expect(api.callsOf(listPotentialMatches)).toEqual([]);
});

test('likes that wait are the next step, and their figure is said once', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Somebody likes you' })).toBeTruthy();
  expect(await screen.findAllByText('7')).toHaveLength(1);
});

test('whoever wrote is answered first, by name and in their words; the likes are a figure, and no card of their own', async () => {
  api.answer(findDashboard, { ...STATS, matchRequests: 7, unreadMessages: 1 });
  const matchId = '01900000-0000-7000-8000-000000000901';
  const sentAt = new Date().toISOString();
  const name = 'Chinedu Ọkáfọ̀';
  const conversation = {
    matchId,
    person: { _id: matchId, name, image: null, likeness: 'man', demonstration: false, checkedOn: null },
    since: sentAt,
    last: { seq: 1, clientId: matchId, sender: matchId, text: 'Do you paint?', sentAt },
    unread: 1,
    myReadSeq: 0,
    theirReadSeq: 0,
    theirReadAt: null,
  } satisfies Conversation;
  api.answer(listConversations, { conversations: [conversation] });
  show();
  expect(await screen.findByRole('heading', { name: 'Chinedu wrote to you' })).toBeTruthy();
  expect(screen.getByText('“Do you paint?”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer Chinedu' }).getAttribute('href')).toBe(`/chat/${matchId}`);
  expect(screen.getByRole('link', { name: 'match requests 7' })).toBeTruthy();
  expect(screen.getAllByText('7')).toHaveLength(1);
});

test('a new match stands there by face, age and day, in one short line', async () => {
  const match: Match = {
    _id: '01900000-0000-7000-8000-000000000902',
    name: 'Emeka Ọbí',
    image: null,
    photo: null,
    likeness: 'man',
    member: '01900000-0000-7000-8000-000000000903',
    location: 'Enugu',
    profession: 'Teacher',
    last: null,
    age: 31,
    matchedAt: new Date().toISOString(),
    celebrated: true,
    demonstration: false,
  };
  api.answer(listMatches, { matches: [match] });
  show();
  const matches = within(await screen.findByRole('region', { name: 'New matches' }));
  expect(await matches.findByRole('link', { name: 'Emeka 31 · Today' })).toBeTruthy();
  // Nobody has written: that is the next thing to do.
  expect(await screen.findByRole('heading', { name: 'Emeka likes you too' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Say hello' }).getAttribute('href')).toBe(`/chat/${match._id}`);
});

test('how prepared one is says what is done and what to do, never a score', async () => {
  api.answer(findDashboard, { ...STATS, prepared: { ...PREPARED, toAnswer: 2 } });
  show();
  const own = within(await screen.findByRole('region', { name: 'How prepared you are' }));
  // All that stands there counts, whoever waits for an answer too.
  expect(own.getByText('5 of 7 done')).toBeTruthy();
  expect(own.getByRole('link', { name: /Confirm your phone/ }).getAttribute('href')).toBe('/devices');
  expect(own.getByRole('link', { name: /Answer 2 people/ }).getAttribute('href')).toBe('/messages');
  expect(own.getAllByRole('link')).toHaveLength(2);
});

test('Track My Match can wait', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Track My Match' }));
  await userEvent.click(screen.getByRole('button', { name: 'Maybe Later' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('figures that did not come can be asked for again', async () => {
  api.refuse(findDashboard, 'fault', 'Something went wrong');
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('home starts the search of somebody without a card', async () => {
  api.answer(findMatchStatus, { ...STATUS, card: null });
  const { router } = showScreen(<HomeScreen />, { at: '/homepage' });
  expect(screen.getByText('Loading...')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: 'Start Matching' }));
  expect(router.state.location.pathname).toBe('/getting-started');
  expect(router.state.location.state.user.name).toBe(ADA.name);
});

test('home leads to what there is to learn, whatever stands with the card', async () => {
  showScreen(<HomeScreen />, { at: '/homepage' });
  expect(screen.getByRole('link', { name: /^Learn More/ }).getAttribute('href')).toBe('/learn-more');
});

test.each([
  [false, 'Tell us who you are'],
  [true, 'People picked for you'],
])(
  'the tile of Personalized Matching says where it leads, with the profile submitted: %s',
  (profileSubmitted, text) => {
    showScreen(<HomeScreen />, { at: '/homepage', user: { ...ADA, profileSubmitted } });
    const tile = screen.getByRole('link', { name: `Personalized Matching ${text}` });
    expect(tile.getAttribute('href')).toBe('/getting-started');
  },
);

test('each tile of home leads to its place', () => {
  showScreen(<HomeScreen />, { at: '/homepage', user: { ...ADA, profileSubmitted: true } });
  const tiles = screen.getAllByRole('listitem').map((one) => within(one).getByRole('link'));
  expect(tiles.map((one) => one.getAttribute('href'))).toEqual([
    '/marriage-counseling',
    '/relationship-therapy',
    '/dating-app',
    '/schedule',
    '/ceremony-planning',
    '/getting-started',
    '/marriage-planning',
    '/personalized-matchmaking',
    '/events',
    '/match-track',
    '/messages',
    '/billing-process',
    '/invoices',
    '/profile',
    '/preference',
    '/relationship-score',
    '/achievements',
    '/privacy',
    '/help-support',
    '/faqs',
    '/resources',
    '/ijeuwa',
  ]);
});

test('home does not guess where the search stands when that did not come', async () => {
  api.refuse(findMatchStatus, 'fault', 'Something went wrong');
  showScreen(<HomeScreen />, { at: '/homepage' });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Start Matching' })).toBeNull();
});

test('home offers to track the match of somebody whose card is active', async () => {
  showScreen(<HomeScreen />, { at: '/homepage' });
  await userEvent.click(await screen.findByRole('button', { name: 'Awaiting Match' }));
  expect(screen.getByRole('heading', { name: 'Ready to Find Your Match?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Track My Match' }).getAttribute('href')).toBe('/match-track');
});

test.each([
  ['is the next step', 0],
  ['stands above a message that waits', 1],
])('a pause %s, with the way back', async (_, unreadMessages) => {
  let card: MatchStatus['card'] = 'paused';
  api.answer(findDashboard, { ...STATS, unreadMessages });
  api.answer(listConversations, { conversations: [] });
  api.answer(findMatchStatus, () => ({ ...STATUS, card }));
  api.answer(activateCard, () => {
    card = 'active';
    return OWN_CARD;
  });
  show();
  expect(await screen.findAllByText(/Your card is paused/)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show my card' }));
  await waitFor(() => expect(screen.queryByText(/Your card is paused/)).toBeNull());
});
