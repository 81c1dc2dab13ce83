// Every screen of the product and the states in which it is drawn; a test compares it with the router.
import { randomUUID } from 'node:crypto';
import { farewellPage } from '@ijeuwa/contract/entry';
import type { Page } from '@playwright/test';
import { HELP } from './help-screens.ts';
import { MONEY } from './money-screens.ts';
import { DOCUMENTS, PRIVACY, VIP } from './privacy-screens.ts';
import { SCHEDULE } from './schedule-screens.ts';
import type { Screen } from './screen.ts';
import { STAFF } from './staff-screens.ts';
import { asked } from './states.ts';
import {
  logInWrongly,
  openAvatarMenu,
  openOfMenu,
  press,
  searchFor,
  takeOpener,
  writeTooMuch,
} from './touches.ts';
import { WEDDINGS } from './wedding-screens.ts';

const firstChat = async (page: Page): Promise<string> => {
  const { matches } = await (await page.request.get('/api/matches')).json();
  return `/chat/${matches.at(-1)._id}`;
};
const firstMatch = async (page: Page): Promise<string> => {
  const { matches } = await (await page.request.get('/api/matches')).json();
  return `/people/${matches.at(-1).member}`;
};
const nextPerson = async (page: Page): Promise<string> => {
  const [next] = await (await page.request.get('/api/match-cards/potential-matches')).json();
  return `/people/${next._id}`;
};
const oneself = async (page: Page): Promise<string> => {
  const { user } = await (await page.request.get('/api/auth/me')).json();
  return `/people/${user._id}`;
};
const newestChat = async (page: Page): Promise<string> => {
  const { matches } = await (await page.request.get('/api/matches')).json();
  return `/chat/${matches[0]._id}`;
};

const ENTRY: Screen[] = [
  {
    route: '/auth',
    states: {
      login: { who: 'visitor' },
      signup: { who: 'visitor', address: '/auth?mode=signup' },
      google: { who: 'visitor', address: '/auth?with=google' },
      phone: { who: 'visitor', address: '/auth?with=phone' },
      cancelled: { who: 'visitor', address: '/auth?social=cancelled' },
      suspended: { who: 'visitor', address: '/auth?social=suspended' },
      failed: { who: 'visitor', address: '/auth?social=failed' },
      'old link': { who: 'visitor', address: '/auth?verify=old' },
      'new email': { who: 'visitor', address: '/auth?newEmail=a' },
      'old email': { who: 'visitor', address: '/auth?oldEmail=a', touch: press('Take it back') },
      farewell: { who: 'visitor', address: farewellPage('2026-12-01T09:00:00.000Z') },
      'login refused': { who: 'visitor', touch: press('Login') },
      'signup refused': { who: 'visitor', address: '/auth?mode=signup', touch: press('Create Account') },
      'login error': { who: 'visitor', touch: logInWrongly },
    },
  },
  {
    route: '/forgot-password',
    states: {
      form: { who: 'visitor' },
      sent: { who: 'visitor', address: '/forgot-password?done=sent' },
      'new password': { who: 'visitor', address: '/forgot-password?token=old' },
      saved: { who: 'visitor', address: '/forgot-password?done=saved' },
    },
  },
  {
    route: '/getting-started',
    states: {
      visitor: { who: 'visitor' },
      photos: { who: 'newcomer' },
      about: { who: 'ada', address: '/getting-started?screen=about' },
      home: { who: 'ada', address: '/getting-started?screen=home' },
      faith: { who: 'ada', address: '/getting-started?screen=faith' },
      family: { who: 'ada', address: '/getting-started?screen=family' },
      work: { who: 'ada', address: '/getting-started?screen=work' },
      story: { who: 'ada', address: '/getting-started?screen=story' },
      partner: { who: 'ada', address: '/getting-started?screen=partner' },
      values: { who: 'ada', address: '/getting-started?screen=values' },
      plans: { who: 'ada', address: '/getting-started?screen=plans' },
      words: { who: 'ada', address: '/getting-started?screen=words' },
      submitted: { who: 'ada' },
      loading: { who: 'newcomer', during: 'slow' },
      error: { who: 'newcomer', during: 'failing' },
      offline: { who: 'newcomer', during: 'offline' },
    },
  },
  {
    route: '/privacy-selection',
    states: {
      ...asked('unpaid'),
      running: { who: 'ada' },
      wanted: { who: 'unpaid', address: '/privacy-selection?plan=harmony' },
    },
  },
  {
    route: '/payment-confirmation',
    states: asked('unpaid', { address: '/payment-confirmation?package=blossom&currency=NGN' }),
  },
  { route: '/profile-submitted', states: { ...asked('unpaid'), active: { who: 'ada' } } },
];

const MEMBERS: Screen[] = [
  {
    route: '/dashboard',
    states: {
      ...asked('ada'),
      empty: { who: 'newcomer' },
      alone: { who: 'alone' },
      unpaid: { who: 'unpaid' },
      'coming back': { who: 'leaver' },
    },
  },
  {
    route: '/homepage',
    states: {
      ...asked('ada'),
      empty: { who: 'newcomer' },
      'asking to track': { who: 'ada', touch: press('Awaiting Match') },
    },
  },
  { route: '/relationship-score', states: { ...asked('ada'), empty: { who: 'newcomer' } } },
  { route: '/achievements', states: { ...asked('ada'), empty: { who: 'newcomer' } } },
  { route: '/invoices', states: { ...asked('ada'), empty: { who: 'newcomer' } } },
  { route: '/ijeuwa', states: { filled: { who: 'ada' } } },
  {
    route: '/notifications',
    states: {
      ...asked('ada'),
      empty: { who: 'newcomer' },
      bell: { who: 'ada', address: '/homepage', touch: press(/^Notifications/) },
      'bell, empty': { who: 'newcomer', address: '/homepage', touch: press(/^Notifications/) },
      settings: { who: 'ada', address: '/notifications?tab=settings' },
    },
  },
  { route: '/devices', states: asked('ada') },
  {
    route: '/dating-app',
    asSeen: true,
    states: {
      ...asked('ada'),
      none: { who: 'newcomer' },
      empty: { who: 'alone' },
      unpaid: { who: 'unpaid' },
      refused: { who: 'unpaid', touch: press('Like') },
      menu: { who: 'ada', touch: press(/^More about/) },
      match: { who: 'ada', early: true },
    },
  },
  {
    route: '/match-track',
    states: {
      ...asked('ada'),
      none: { who: 'newcomer' },
      empty: { who: 'alone' },
      unpaid: { who: 'unpaid' },
      edit: { who: 'ada', touch: press('Edit Profile') },
    },
  },
  { route: '/matches', states: { ...asked('ada'), empty: { who: 'newcomer' } } },
  { route: '/match-requests', states: { ...asked('ada'), empty: { who: 'newcomer' } } },
  {
    route: '/messages',
    states: {
      ...asked('ada'),
      empty: { who: 'newcomer' },
      'nobody found': { who: 'ada', touch: searchFor('zzzzqx') },
    },
  },
  {
    route: '/chat/:matchId',
    states: {
      ...asked('ada', { address: firstChat }),
      empty: { who: 'ada', address: newestChat },
      'first words': { who: 'ada', address: newestChat, touch: takeOpener },
      'too long': { who: 'ada', address: firstChat, touch: writeTooMuch },
      none: { who: 'newcomer', address: () => Promise.resolve(`/chat/${randomUUID()}`) },
      menu: { who: 'ada', address: firstChat, touch: press(/^More about/) },
      report: { who: 'ada', address: firstChat, touch: openOfMenu('Report') },
      block: { who: 'ada', address: firstChat, touch: openOfMenu('Block') },
      unmatch: { who: 'ada', address: firstChat, touch: openOfMenu('Unmatch') },
    },
  },
  {
    route: '/people/:id',
    states: {
      ...asked('ada', { address: nextPerson }),
      match: { who: 'ada', address: firstMatch },
      oneself: { who: 'ada', address: oneself },
      none: { who: 'ada', address: () => Promise.resolve(`/people/${randomUUID()}`) },
      menu: { who: 'ada', address: nextPerson, touch: press(/^More about/) },
      'like with a note': { who: 'ada', address: nextPerson, touch: press('Like “About me”') },
    },
  },
  {
    route: '/profile',
    states: {
      ...asked('ada'),
      empty: { who: 'newcomer' },
      edit: { who: 'ada', touch: press('Edit Profile') },
      menu: { who: 'ada', touch: openAvatarMenu },
    },
  },
  { route: '/preference', states: { ...asked('ada'), empty: { who: 'newcomer' } } },
  {
    route: '/billing-process',
    states: {
      ...asked('ada'),
      empty: { who: 'unpaid' },
      changing: { who: 'ada', address: '/billing-process?plan=personalized' },
      paying: { who: 'unpaid', address: '/billing-process?package=harmony&currency=NGN' },
      'unknown order': { who: 'unpaid', address: `/billing-process?order=${randomUUID()}` },
    },
  },
  {
    route: '/subscriptions',
    states: {
      ...asked('ada'),
      empty: { who: 'unpaid' },
      paying: { who: 'unpaid', address: '/subscriptions?package=harmony&step=2' },
      summary: { who: 'unpaid', address: '/subscriptions?package=harmony&step=3' },
    },
  },
  { route: '/discounts', states: asked('ada') },
  {
    route: '/live-chat',
    states: {
      ...asked('ada'),
      waiting: { who: 'inQueue' },
      'with a person': { who: 'helped' },
      closed: { who: 'answered' },
    },
  },
  {
    route: '/google',
    states: {
      ...asked('ada'),
      cancelled: { who: 'ada', address: '/google?social=cancelled' },
      failed: { who: 'ada', address: '/google?social=failed' },
    },
  },
];

const open = (route: string): Screen => ({ route, states: { filled: { who: 'visitor' } } });

const OPEN: Screen[] = [
  open('/'),
  open('/features'),
  open('/success-stories'),
  open('/pricing'),
  open('/about-us'),
  open('/blog'),
  open('/blog/the-first-conversation'),
  open('/dating-tips'),
  open('/safety-guide'),
  open('/faq'),
  open('/help-center'),
  open('/counseling'),
  open('/learn-more'),
  open('/wedding-venues'),
  open('/bridal-fashion'),
  open('/honeymoon-destinations'),
  open('/terms'),
  open('/policy'),
  open('/offline'),
  open('/enquiry'),
  open('/enquiry-received'),
];

export const SCREENS: readonly Screen[] = [
  ...ENTRY,
  ...MEMBERS,
  ...PRIVACY,
  ...SCHEDULE,
  ...VIP,
  ...HELP,
  ...WEDDINGS,
  ...MONEY,
  ...STAFF,
  ...OPEN,
  ...DOCUMENTS,
];

/** Addresses that only lead on to another screen. */
export const LEAD_ON: readonly string[] = ['/login', '/preferences'];

/** One of them stands for all: only the text differs. */
export const ALIKE: readonly RegExp[] = [/^\/blog\/./];
