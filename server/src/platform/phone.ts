// A phone number as people write it, understood by its country.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { AppError } from './app-error.ts';

const COUNTRY_CODES: Record<string, CountryCode> = {
  'United States': 'US',
  Canada: 'CA',
  'United Kingdom': 'GB',
  Australia: 'AU',
  Nigeria: 'NG',
  Ghana: 'GH',
  'South Africa': 'ZA',
  Kenya: 'KE',
  India: 'IN',
  China: 'CN',
  Japan: 'JP',
  Germany: 'DE',
  France: 'FR',
  Brazil: 'BR',
  Mexico: 'MX',
};

/** The number in E.164, or a refusal that says how to write it. */
export const phoneOf = (text: string, country: string): string => {
  const read = parsePhoneNumberFromString(text, COUNTRY_CODES[country] ?? 'NG');
  if (read?.isPossible()) return read.number;
  const message =
    'Please write the phone number as in 0803 123 4567, or with its country as in +44 20 7946 0958.';
  throw new AppError('invalid', message, { phoneNumber: message });
};
