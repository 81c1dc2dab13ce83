// Whose country's numbers somebody probably writes: the last one chosen here, else where the device is, else Nigeria.
import { SIGN_UP_COUNTRIES } from '@ijeuwa/contract/sign-up';
import { keep, read } from '#platform/kept-here.ts';

type Country = (typeof SIGN_UP_COUNTRIES)[number];

const KEPT = 'phoneCountry';
const BY_TIME_ZONE: Record<string, Country> = {
  'Africa/Lagos': 'Nigeria',
  'Africa/Accra': 'Ghana',
  'Africa/Johannesburg': 'South Africa',
  'Africa/Nairobi': 'Kenya',
  'Europe/London': 'United Kingdom',
  'Europe/Berlin': 'Germany',
  'Europe/Paris': 'France',
  'Asia/Kolkata': 'India',
  'Asia/Calcutta': 'India',
  'Asia/Shanghai': 'China',
  'Asia/Tokyo': 'Japan',
  'America/Sao_Paulo': 'Brazil',
  'America/Mexico_City': 'Mexico',
  'America/New_York': 'United States',
  'America/Chicago': 'United States',
  'America/Los_Angeles': 'United States',
  'America/Toronto': 'Canada',
  'Australia/Sydney': 'Australia',
  'Australia/Melbourne': 'Australia',
};

const kept = (): Country | undefined => {
  const name = read(KEPT);
  return SIGN_UP_COUNTRIES.find((one) => one === name);
};

// The language says little: phones in Lagos speak British and American English.
export const likelyCountry = (): Country =>
  kept() ?? BY_TIME_ZONE[Intl.DateTimeFormat().resolvedOptions().timeZone] ?? 'Nigeria';

export const keepCountry = (country: string | undefined): void => {
  if (country) keep(KEPT, country);
};
