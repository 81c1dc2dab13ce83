// What a person may be called here: a name leads nobody away, hides no letter, and is not that of the house.
import * as z from 'zod/mini';
import { LINK, MANY_FIGURES, requiredLine } from './fields.ts';

const NAME_MAX_LENGTH = 100;

const NO_LINK = 'Please write a name, without links, addresses or phone numbers.';
const OUR_NAME =
  'Please write your family name too, and no office: Ijeuwa alone, or with one, is who runs this place.';

// Joiners belong to the scripts that need them; between Latin letters they are unseen as the rest is.
const UNSEEN = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const UNSEEN_JOINER = /(\p{Script=Latin}\p{M}*)[\u200c\u200d]+/gu;
/** Two names that look alike are alike. */
const allSeen = z.overwrite<string>((name) => name.replace(UNSEEN, '').replace(UNSEEN_JOINER, '$1').trim());

// The dots of other scripts, which browsers read as ours.
const DOTS = /[\u3002\uff61\u2024]/g;
const DOT_IN_WORDS = /([\p{L}\p{M}\p{N}_-]*)\.(?=[\p{L}\p{N}])/gu;
/** What is written before a name, or an initial: J.P. Okafor, Dr.Ada. */
const MAY_HAVE_DOT = /^(?:\p{L}\p{M}*|dr|st|jr|mr|mrs|prof|rev|sr)$/iu;

const leadsAway = (name: string): boolean => {
  const plain = name.normalize('NFKC').replace(DOTS, '.');
  const dotted = [...plain.matchAll(DOT_IN_WORDS)].map(([, before]) => before!);
  return LINK.test(plain) || MANY_FIGURES.test(plain) || dotted.some((before) => !MAY_HAVE_DOT.test(before));
};

const LOOKS_LIKE: Record<string, string> = { 1: 'i', l: 'i', '|': 'i', і: 'i', ј: 'j', е: 'e', а: 'a' };
const OFFICES = `team support admin admins administrator help helpdesk service services staff office official moderator customer
  care security safety billing payment payments finance counsellor matchmaker matchmakers`;
const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[1l|іјеа]/g, (letter) => LOOKS_LIKE[letter]!)
    .replaceAll('vv', 'w');
const FOLDED_OFFICES = new Set(folded(OFFICES).split(/\s+/));

/** It is a woman’s name too (/ijeuwa): with a family name it is hers, alone or with an office it would be ours. */
const isOurs = (name: string): boolean => {
  const plain = folded(name);
  if (!plain.includes('ijeuwa')) return false;
  const others = plain.replaceAll('ijeuwa', ' ').match(/\p{L}+/gu) ?? [];
  return others.length === 0 || others.some((word) => FOLDED_OFFICES.has(word));
};

/** Why nobody may take this name; undefined of one that fits. */
export const nameFault = (name: string): string | undefined =>
  leadsAway(name) ? NO_LINK : isOurs(name) ? OUR_NAME : undefined;

/** Wherever somebody gives a name; refuses what `nameFault` says. */
export const personName = (message: string) =>
  requiredLine(
    message,
    NAME_MAX_LENGTH,
    allSeen,
    z.minLength(1, message),
    z.refine((name) => !leadsAway(name), NO_LINK),
    z.refine((name) => !isOurs(name), OUR_NAME),
  );

/** Where a member saves their own again with the rest: one that was taken before the rule may stay, so the server asks `nameFault`. */
export const ownName = (message: string) =>
  requiredLine(message, NAME_MAX_LENGTH, allSeen, z.minLength(1, message));
