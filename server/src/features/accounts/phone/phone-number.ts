// A phone number as people write it, understood by its country.
import { PHONE_HOW } from '@ijeuwa/contract/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { AppError } from '#platform/app-error.ts';
import { countryCodeOf } from '#platform/zones/country-codes.ts';

const WHOSE =
  'Please say which country this number is of, or write it with its country as in +44 20 7946 0958.';

const read = (text: string, country: string | null | undefined) => {
  const code = countryCodeOf(country);
  const number = parsePhoneNumberFromString(text, code);
  if (number?.isPossible()) return number;
  const message = code || text.trim().startsWith('+') ? PHONE_HOW : WHOSE;
  throw new AppError('invalid', message, { phoneNumber: message });
};

/** The number in E.164, or a refusal that says how to write it. No country is guessed. */
export const phoneOf = (text: string, country: string | null | undefined): string =>
  read(text, country).number;

/** The same number in full as people write it: +44 7400 123456. */
export const phoneInFull = (text: string, country: string | null | undefined): string =>
  read(text, country).formatInternational();
