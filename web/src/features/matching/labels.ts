// What a card says of a person, in words.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import type { TIMEFRAMES } from '@ijeuwa/contract/person';
import { wordOf } from '@ijeuwa/contract/person-words';

type Facts = Pick<PotentialMatch, 'location' | 'profession' | 'education' | 'religion'>;

const TIMEFRAME_WORDS: Record<(typeof TIMEFRAMES)[number], string> = {
  '0-6months': 'within 6 months',
  '6-12months': 'within 6–12 months',
  '1-2years': 'within 1–2 years',
  '2+years': 'in 2 years or more',
};

/** "Within 6–12 months". */
export const whenToMarry = (timeframe: (typeof TIMEFRAMES)[number]): string => {
  const words = TIMEFRAME_WORDS[timeframe];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

export const wantsToMarry = ({ timeframe }: PotentialMatch): string | undefined =>
  timeframe ? `Wants to marry ${TIMEFRAME_WORDS[timeframe]}` : undefined;

/** Decisions: "(n% match)" or "New profile"; no star figure. */
export const matchFigure = ({ matchPercent }: PotentialMatch): string =>
  matchPercent === null ? 'New profile' : `(${matchPercent}% match)`;

export const workAndPlace = ({ profession, location }: { profession: string; location: string }): string =>
  [profession, location.split(',')[0]].filter(Boolean).join(' · ');

/** The four facts of a card, one's own or another's. */
export const factsOf = ({ location, profession, education, religion }: Facts) => [
  { label: 'Location', value: location || '–' },
  { label: 'Profession', value: profession || '–' },
  { label: 'Education', value: education ? wordOf(education) : '–' },
  { label: 'Religion', value: religion ? wordOf(religion) : '–' },
];
