// A person's fields in words.
import type { PotentialMatch } from '@ijeuwa/contract/matching';
import type { EDUCATIONS, RELIGIONS, TIMEFRAMES } from '@ijeuwa/contract/person';

export const EDUCATION_WORDS: Record<(typeof EDUCATIONS)[number], string> = {
  highSchool: 'High school',
  bachelors: "Bachelor's",
  masters: "Master's",
  phd: 'PhD',
  other: 'Other education',
};
export const RELIGION_WORDS: Record<(typeof RELIGIONS)[number], string> = {
  christianity: 'Christianity',
  islam: 'Islam',
  hinduism: 'Hinduism',
  buddhism: 'Buddhism',
  judaism: 'Judaism',
  traditional: 'Traditional',
  spiritual: 'Spiritual',
  none: 'No religion',
  other: 'Another religion',
};
const TIMEFRAME_WORDS: Record<(typeof TIMEFRAMES)[number], string> = {
  '0-6months': 'within 6 months',
  '6-12months': 'within 6–12 months',
  '1-2years': 'within 1–2 years',
  '2+years': 'in 2 years or more',
};

export const wantsToMarry = ({ timeframe }: PotentialMatch): string | undefined =>
  timeframe ? `Wants to marry ${TIMEFRAME_WORDS[timeframe]}` : undefined;

/** Decisions: "(n% match)" or "New profile"; no star figure. */
export const matchFigure = ({ matchPercent }: PotentialMatch): string =>
  matchPercent === null ? 'New profile' : `(${matchPercent}% match)`;

export const workAndPlace = ({ profession, location }: { profession: string; location: string }): string =>
  [profession, location.split(',')[0]].filter(Boolean).join(' · ');
