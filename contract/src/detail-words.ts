// How the details of a profile read on screen, in the form that asks and on the page that shows them.
import type { DetailName, DetailValues, ShownTo } from './details.ts';

export const DETAIL_LABELS: Record<DetailName, string> = {
  ethnicGroup: 'People',
  languages: 'Languages',
  denomination: 'Church or way',
  practice: 'How much of life it is',
  height: 'Height',
  smoking: 'Smoking',
  drinking: 'Drinking',
  relocation: 'Moving',
  previousMarriages: 'Married before',
  childrenHoped: 'Children hoped for',
  futureHome: 'To live in',
};

type Coded = Exclude<DetailName, 'ethnicGroup' | 'languages' | 'denomination' | 'height' | 'futureHome'>;
type Words<T extends string> = Record<T, string>;
const CODED: { [Name in Coded]: Words<DetailValues[Name]> } = {
  practice: {
    everyDay: 'Every day',
    everyWeek: 'Every week',
    highDays: 'On the high days',
    ownWay: 'In a way of my own',
  },
  smoking: { no: 'Never', sometimes: 'Now and then', daily: 'Every day', stopping: 'Giving it up' },
  drinking: { no: 'Never', celebrations: 'At celebrations', often: 'Most weeks' },
  relocation: {
    stay: 'Settled here',
    country: 'Within the country',
    abroad: 'To another country',
    anywhere: 'Anywhere, with the right person',
    together: 'A matter for two',
  },
  previousMarriages: { '0': 'No', '1': 'Once', '2': 'Twice', '3+': 'Three times or more' },
  childrenHoped: {
    none: 'None',
    one: 'One',
    few: 'Two or three',
    many: 'Four or more',
    asTheyCome: 'As they come',
  },
};

export const SHOWN_TO_WORDS: Record<ShownTo, string> = {
  everybody: 'All who may see me',
  matches: 'My matches only',
  nobody: 'Nobody for now',
};

/** "172 cm (5′8″)". */
export const heightWords = (cm: number): string => {
  const inches = Math.round(cm / 2.54);
  return `${cm} cm (${Math.floor(inches / 12)}′${inches % 12}″)`;
};

const isCoded = (name: DetailName): name is Coded => name in CODED;

/** The options of a detail that is chosen from a list, in the order in which they are offered. */
export const detailOptions = (name: DetailName): { value: string; label: string }[] | undefined =>
  isCoded(name) ? Object.entries(CODED[name]).map(([value, label]) => ({ value, label })) : undefined;

export const detailWords = (name: DetailName, value: DetailValues[DetailName]): string => {
  if (typeof value === 'number') return heightWords(value);
  if (typeof value === 'object') return value.join(', ');
  return isCoded(name) ? ((CODED[name] as Words<string>)[value] ?? value) : value;
};
