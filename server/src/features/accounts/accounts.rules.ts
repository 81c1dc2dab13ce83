// Decisions of the accounts room: what is still missing, which passwords are refused, how a device is named.

import type { AuthUser } from '@ijeuwa/contract/accounts';
import type { Gender } from '@ijeuwa/contract/person';

type Known = {
  name: string;
  birthMonth: string | null;
  gender: string | null;
  seeks: readonly string[] | null;
  phone: boolean;
  country: string | null;
};

/** Whoever is leaving may still sign in, to come back. */
export const mayEnter = (status: string): boolean => status === 'active' || status === 'leaving';

/** By which its devices are known; an end of everything ends the marks too. */
export const markedAs = (email: string, member?: { signInEpoch: number }) => ({
  email,
  version: String(member?.signInEpoch ?? 0),
});

/** What a social sign-in did not tell, in the order of the short form. */
export const missingFields = (known: Known): AuthUser['missing'] => {
  const missing: AuthUser['missing'] = [];
  if (!known.name) missing.push('name');
  if (!known.birthMonth) missing.push('age');
  if (!known.gender) missing.push('gender');
  if (!known.seeks || known.seeks.length === 0) missing.push('genderPreference');
  if (!known.phone) missing.push('phoneNumber');
  if (!known.country) missing.push('country');
  return missing;
};

/** Sign-up's three answers as the genders of the wish record. */
export const gendersSought = (preference: 'male' | 'female' | 'both'): Gender[] =>
  preference === 'both' ? ['male', 'female', 'non-binary', 'other'] : [preference];

// What people here try first, and lists from elsewhere do not hold; the product's own name with it.
const LOCAL = new Set(
  `ijeuwa login marriage matchmaking goodluck godisgood godislove jesuschrist jesusislord amen nigeria naija lagos abuja ibadan
   enugu kano biafra chelsea arsenal manutd blessing favour success testimony olamide chioma tochukwu oluwaseun adeola
   ngozi chinedu emeka aisha fatima`
    .split(/\s+/)
    .filter(Boolean),
);

const ADDED = /[\d!?.,@#$%&*_+-]+$/;
/** A word stays easy with a figure or a mark behind it; what is added may be so long that it is a password itself. */
const ADDED_MAX_LENGTH = 6;

// Upwards as they stand on the keyboard and in the alphabet; downwards the other way round.
const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'].flatMap((run) => [
  run,
  [...run].reverse().join(''),
]);
const isRun = (text: string): boolean =>
  text.length > 3 && (RUNS.some((run) => run.includes(text)) || /^(.{1,3})\1+$/.test(text));

const spellingsOf = (password: string): string[] => {
  const plain = password.toLowerCase().trim();
  const word = plain.replace(ADDED, '');
  const added = plain.slice(word.length);
  // "aa12345678": a run behind next to nothing is a run.
  if (isRun(added) && word.length < 4) return [plain, added];
  const isShort = word.length > 0 && (added.length <= ADDED_MAX_LENGTH || isRun(added));
  return isShort ? [plain, word] : [plain];
};

/** Refuses what anybody would try first. `isCommon`: whether it stands in the list of the most used, in small letters. */
export const isEasyPassword = (
  password: string,
  { email, name }: { email: string; name: string },
  isCommon: (plain: string) => boolean,
): boolean => {
  const names = name.toLowerCase().split(/\s+/);
  const own = [email, email.split('@')[0] ?? '', ...names, names.join(' '), names.join('')];
  const isOwn = (word: string) => word.length >= 4 && own.includes(word);
  return spellingsOf(password).some(
    (word) => LOCAL.has(word) || isOwn(word) || isCommon(word) || isRun(word),
  );
};

/** "Chrome on Android": enough to recognise one's own device, too little to track it. */
export const deviceName = (userAgent: string): string => {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /OPR\/|Opera/.test(userAgent)
      ? 'Opera'
      : /Firefox\//.test(userAgent)
        ? 'Firefox'
        : /Chrome\//.test(userAgent)
          ? 'Chrome'
          : /Safari\//.test(userAgent)
            ? 'Safari'
            : 'An app';
  const system = /Android/.test(userAgent)
    ? 'Android'
    : /iPhone|iPad/.test(userAgent)
      ? 'iOS'
      : /Windows/.test(userAgent)
        ? 'Windows'
        : /Mac OS/.test(userAgent)
          ? 'macOS'
          : /Linux/.test(userAgent)
            ? 'Linux'
            : 'an unknown device';
  return `${browser} on ${system}`;
};
