// Whose country's number somebody is writing: by its dialling code, else by where the device probably is.
import type { SIGN_UP_COUNTRIES } from '@ijeuwa/contract/sign-up';
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
/** One code for both: whoever chose one of them, or is there, is right. */
const NORTH_AMERICA: readonly Country[] = ['United States', 'Canada'];
const DIGITS_ENOUGH = 4;

/** Undefined while too little is written; empty where the code is of a country that sign-up does not list. */
export const countryOfNumber = (written: string, chosen = ''): Country | '' | undefined => {
  const plain = written.replace(/[\s().-]/g, '').replace(/^00/, '+');
  if (!plain.startsWith('+')) return plain.length >= DIGITS_ENOUGH ? likelyCountry() : undefined;
  const digits = plain.slice(1);
  if (digits.startsWith('1'))
    return digits === '1'
      ? undefined
      : ([chosen, likelyCountry()].map(northAmerican).find(Boolean) ?? 'United States');
  const found = BY_CODE.find(([code]) => digits.startsWith(code));
  if (found) return found[1];
  return BY_CODE.some(([code]) => code.startsWith(digits)) ? undefined : '';
};

const northAmerican = (name: string): Country | undefined => NORTH_AMERICA.find((one) => one === name);
