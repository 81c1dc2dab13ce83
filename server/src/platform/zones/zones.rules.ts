// In which time zone days and times are told to a member.
import { HOME_ZONE, zoneCalled } from '@ijeuwa/contract/zones';

/** Of countries with several zones, the one in which most people live. */
const MAIN_ZONES: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Gaza',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

// The machine takes longer to tell than a whole call may; there are some two hundred and fifty countries.
const told = new Map<string, string | undefined>(Object.entries(MAIN_ZONES));

const zoneOfCountry = (code: string): string | undefined => {
  if (!told.has(code)) told.set(code, new Intl.Locale('und', { region: code }).getTimeZones()?.[0]);
  return told.get(code);
};

export type KnownOfZone = {
  /** What a device of theirs said last. */
  zone: string | null;
  /** Two letters: of the place in the profile, and of the account. */
  placeCountry: string | null;
  country: string | null | undefined;
};

export const zoneOf = ({ zone, placeCountry, country }: KnownOfZone): string => {
  if (zone !== null && zoneCalled(zone)) return zone;
  const code = placeCountry ?? country;
  return (code && zoneOfCountry(code)) || HOME_ZONE;
};
