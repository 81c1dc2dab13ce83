// The plain facts of a person, line by line, and what was verified of them.
import { DETAIL_LABELS, detailWords } from '@ijeuwa/contract/detail-words';
import type { DetailName } from '@ijeuwa/contract/details';
import type { PublicProfile } from '@ijeuwa/contract/people';
import { wordOf } from '@ijeuwa/contract/person-words';
import {
  Baby,
  BadgeCheck,
  BriefcaseBusiness,
  Cigarette,
  Gem,
  GraduationCap,
  Languages,
  type LucideIcon,
  MapPin,
  Plane,
  Ruler,
  Users,
  Wine,
} from 'lucide-react';
import { formatDay } from '#ui/format.ts';
import { faithMark } from './faith-mark.ts';
import { Part } from './parts.tsx';

type Fact = { label: string; value: string; Icon: LucideIcon };

export function PersonFacts({ person }: { person: PublicProfile }) {
  return (
    <Part title="In short">
      <dl className="lg:grid lg:grid-cols-2 lg:gap-x-6">
        {factsOf(person).map(({ label, value, Icon }) => (
          <div key={label} className="relative border-t border-line py-2.5 pl-8.5">
            <dt className="text-sm text-ink-2">
              <Icon aria-hidden="true" className="absolute top-3 left-0 size-5 text-gold-ink" />
              {label}
            </dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const CHECK_WORDS = { email: 'Email', phone: 'Phone', profile: 'Profile and photos' } as const;

const factsOf = (person: PublicProfile): Fact[] => {
  const { religion, education, profession, location, relationshipStatus, hasChildren, details, checks } =
    person;
  const detail = (name: DetailName): string => {
    const value = details[name];
    return value === undefined ? '' : detailWords(name, value);
  };
  const faith = [religion && wordOf(religion), detail('denomination'), detail('practice').toLowerCase()];
  const all: Fact[] = [
    { label: 'Faith', value: listed(faith), Icon: faithMark(religion) },
    { label: DETAIL_LABELS.ethnicGroup, value: detail('ethnicGroup'), Icon: Users },
    { label: DETAIL_LABELS.languages, value: detail('languages'), Icon: Languages },
    { label: 'Work', value: profession, Icon: BriefcaseBusiness },
    { label: 'Education', value: education ? wordOf(education) : '', Icon: GraduationCap },
    { label: 'Lives in', value: location, Icon: MapPin },
    { label: DETAIL_LABELS.relocation, value: detail('relocation'), Icon: Plane },
    { label: 'Status', value: relationshipStatus ? wordOf(relationshipStatus) : '', Icon: Gem },
    { label: DETAIL_LABELS.previousMarriages, value: detail('previousMarriages'), Icon: Gem },
    { label: 'Children', value: hasChildren === null ? '' : hasChildren ? 'Yes' : 'None', Icon: Baby },
    { label: DETAIL_LABELS.height, value: detail('height'), Icon: Ruler },
    { label: DETAIL_LABELS.smoking, value: detail('smoking'), Icon: Cigarette },
    { label: DETAIL_LABELS.drinking, value: detail('drinking'), Icon: Wine },
    ...checks.map(({ what, on }) => ({
      label: `${CHECK_WORDS[what]} checked`,
      value: formatDay(on),
      Icon: BadgeCheck,
    })),
  ];
  return all.filter(({ value }) => value !== '');
};

const listed = (words: readonly (string | null)[]): string => words.filter(Boolean).join(', ');
