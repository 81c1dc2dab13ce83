// Whose country's number somebody is writing: by its dialling code, else by where the device probably is.
import type { SIGN_UP_COUNTRIES } from '@ijeuwa/contract/accounts';
import { likelyCountry } from './likely-country.ts';

type Country = (typeof SIGN_UP_COUNTRIES)[number];

const BY_CODE: readonly (readonly [string, Country])[] = [
  ['234', 'Nigeria'],
  ['233', 'Ghana'],
  ['254', 'Kenya'],
  ['27', 'South Africa'],
  ['44', 'United Kingdom'],
  ['61', 'Australia'],
  ['91', 'India'],
  ['86', 'China'],
  ['81', 'Japan'],
  ['49', 'Germany'],
  ['33', 'France'],
  ['55', 'Brazil'],
  ['52', 'Mexico'],
];
const DIGITS_ENOUGH = 4;

/** Undefined where too little is written, or where the code is of a country that sign-up does not list. */
export const countryOfNumber = (written: string): Country | undefined => {
  const plain = written.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (!plain.startsWith('+')) return plain.length >= DIGITS_ENOUGH ? likelyCountry() : undefined;
  // One code for both; the device knows better which it is.
  if (/^\+1\d/.test(plain)) return likelyCountry() === 'Canada' ? 'Canada' : 'United States';
  return BY_CODE.find(([code]) => plain.startsWith(`+${code}`))?.[1];
};
