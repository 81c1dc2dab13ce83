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
import { PREPARED, STATS, STATUS } from './dashboard.fakes.ts';

afterEach(cleanup);

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

const CHINEDU = '01900000-0000-7000-8000-000000000901';
const talk = (unread: number): Conversation => ({
  matchId: CHINEDU,
  person: {
    _id: CHINEDU,
    name: 'Chinedu Ọkáfọ̀',
    image: null,
    likeness: 'man',
    demonstration: false,
    checkedOn: null,
  },
  since: new Date().toISOString(),
  last: {
    seq: 1,
    clientId: CHINEDU,
    sender: CHINEDU,
    text: 'Do you paint?',
    sentAt: new Date().toISOString(),
  },
  unread,
  myReadSeq: 0,
  theirReadSeq: 0,
  theirReadAt: null,
});
const EMEKA: Match = {
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

test('the dashboard greets by first name, and each figure leads to its list', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^(Good \w+|Hello), Adaọbị$/);
  const figures = within(await screen.findByRole('list', { name: 'Your figures' }));
  const requests = figures.getByRole('link', { name: 'Match Requests 7 to answer' });
  expect(requests.getAttribute('href')).toBe('/match-requests');
  expect(figures.getByRole('link', { name: /^Messages/ }).getAttribute('href')).toBe('/messages');
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
  expect(await screen.findAllByText(/\b7\b/)).toHaveLength(1);
});

test('whoever wrote is answered first, by name and in their words; the likes are a figure, and no card of their own', async () => {
  api.answer(findDashboard, { ...STATS, matchRequests: 7, unreadMessages: 1 });
  api.answer(listConversations, { conversations: [talk(1)] });

  show();
  expect(await screen.findByRole('heading', { name: 'Chinedu wrote to you' })).toBeTruthy();
  expect(screen.getByText('“Do you paint?”')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Answer Chinedu' }).getAttribute('href')).toBe(`/chat/${CHINEDU}`);
  expect(screen.getAllByText(/\b7\b/)).toHaveLength(1);
});

test('until it is known who wrote, the step has no other words that would change under the thumb', async () => {
  const held = Promise.withResolvers<{ conversations: Conversation[] }>();
  api.answer(findDashboard, { ...STATS, unreadMessages: 1 });
  api.answer(listConversations, () => held.promise);
  show();
  await waitFor(() => expect(api.callsOf(listConversations)).toHaveLength(1));
  expect(screen.queryByText('Somebody wrote to you')).toBeNull();
  held.resolve({ conversations: [talk(1)] });
  expect(await screen.findByRole('heading', { name: 'Chinedu wrote to you' })).toBeTruthy();
});

test('whoever was read and not answered comes before a match to whom nobody has said hello', async () => {
  const told = { at: new Date().toISOString(), mine: false };
  api.answer(findDashboard, { ...STATS, messages: 3, prepared: { ...PREPARED, toAnswer: 1 } });
  api.answer(listMatches, {
    matches: [EMEKA, { ...EMEKA, _id: CHINEDU, name: 'Chinedu Ọkáfọ̀', last: told }],
  });
  api.answer(listConversations, { conversations: [talk(0)] });
  show();
  expect(await screen.findByRole('heading', { name: 'Chinedu wrote to you' })).toBeTruthy();
  expect(screen.queryByText('Say hello')).toBeNull();
});

test('a new match stands there by face, age and day, in one short line', async () => {
  api.answer(listMatches, { matches: [EMEKA] });
  show();
  const matches = within(await screen.findByRole('region', { name: 'New matches' }));
  expect(await matches.findByRole('link', { name: 'Emeka 31 · Today' })).toBeTruthy();
  // Nobody has written: that is the next thing to do.
  expect(await screen.findByRole('heading', { name: 'Emeka likes you too' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Say hello' }).getAttribute('href')).toBe(`/chat/${EMEKA._id}`);
});

test('how prepared one is says what is done and what to do, never a score', async () => {
  api.answer(findDashboard, { ...STATS, prepared: { ...PREPARED, toAnswer: 2 } });
  show();
  const own = within(await screen.findByRole('region', { name: 'How prepared you are' }));
  // What counts is what the score counts; who waits for an answer stands with the messages.
  expect(own.getByText('5 of 6 done')).toBeTruthy();
  expect(own.getByRole('link', { name: /Confirm your phone/ }).getAttribute('href')).toBe('/devices');
  expect(own.getAllByRole('link')).toHaveLength(1);
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
