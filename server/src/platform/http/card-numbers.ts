// Finds card numbers in what is sent to us: none may be kept, shown or written down anywhere.
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import { AppError } from '../app-error.ts';

/** Between digits of a card people write blanks, points and hyphens. */
const RUN = /(?<![\d-])\d(?:[ .\u00a0-]?\d){14,18}(?![\d-])/g;
/** Visa, Mastercard, American Express, Discover and Verve, of the lengths that they have. */
const ISSUED =
  /^(?:4\d{15}(?:\d{3})?|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|6(?:011|5\d\d)\d{12}(?:\d{3})?|50(?:6[01]|78)\d{12}(?:\d{2,3})?)$/;

/** An id that a device made by chance: its digits are nobody's. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** ISO/IEC 7812: every second digit from the right is doubled. */
const addsUp = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((all, digit, at) => {
    const weight = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return all + (weight > 9 ? weight - 9 : weight);
  }, 0);
  return sum % 10 === 0;
};

const isCard = (digits: string): boolean => ISSUED.test(digits) && addsUp(digits);

/** Whether any text in it, however deep, has the number of a card. */
export const holdsCardNumber = (value: unknown): boolean => {
  if (typeof value === 'string') {
    if (value.length < 15 || ID.test(value)) return false;
    return (value.match(RUN) ?? []).some((run) => isCard(run.replaceAll(/\D/g, '')));
  }
  if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value))
    return Object.values(value).some(holdsCardNumber);
  return false;
};

/** Files are none of it: what stands in a picture or a statement of the bank is read by nobody here. */
export const cardNumberIn = ({ upload }: Endpoint, body: unknown): AppError | undefined =>
  upload === undefined && holdsCardNumber(body)
    ? new AppError(
        'invalid',
        'This holds the number of a bank card. Please never send one to anybody; we keep none. Take it out and try again.',
      )
    : undefined;
