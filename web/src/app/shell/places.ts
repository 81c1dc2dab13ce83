// Where the shell's menus lead; a place stands here only when it exists.
import {
  CircleQuestionMark,
  CreditCard,
  Heart,
  HeartHandshake,
  LayoutDashboard,
  type LucideIcon,
  MessageCircle,
  MonitorSmartphone,
  Route,
  SlidersHorizontal,
  Sparkles,
  UserRound,
  Users,
} from 'lucide-react';
import { paths } from '#platform/paths.ts';

export type Place = { label: string; to: string; Icon: LucideIcon };

export const DEVICES = '/devices';

const messages: Place = { label: 'Messages', to: paths.messages, Icon: MessageCircle };
const dashboard: Place = { label: 'Dashboard', to: paths.dashboard, Icon: LayoutDashboard };

// Spec 2: grouped menus Services, Billing, Settings, Support.
export const SIDEBAR_GROUPS: { title: string; places: Place[] }[] = [
  {
    title: 'Services',
    places: [
      dashboard,
      { label: 'Dating App', to: paths.datingApp, Icon: Heart },
      { label: 'Match Track', to: paths.matchTrack, Icon: Route },
      { label: 'Match Requests', to: paths.matchRequests, Icon: HeartHandshake },
      messages,
      { label: 'Personalized Matching', to: paths.gettingStarted, Icon: Sparkles },
    ],
  },
  {
    title: 'Billing',
    places: [{ label: 'Payment Methods', to: paths.billingProcess, Icon: CreditCard }],
  },
  {
    title: 'Settings',
    places: [
      { label: 'My Account', to: paths.profile, Icon: UserRound },
      { label: 'Preferences', to: paths.preference, Icon: SlidersHorizontal },
      { label: 'Devices', to: DEVICES, Icon: MonitorSmartphone },
    ],
  },
  {
    title: 'Support',
    places: [{ label: 'FAQs', to: paths.faqs, Icon: CircleQuestionMark }],
  },
];

export const BAR_PLACES: Place[] = [
  { label: 'Discover', to: paths.datingApp, Icon: Heart },
  { label: 'Matches', to: paths.matches, Icon: Users },
  messages,
  dashboard,
  { label: 'Me', to: paths.profile, Icon: UserRound },
];

/** A person's page fills a phone from edge to edge: it has a way back and a line of its own. */
export const isPerson = (pathname: string): boolean => pathname.startsWith('/people/');

/** So does a conversation. */
export const isChat = (pathname: string): boolean => pathname.startsWith('/chat/');

/** A conversation keeps its writing line where the thumb is, and a person the answers: no bar stands below them. */
export const hasBar = (pathname: string): boolean => !isChat(pathname) && !isPerson(pathname);
