// The countries in which people sign up, by the two letters that the rest of the world knows them by.
import type { CountryCode } from 'libphonenumber-js';

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

/** Of a country in which people sign up. */
export const countryCodeOf = (country: string | null | undefined): CountryCode | undefined =>
  country ? COUNTRY_CODES[country] : undefined;
