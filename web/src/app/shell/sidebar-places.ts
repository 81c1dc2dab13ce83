// Where the sidebar leads; a place stands here only when it exists.
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
  HeartHandshake,
  Library,
  LifeBuoy,
  Mail,
  MessageCircleHeart,
  MessagesSquare,
  Milestone,
  MonitorSmartphone,
  ReceiptText,
  RefreshCw,
  Route,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  TicketPercent,
} from 'lucide-react';
import { placeGroups, places } from '#platform/places.ts';
import { dashboard, discover, type MenuPlace, matches, messages, profile } from './places.ts';

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
