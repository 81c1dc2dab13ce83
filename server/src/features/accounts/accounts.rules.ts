// Decisions of the accounts room: what is still missing, which passwords are refused, how a device is named.
import type { AuthUser } from '@ijeuwa/contract/accounts';

type Known = {
  name: string;
  birthMonth: string | null;
  gender: string | null;
  seeks: readonly string[] | null;
  phone: boolean;
  country: string | null;
};

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
export const gendersSought = (preference: 'male' | 'female' | 'both'): string[] =>
  preference === 'both' ? ['male', 'female', 'non-binary', 'other'] : [preference];

// The most used passwords of six characters and more, in every published list of breaches.
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123321 111111 000000 654321 666666 121212 112233
   password password1 password123 passw0rd qwerty qwerty123 qwertyuiop abc123 iloveyou welcome monkey dragon letmein
   football baseball superman sunshine princess admin123 login123 master michael jordan23 trustno1 jesus1 jesuschrist
   blessing god123 godisgood goodness nigeria nigeria1 lagos123 chelsea arsenal manutd naija123 amen123 favour success
   ijeuwa ijeuwa123 marriage loveme lovely computer internet charlie donald asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e4r
   qazwsx 159753 987654321 555555 777777 888888 999999 222222 secret secret1 samsung iphone`
    .split(/\s+/)
    .filter(Boolean),
);

/** Refuses what anybody would try first. */
export const isCommonPassword = (password: string, email: string, name: string): boolean => {
  const plain = password.toLowerCase();
  const names = name.toLowerCase().split(/\s+/);
  const own = [email, email.split('@')[0] ?? '', ...names, names.join(' '), names.join('')];
  const isOwn = own.some((word) => word.length >= 4 && word === plain);
  return COMMON.has(plain) || isOwn || /^(.)\1+$/.test(plain);
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
