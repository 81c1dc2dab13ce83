// One name for each place of a member: menus, headings, tabs and texts take it from here.
import { paths } from './paths.ts';

export type Place = {
  to: string;
  /** What the place is called in the sidebar, the bar, the tab, its heading, links and texts. */
  name: string;
  /** What else stands above the page itself; the tab keeps the name. */
  heading?: string;
  /** The specification's own label on a tile of /homepage, and in the menu behind the face. */
  tile?: string;
  menu?: string;
};

// Spec 2 fixes the tiles, the menu behind the face, and the headings that are given here (docs/decisions/048).
export const places = {
  home: { to: paths.homepage, name: 'Home', heading: 'Find Your Soulmate' },
  dashboard: { to: paths.dashboard, name: 'Dashboard' },
  discover: { to: paths.datingApp, name: 'Discover', tile: 'Dating App' },
  matchTrack: { to: paths.matchTrack, name: 'Match Track' },
  matches: { to: paths.matches, name: 'Matches' },
  matchRequests: { to: paths.matchRequests, name: 'Match Requests' },
  messages: { to: paths.messages, name: 'Messages' },
  personalized: { to: paths.gettingStarted, name: 'Personalized Matching', heading: 'Build your profile' },
  counselling: { to: paths.marriageCounseling, name: 'Marriage Counseling' },
  schedule: { to: paths.schedule, name: 'Schedule' },
  therapy: { to: paths.relationshipTherapy, name: 'Relationship Therapy' },
  // Whoever looks at the tab learns no more.
  questionnaire: { to: paths.questionnaire, name: 'Questionnaire' },
  ceremonyPlanning: { to: paths.ceremonyPlanning, name: 'Ceremony Planning' },
  marriagePlanning: { to: paths.marriagePlanning, name: 'Marriage Planning' },
  upcomingSessions: { to: paths.upcomingSessions, name: 'Upcoming Sessions' },
  vip: {
    to: paths.personalizedMatchmaking,
    name: 'VIP Matchmaking',
    heading: 'VIP Personalized Matchmaking',
  },
  events: { to: paths.events, name: 'Events' },
  payment: {
    to: paths.billingProcess,
    name: 'Payment Methods',
    heading: 'Choose Your Love Journey',
    menu: 'Billing',
  },
  discounts: { to: paths.discounts, name: 'Discounts', heading: 'Exclusive Discounts' },
  invoices: { to: paths.invoices, name: 'Invoices', heading: 'Your Invoices' },
  subscription: { to: paths.subscriptions, name: 'Subscription' },
  profile: { to: paths.profile, name: 'My Profile', tile: 'My Account' },
  preferences: { to: paths.preference, name: 'Preferences' },
  notifications: { to: paths.notifications, name: 'Notifications' },
  devices: { to: paths.devices, name: 'Devices' },
  relationshipScore: { to: paths.relationshipScore, name: 'Relationship Score' },
  achievements: { to: paths.achievements, name: 'Achievements' },
  ijeuwa: { to: paths.ijeuwa, name: 'Our Name', heading: 'Ije ụwa' },
  privacy: { to: paths.privacy, name: 'Privacy' },
  google: { to: paths.google, name: 'Link Google' },
  helpSupport: { to: paths.helpSupport, name: 'Get Help', heading: 'Help Center' },
  faqs: { to: paths.faqs, name: 'FAQs' },
  resources: { to: paths.resources, name: 'Resources' },
  contactUs: { to: paths.contactUs, name: 'Contact Us' },
  liveChat: { to: paths.liveChat, name: 'Live Chat' },
} as const satisfies Record<string, Place>;

/** Spec 2: how the sidebar and /homepage group their places. */
export const placeGroups = {
  services: 'Services',
  billing: 'Billing',
  settings: 'Settings',
  support: 'Support',
} as const;

export const tileOf = ({ tile, name }: Place): string => tile ?? name;
export const menuLabelOf = ({ menu, name }: Place): string => menu ?? name;
