// What a card says of a person, in words.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import type { TIMEFRAMES } from '@ijeuwa/contract/person';
import { wordOf } from '@ijeuwa/contract/person-words';
import { range } from '@ijeuwa/contract/range';
import { townOf } from '#ui/format.ts';

type Facts = Pick<PotentialMatch, 'location' | 'profession' | 'education' | 'religion'>;

const WHEN: Record<(typeof TIMEFRAMES)[number], string> = {
  '0-6months': 'within 6 months',
  '6-12months': `in ${range(6, 12)} months`,
  '1-2years': `in ${range(1, 2)} years`,
  '2+years': 'in 2 years or more',
};

/** "In 6–12 months". */
export const whenToMarry = (timeframe: (typeof TIMEFRAMES)[number]): string => {
  const words = WHEN[timeframe];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** Decisions: "(n% match)" or "New profile"; no star figure. */
export const matchFigure = ({ matchPercent }: PotentialMatch): string =>
  matchPercent === null ? 'New profile' : `(${matchPercent}% match)`;

/** What stands below the name on the deck, the weightiest first. */
export const factsInShort = ({ profession, location, timeframe }: PotentialMatch): string[] =>
  [profession, townOf(location), timeframe && `marry ${WHEN[timeframe]}`].filter((fact) =>
    Boolean(fact),
  ) as string[];

export const workAndPlace = ({ profession, location }: { profession: string; location: string }): string =>
  [profession, townOf(location)].filter(Boolean).join('\u00a0· ');

/** The four facts of a card, one's own or another's. */
export const factsOf = ({ location, profession, education, religion }: Facts) => [
  { label: 'Location', value: location || '–' },
  { label: 'Profession', value: profession || '–' },
  { label: 'Education', value: education ? wordOf(education) : '–' },
  { label: 'Religion', value: religion ? wordOf(religion) : '–' },
];
