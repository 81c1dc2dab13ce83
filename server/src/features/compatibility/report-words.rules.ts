// The words of a report: each line as it stands there, and what the two may ask each other.
import type { ReportLine } from '@ijeuwa/contract/compatibility';
import type { EDUCATIONS, GOALS, RELIGIONS, TIMEFRAMES } from '@ijeuwa/contract/person';
import { range } from '@ijeuwa/contract/range';
import type { ACCEPT_CHILDREN, PLACE_KINDS } from '@ijeuwa/contract/wishes';

export type Standing = 'agree' | 'partly' | 'differ';

export const TIME: Record<(typeof TIMEFRAMES)[number], string> = {
  '0-6months': 'Within 6 months',
  '6-12months': `Within ${range(6, 12)} months`,
  '1-2years': `Within ${range(1, 2)} years`,
  '2+years': 'In two years or later',
};
export const GOAL: Record<(typeof GOALS)[number], string> = {
  Marriage: 'Marriage',
  'Long-term': 'A long-term relationship',
  Traditional: 'A traditional relationship',
  Modern: 'A modern relationship',
};
export const CHILDREN: Record<(typeof ACCEPT_CHILDREN)[number], string> = {
  yes: 'Yes',
  no: 'No',
  maybe: 'Perhaps',
};
export const FAITH: Record<(typeof RELIGIONS)[number], string> = {
  christianity: 'Christian',
  islam: 'Muslim',
  hinduism: 'Hindu',
  buddhism: 'Buddhist',
  judaism: 'Jewish',
  traditional: 'Traditional',
  spiritual: 'Spiritual',
  none: 'No faith',
  other: 'Another faith',
};
export const EDUCATION: Record<(typeof EDUCATIONS)[number], string> = {
  highSchool: 'At least a high school education',
  bachelors: 'At least a bachelor’s degree',
  masters: 'At least a master’s degree',
  phd: 'A doctorate',
  other: 'Another education',
};
export const IMPORTANCE: Record<string, string> = {
  'a little': 'matters a little',
  somewhat: 'matters somewhat',
  very: 'matters very much',
  must: 'a must',
};

const joined = (names: readonly string[], word: string): string | undefined => {
  if (names.length < 2) return names[0];
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
};
export const either = (names: readonly string[]) => joined(names, 'or');
export const both = (names: readonly string[]): string | undefined => {
  const all = joined(names, 'and');
  return all && `${all.charAt(0).toUpperCase()}${all.slice(1)}`;
};

const countries = new Intl.DisplayNames('en', { type: 'region' });
type Where = {
  placeKind: (typeof PLACE_KINDS)[number];
  distanceKm: number;
  places: readonly string[];
  country: string | null;
};
export const whereOf = ({ placeKind, distanceKm, places, country }: Where): string | undefined => {
  if (placeKind === 'within') return `Within ${distanceKm} km`;
  if (placeKind === 'anywhere') return 'Anywhere';
  if (placeKind === 'places') return either(places);
  return country ? `In my own country, ${countries.of(country) ?? country}` : undefined;
};

/** `agree` is asked of what stands in no report, too: it supposes nothing. */
export const QUESTIONS: Record<ReportLine, Record<Standing, string>> = {
  time: {
    agree: 'What would have to be in place before the two of you marry?',
    partly: 'What would each of you want to know before you name a month?',
    differ: 'What makes the time that each of you has in mind the right one, and what could move it?',
  },
  goal: {
    agree: 'How would you both notice, a year from now, that you are on the way you hoped for?',
    partly: 'What does each of you mean by the words that you chose?',
    differ: 'What does each of you mean by the words that you chose, and where do they meet?',
  },
  children: {
    agree: 'What part should children have in your life together, and when?',
    partly: 'What would “perhaps” depend on?',
    differ: 'What would each of you fear, and what would you hope for, if there were children already?',
  },
  faith: {
    agree: 'How would a week of faith look in your home: services, prayer, feasts?',
    partly: 'Which parts of your faith do you want to live together, and which each alone?',
    differ: 'What must stay as it is in the faith of each of you, and where is there room?',
  },
  place: {
    agree: 'In which town could you both feel at home, and for how long?',
    partly: 'How far would each of you move, and what would you need there?',
    differ: 'Who would move, when, and what would make that fair?',
  },
  education: {
    agree: 'What would each of you still like to learn, and how can the other help?',
    partly: 'What does learning mean to each of you beside a certificate?',
    differ: 'What stands behind the wish for a certain education: work, talk, or something else?',
  },
  interests: {
    agree: 'Which of the things that you both enjoy will you do first, and when?',
    partly: 'What would each of you like to show the other of what only one enjoys now?',
    differ: 'What would you like to do together, and what does each keep for themselves?',
  },
};
/** Where two differ they talk about both: what parts them, and what they want of it all the same. */
export const questionsOf = (line: ReportLine, standing: Standing): string[] =>
  standing === 'differ' ? [QUESTIONS[line].differ, QUESTIONS[line].agree] : [QUESTIONS[line][standing]];

export const SECTIONS: Record<Standing, string> = {
  agree: 'Where you agree',
  partly: 'Where you agree in part',
  differ: 'Where you differ',
};
