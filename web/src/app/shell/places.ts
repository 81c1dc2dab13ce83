// Where the shell's menus lead; a place stands here only when it exists.
import {
  BookOpen,
  CalendarDays,
  Church,
  CircleQuestionMark,
  CreditCard,
  Crown,
  Gauge,
  Gem,
  HandHeart,
  Heart,
  HeartHandshake,
  LayoutDashboard,
  Library,
  LifeBuoy,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageCircleHeart,
  MessagesSquare,
  Milestone,
  MonitorSmartphone,
  PartyPopper,
  ReceiptText,
  RefreshCw,
  Route,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  TicketPercent,
  UserRound,
  Users,
} from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { type Place, placeGroups, places } from '#platform/places.ts';

export type MenuPlace = Place & { Icon: LucideIcon };

const discover = { ...places.discover, Icon: Heart };
const matches = { ...places.matches, Icon: Users };
const messages = { ...places.messages, Icon: MessageCircle };
const dashboard = { ...places.dashboard, Icon: LayoutDashboard };
const profile = { ...places.profile, Icon: UserRound };

// Spec 2: grouped menus Services, Billing, Settings, Support.
export const SIDEBAR_GROUPS: { title: string; places: MenuPlace[] }[] = [
  {
    title: placeGroups.services,
    places: [
      dashboard,
      discover,
      { ...places.matchTrack, Icon: Route },
      matches,
      { ...places.matchRequests, Icon: HeartHandshake },
      messages,
      { ...places.counselling, Icon: MessageCircleHeart },
      { ...places.schedule, Icon: CalendarDays },
      { ...places.ceremonyPlanning, Icon: Church },
      { ...places.marriagePlanning, Icon: Gem },
      { ...places.personalized, Icon: Sparkles },
      { ...places.therapy, Icon: HandHeart },
      { ...places.vip, Icon: Crown },
      { ...places.events, Icon: PartyPopper },
    ],
  },
  {
    title: placeGroups.billing,
    places: [
      { ...places.payment, Icon: CreditCard },
      { ...places.discounts, Icon: TicketPercent },
      { ...places.invoices, Icon: ReceiptText },
      { ...places.subscription, Icon: RefreshCw },
    ],
  },
  {
    title: placeGroups.settings,
    places: [
      profile,
      { ...places.preferences, Icon: SlidersHorizontal },
      { ...places.privacy, Icon: ShieldCheck },
      { ...places.devices, Icon: MonitorSmartphone },
      { ...places.relationshipScore, Icon: Gauge },
      { ...places.achievements, Icon: Milestone },
    ],
  },
  {
    title: placeGroups.support,
    places: [
      { ...places.helpSupport, Icon: LifeBuoy },
      { ...places.faqs, Icon: CircleQuestionMark },
      { ...places.liveChat, Icon: MessagesSquare },
      { ...places.resources, Icon: Library },
      { ...places.contactUs, Icon: Mail },
      { ...places.ijeuwa, Icon: BookOpen },
    ],
  },
];

export const BAR_PLACES: MenuPlace[] = [discover, matches, messages, dashboard, profile];

/** A person's page fills a phone from edge to edge: it has a way back and a line of its own. */
export const isPerson = (pathname: string): boolean => pathname.startsWith('/people/');

/** So does a conversation. */
export const isChat = (pathname: string): boolean => pathname.startsWith('/chat/');

/** On the deck the face has the room. */
export const isDeck = (pathname: string): boolean => pathname === paths.datingApp;

/** Below a place one is still there; a conversation belongs to the messages. */
export const isAt = (to: string, pathname: string): boolean =>
  pathname === to || pathname.startsWith(`${to}/`) || (to === messages.to && isChat(pathname));

/** A conversation keeps its writing line where the thumb is, and a person the answers: no bar stands below them. */
export const hasBar = (pathname: string): boolean => !isChat(pathname) && !isPerson(pathname);
