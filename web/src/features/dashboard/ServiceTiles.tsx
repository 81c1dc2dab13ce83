// What the product offers now, as tiles in groups; what does not exist yet has none.
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
  Library,
  LifeBuoy,
  type LucideIcon,
  MessageCircleHeart,
  MessagesSquare,
  Milestone,
  PartyPopper,
  ReceiptText,
  Route,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { type Place, placeGroups, places, tileOf } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';

type Tile = {
  place: Place;
  text: string;
  /** What it says once the profile is submitted. */
  later?: string;
  Icon: LucideIcon;
};

const GROUPS: { title: string; tiles: Tile[] }[] = [
  {
    title: placeGroups.services,
    tiles: [
      { place: places.counselling, text: 'Talk with a trained counsellor', Icon: MessageCircleHeart },
      { place: places.therapy, text: 'A counsellor for two', Icon: HandHeart },
      { place: places.discover, text: 'See who may fit', Icon: Heart },
      { place: places.schedule, text: 'Your appointments', Icon: CalendarDays },
      { place: places.ceremonyPlanning, text: 'Places to marry in', Icon: Church },
      {
        place: places.personalized,
        text: 'Tell us who you are',
        later: 'People picked for you',
        Icon: Sparkles,
      },
      { place: places.marriagePlanning, text: 'Planners for your day', Icon: Gem },
      { place: places.vip, text: 'A matchmaker of your own', Icon: Crown },
      { place: places.events, text: 'Evenings where members meet', Icon: PartyPopper },
      { place: places.matchTrack, text: 'How your search is going', Icon: Route },
      { place: places.messages, text: 'Write to your matches', Icon: MessagesSquare },
    ],
  },
  {
    title: placeGroups.billing,
    tiles: [
      {
        place: places.payment,
        text: 'Packages and how to pay',
        Icon: CreditCard,
      },
      { place: places.invoices, text: 'Receipts of what you paid', Icon: ReceiptText },
    ],
  },
  {
    title: placeGroups.settings,
    tiles: [
      { place: places.profile, text: 'Your profile and photos', Icon: UserRound },
      {
        place: places.preferences,
        text: 'Who you wish to meet',
        Icon: SlidersHorizontal,
      },
      { place: places.relationshipScore, text: 'How prepared you are', Icon: Gauge },
      { place: places.achievements, text: 'The steps you have taken', Icon: Milestone },
      { place: places.privacy, text: 'Who sees you, and who does not', Icon: ShieldCheck },
    ],
  },
  {
    title: placeGroups.support,
    tiles: [
      { place: places.helpSupport, text: 'Find an answer, or write to us', Icon: LifeBuoy },
      { place: places.faqs, text: 'Answers to what people ask', Icon: CircleQuestionMark },
      { place: places.resources, text: 'Articles and drawn guides', Icon: Library },
      { place: places.ijeuwa, text: 'The story of ije ụwa', Icon: BookOpen },
    ],
  },
];

export function ServiceTiles() {
  return (
    <div className="page-edges flex w-full max-w-(--page-width) flex-col gap-8 py-8">
      {GROUPS.map((group) => (
        <section key={group.title} aria-label={group.title} className="flex flex-col gap-4">
          <SectionHeading>{group.title}</SectionHeading>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {group.tiles.map((tile) => (
              // Two abreast none stands alone in its line.
              <li key={tile.place.to} className="max-sm:last:odd:col-[1/-1]">
                <ServiceTile {...tile} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ServiceTile({ place, text, later = text, Icon }: Tile) {
  const { profileSubmitted } = useMember();
  return (
    <Link
      to={place.to}
      className="flex h-full flex-col gap-2 rounded-xl border border-line bg-surface px-3 py-(--inset) transition-colors max-[359px]:px-2 sm:px-(--inset) hover:border-wine"
    >
      <Icon aria-hidden="true" className="size-6 text-wine" />
      <span>
        <span className="block font-semibold leading-snug max-[359px]:text-[0.9375rem]">{tileOf(place)}</span>
        <span className="block text-sm text-ink-2">{profileSubmitted ? later : text}</span>
      </span>
    </Link>
  );
}
