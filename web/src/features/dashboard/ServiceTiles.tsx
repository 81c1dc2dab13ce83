// What the product offers now, as tiles in groups; what does not exist yet has none.
import {
  CircleQuestionMark,
  CreditCard,
  Heart,
  type LucideIcon,
  MessagesSquare,
  Route,
  SlidersHorizontal,
  Sparkles,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';

type Tile = { label: string; text: string; to: string; Icon: LucideIcon };

const GROUPS: { title: string; tiles: Tile[] }[] = [
  {
    title: 'Services',
    tiles: [
      { label: 'Dating App', text: 'See who may fit', to: paths.datingApp, Icon: Heart },
      { label: 'Match Track', text: 'Where your search stands', to: paths.matchTrack, Icon: Route },
      { label: 'Messages', text: 'Write to your matches', to: paths.messages, Icon: MessagesSquare },
      {
        label: 'Personalized Matching',
        text: 'Tell us who you are',
        to: paths.gettingStarted,
        Icon: Sparkles,
      },
    ],
  },
  {
    title: 'Billing',
    tiles: [
      {
        label: 'Payment Methods',
        text: 'Packages and how to pay',
        to: paths.billingProcess,
        Icon: CreditCard,
      },
    ],
  },
  {
    title: 'Settings',
    tiles: [
      { label: 'My Account', text: 'Your profile and photos', to: paths.profile, Icon: UserRound },
      {
        label: 'Preferences',
        text: 'Whom you wish to meet',
        to: paths.preference,
        Icon: SlidersHorizontal,
      },
    ],
  },
  {
    title: 'Support',
    tiles: [{ label: 'FAQs', text: 'Answers to what people ask', to: paths.faqs, Icon: CircleQuestionMark }],
  },
];

export function ServiceTiles() {
  return (
    <div className="page-edges flex w-full max-w-6xl flex-col gap-8 py-8">
      {GROUPS.map((group) => (
        <section key={group.title} aria-label={group.title} className="flex flex-col gap-4">
          <SectionHeading>{group.title}</SectionHeading>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {group.tiles.map((tile) => (
              <li key={tile.label}>
                <ServiceTile {...tile} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ServiceTile({ label, text, to, Icon }: Tile) {
  return (
    <Link
      to={to}
      className="flex h-full flex-col gap-2 rounded-xl border border-line bg-surface p-(--inset) transition-colors hover:border-wine"
    >
      <Icon aria-hidden="true" className="size-6 text-wine" />
      <span>
        <span className="block font-semibold leading-snug">{label}</span>
        <span className="block text-sm text-ink-2">{text}</span>
      </span>
    </Link>
  );
}
