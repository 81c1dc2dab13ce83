// By what staff look for a member, and which parts of one a role needs.
import {
  LOOK_PARTS,
  type LookPart,
  NAME_SEARCH_MIN_LENGTH,
  type SEARCHED_BY,
} from '@ijeuwa/contract/members';

export type Sought = { by: (typeof SEARCHED_BY)[number]; what: string };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PHONE = /^\+?[\d\s().-]{5,}$/;

/** Lower case, without marks: Adaọbị is found by adaobi. */
const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Undefined where too little of a name was given. */
export const soughtOf = (query: string): Sought | undefined => {
  const given = query.trim();
  if (ID.test(given)) return { by: 'id', what: given.toLowerCase() };
  if (given.includes('@')) return { by: 'email', what: given.normalize('NFC').toLowerCase() };
  if (PHONE.test(given)) return { by: 'phone', what: given };
  const what = withoutMarks(given);
  return what.length < NAME_SEARCH_MIN_LENGTH ? undefined : { by: 'name', what };
};

export const partsFor = (roles: readonly string[]): LookPart[] =>
  (Object.keys(LOOK_PARTS) as LookPart[]).filter((part) =>
    LOOK_PARTS[part].some((role) => roles.includes(role)),
  );
