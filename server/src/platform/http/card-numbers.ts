// Finds card numbers in what is sent to us: none may be kept, shown or written down anywhere.
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import type { onRequestHookHandler } from 'fastify';
import { AppError } from '../app-error.ts';

/** Between digits of a card people write blanks, points and hyphens; its last day may follow in the same way. */
const RUN = /(?<![\d-])\d(?:[ .\u00a0-]?\d){14,}(?![\d-])/g;
const BETWEEN = /\D/;
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

const DIGITS_MOST = 19;
/** Whether groups that follow each other are a card: no more of them than a card has digits, however long the run is. */
const holdsCard = (run: string): boolean => {
  const groups = run.split(BETWEEN);
  return groups.some((_, from) => {
    let digits = '';
    for (let to = from; to < groups.length && digits.length < DIGITS_MOST; to += 1) {
      digits += groups[to];
      if (isCard(digits)) return true;
    }
    return false;
  });
};

/** What the card itself says beside its number: by any of these names, however it is written. */
const SECRETS = new Set(
  'cvv cvv2 cvc cvc2 cvn csc cvvcode cvccode cardcvv cardcvc securitycode cardsecuritycode expiry expirydate expirymonth expiryyear expmonth expyear cardexpiry cardexpirydate cardexpmonth cardexpyear pan cardpan cardpin cardnumber cardno ccnumber'.split(
    ' ',
  ),
);
const isSecret = (name: string): boolean => SECRETS.has(name.toLowerCase().replaceAll(/[^a-z\d]/g, ''));

const isNumberOfCard = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && isCard(String(value));
  if (typeof value !== 'string' || value.length < 15 || ID.test(value)) return false;
  return (value.match(RUN) ?? []).some(holdsCard);
};

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value) ? Object.entries(value) : [];

/** Each name and what stands under it, however deep: what is nested ten thousand times is walked too. */
const someIn = (value: unknown, test: (name: string, part: unknown) => boolean): boolean => {
  const open = [value];
  while (open.length > 0)
    for (const [name, part] of partsOf(open.pop())) {
      if (test(name, part)) return true;
      open.push(part);
    }
  return false;
};

/** Whether any text, number or name in it, however deep, has the number of a card. */
export const holdsCardNumber = (value: unknown): boolean =>
  isNumberOfCard(value) || someIn(value, (name, part) => isNumberOfCard(name) || isNumberOfCard(part));

const asksForCard = (value: unknown): boolean => someIn(value, isSecret);

const refusal = (): AppError =>
  new AppError(
    'invalid',
    'This holds the number of a bank card, or what else stands on one. Please never send one to anybody; we keep none. Take it out and try again.',
  );

/** Of what a body says, before anything else is said of it. */
export const cardIn = (body: unknown): AppError | undefined =>
  holdsCardNumber(body) || asksForCard(body) ? refusal() : undefined;

/** Files are none of it: what stands in a picture or a statement of the bank is read by nobody here. */
export const cardInCall = ({ upload }: Endpoint, body: unknown): AppError | undefined =>
  upload === undefined ? cardIn(body) : undefined;

const plain = (written: string): string => {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
};

/** A part of an address, as it may be written down. */
export const withoutCard = (path: string): string =>
  path
    .split('/')
    .map((part) => (holdsCardNumber(plain(part)) ? '***' : part))
    .join('/');

/** An address is kept by every browser and machine on its way: nothing is done with one that has a card in it. */
export const refuseCardInAddress: onRequestHookHandler = ({ url }, _reply, next) => {
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const asked = [...new URLSearchParams(search)];
  const isWrong =
    withoutCard(path) !== path ||
    asked.some(([name, value]) => isSecret(name) || holdsCardNumber(name) || holdsCardNumber(value));
  next(isWrong ? refusal() : undefined);
};
