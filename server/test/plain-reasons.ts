// Whether what is said of two people is true of them, read from their profiles as they filled them in: an oracle that
// shares no words with the product.
import { PLACES } from './members.ts';
import { kmApart, type Somebody } from './plain-fits.ts';

const FAITHS: Record<string, string> = {
  christianity: 'Christian',
  islam: 'Muslim',
  hinduism: 'Hindu',
};
const DEGREES: Record<string, string> = {
  highSchool: 'high school',
  bachelors: 'bachelor',
  masters: 'master',
  phd: 'doctorate',
};
const LONGEST_MONTHS: Record<string, number> = { '0-6months': 6, '6-12months': 12, '1-2years': 24 };
const UNTIL: [says: RegExp, months: number][] = [
  [/within 6 months/, 6],
  [/within (a year|6\D+12 months)/, 12],
  [/within (two years|1\D+2 years)/, 24],
];
const ENJOYED: Record<string, string> = {
  Spirituality: 'spiritual life',
  Family: 'family time',
  Outdoors: 'the outdoors',
  Career: 'work',
  Education: 'learning',
};
const COUNTRIES: Record<string, string> = { NG: 'Nigeria', GB: 'the United Kingdom', GH: 'Ghana' };
const FAR_KM = 50;
const townOf = (one: Somebody): string => one.place;
const countryOf = (one: Somebody): string => PLACES[one.place].country;

/** Undefined where the sentence is none of those that may be said. */
export const isTrueOf = (reason: string, me: Somebody, them: Somebody): boolean | undefined => {
  const both = (says: (one: Somebody) => boolean): boolean => says(me) && says(them);
  const faith = Object.keys(FAITHS).find((name) => reason === `Both ${FAITHS[name]}`);
  if (faith) return both((one) => one.religion === faith);
  if (reason === 'You both have children') return both((one) => one.children > 0);
  if (reason === 'Neither of you has children') return both((one) => one.children === 0);
  if (reason === 'You live near each other') return kmApart(me, them) <= FAR_KM;
  if (/want to marry in two years or later/.test(reason)) return both((one) => one.timeframe === '2+years');
  if (reason.startsWith('You both want to marry')) {
    const until = UNTIL.find(([says]) => says.test(reason));
    return until && both((one) => (LONGEST_MONTHS[one.timeframe] ?? 99) <= until[1]);
  }
  if (reason.startsWith('You both live in ')) {
    const where = reason.slice('You both live in '.length);
    return both((one) => where === townOf(one) || where === COUNTRIES[countryOf(one)]);
  }
  if (reason.startsWith('You both have ')) {
    const degree = Object.keys(DEGREES).find((name) => reason.includes(DEGREES[name]!));
    return degree ? both((one) => one.education === degree) : undefined;
  }
  if (reason.startsWith('You both enjoy ')) {
    const named = reason.slice('You both enjoy '.length).split(' and ');
    return both((one) =>
      named.every((name) => one.hobbies.some((hobby) => (ENJOYED[hobby] ?? hobby.toLowerCase()) === name)),
    );
  }
  return undefined;
};

/** What they differ in is told of somebody else than the viewer, and of nothing that they seek. */
export const differenceIsTrueOf = (said: string, me: Somebody, them: Somebody): boolean | undefined => {
  const pronoun = { female: 'She', male: 'He' }[them.gender as string] ?? 'They';
  if (said === `You have children, ${pronoun.toLowerCase()} ${pronoun === 'They' ? 'have' : 'has'} none`)
    return them.children === 0 && me.children > 0;
  if (!said.startsWith(`${pronoun} `)) return false;
  const faiths = /(?:is|are) (\w+), you are (\w+)$/.exec(said);
  if (faiths) return FAITHS[them.religion] === faiths[1] && FAITHS[me.religion] === faiths[2];
  if (/children, you have none$/.test(said)) return them.children > 0 && me.children === 0;
  if (/ lives? in .*, you in /.test(said))
    return said.endsWith(`${COUNTRIES[countryOf(them)]}, you in ${COUNTRIES[countryOf(me)]}`);
  const away = / lives? in (.+), ([\d,]+) km away$/.exec(said);
  if (away) {
    const km = Number(away[2]!.replace(',', ''));
    return (
      away[1] === townOf(them) && Math.abs(km - kmApart(me, them)) <= (km < 100 ? 5 : km < 1000 ? 10 : 50)
    );
  }
  const years = /(\d+) years (older|younger) than you$/.exec(said);
  if (years) return them.age - me.age === (years[2] === 'older' ? 1 : -1) * Number(years[1]);
  if (/to marry/.test(said)) return them.timeframe !== me.timeframe;
  return undefined;
};
