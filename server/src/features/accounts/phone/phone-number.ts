// A phone number as people write it, understood by its country.
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { AppError } from '#platform/app-error.ts';
import { countryCodeOf } from '#platform/zones/country-codes.ts';

const HOW = 'Please write the phone number as in 0803 123 4567, or with its country as in +44 20 7946 0958.';
const WHOSE =
  'Please say which country this number is of, or write it with its country as in +44 20 7946 0958.';

const read = (text: string, country: string | null | undefined) => {
  const code = countryCodeOf(country);
  const number = parsePhoneNumberFromString(text, code);
  if (number?.isPossible()) return number;
  const message = code || text.trim().startsWith('+') ? HOW : WHOSE;
  throw new AppError('invalid', message, { phoneNumber: message });
};

/** The number in E.164, or a refusal that says how to write it. No country is guessed. */
export const phoneOf = (text: string, country: string | null | undefined): string =>
  read(text, country).number;

/** The same number in full as people write it: +44 7400 123456. */
export const phoneInFull = (text: string, country: string | null | undefined): string =>
  read(text, country).formatInternational();
