// Finds card numbers in what is sent to us: none may be kept, shown or written down anywhere.
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import type { onRequestHookHandler } from 'fastify';
import { AppError } from '../app-error.ts';
import { holdsCard } from './card-in-text.ts';

/** An id that a device made by chance: its digits are nobody's. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the card itself says beside its number: by any of these names, however it is written. */
const SECRETS = new Set(
  'cvv cvv2 cvc cvc2 cvn csc cvvcode cvccode cardcvv cardcvc securitycode cardsecuritycode expiry expirydate expirymonth expiryyear expmonth expyear cardexpiry cardexpirydate cardexpmonth cardexpyear pan cardpan cardpin cardnumber cardno ccnumber'.split(
    ' ',
  ),
);
const isSecret = (name: string): boolean => SECRETS.has(name.toLowerCase().replaceAll(/[^a-z\d]/g, ''));

const isNumberOfCard = (value: unknown): boolean => {
  if (typeof value === 'number') return Number.isSafeInteger(value) && holdsCard(String(value));
  return typeof value === 'string' && value.length >= 15 && !ID.test(value) && holdsCard(value);
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
