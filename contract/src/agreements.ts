// Renewal: what a member agreed to, how it stands, and what can be done about it.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { figure, figureInAddress, Moment, Money } from './fields.ts';

/** `cancelled`: nothing is charged, and it may be taken up again until its end. */
export const AGREEMENT_STATES = ['running', 'cancelled', 'ended'] as const;
/** Why an agreement ended. `lapsed`: it was cancelled, and its end has come. */
export const AGREEMENT_ENDS = [
  'cancelled',
  'lapsed',
  'replaced',
  'not_paid',
  'disputed',
  'price',
  'not_sold',
  'refunded',
  'left',
] as const;

/** The version of the words that a member agrees to; other words get another one, and old consent keeps its own. */
export const RENEWAL_WORDS = '2026-11';
/** "every month", "every 3 months". */
export const everyPeriod = (period: string): string => `every ${period.replace(/^1 /, '')}`;
/** What consent is given to, where the box stands: the same words are kept in the terms. */
export const renewalWords = (packageName: string, price: string, period: string): string =>
  `Renew ${packageName} from this card: ${price} ${everyPeriod(period)}, until I cancel.`;
export const RENEWAL_PROMISE = 'Auto-renews, cancel anytime from account settings';

export const REMINDER_DAYS = [7, 1] as const;
/** After the first charge, which is made at nine in Lagos on the last day. */
export const RETRY_DAYS = [1, 3, 5] as const;
export const GRACE_DAYS = 7;
export const PAUSE_DAYS_MAX = 30;
/** In any year, counted back from the day. */
export const PAUSES_A_YEAR = 2;

export const StoredCardShown = z.object({
  brand: z.string(),
  last4: z.string(),
  /** As on the card: 12/30. */
  expires: z.string(),
});
export const Agreement = z.object({
  state: z.enum(AGREEMENT_STATES),
  endedBecause: z.nullable(z.enum(AGREEMENT_ENDS)),
  packageId: z.string(),
  packageName: z.string(),
  /** What runs until the renewal, where that is of a smaller package. */
  insteadOf: z.nullable(z.string()),
  /** What was agreed; never more than this is charged. */
  price: Money,
  period: z.string(),
  agreedAt: Moment,
  /** When what is paid for ends. */
  endsAt: z.nullable(Moment),
  /** Money of theirs is asked back through a bank: nothing is charged before that is decided. */
  held: z.boolean(),
  /** When the card is charged next; none where it will not be. */
  renewsAt: z.nullable(Moment),
  card: z.nullable(StoredCardShown),
  /** Its price has risen: it renews only once this is agreed to. */
  newPrice: z.nullable(Money),
  /** Of a renewal that is not paid yet: the card was refused, or nobody knows yet whether it was charged. */
  charge: z.nullable(z.enum(['refused', 'asked'])),
  /** How long the package goes on meanwhile. */
  graceUntil: z.nullable(Moment),
  /** … and when it is charged next, once it is paid. */
  afterPaidAt: z.nullable(Moment),
  mayResume: z.boolean(),
  /** The package stands still until then. */
  pausedUntil: z.nullable(Moment),
  pausesLeft: z.int(),
});
export type Agreement = z.infer<typeof Agreement>;
const Answer = z.object({ agreement: z.nullable(Agreement) });

export const findAgreement = endpoint({
  method: 'GET',
  path: '/api/agreement',
  access: 'member',
  summary: 'The member’s renewal: the one that runs, else the last one. Null where there never was one.',
  answer: Answer,
});
export const cancelAgreement = endpoint({
  method: 'POST',
  path: '/api/agreement/cancel',
  access: 'member',
  summary:
    'Ends the renewal: no charge is sent after this answer. The card is forgotten, unless it is kept for taking it up again.',
  body: z.strictObject({
    /** Until the end of what is paid for. */
    keepCard: z.optional(z.boolean()),
  }),
  answer: Answer,
});
export const resumeAgreement = endpoint({
  method: 'POST',
  path: '/api/agreement/resume',
  access: 'member',
  summary: 'Takes a cancelled renewal up again, until its end, as it was agreed. 409 where there is none.',
  answer: Answer,
});
export const acceptPrice = endpoint({
  method: 'POST',
  path: '/api/agreement/price',
  access: 'member',
  summary: 'Agrees to the higher price of now. 409 where it is another one than the member was shown.',
  body: z.strictObject({ price: Money }),
  answer: Answer,
});

const PAUSE_UNFIT = `Please choose between 1 and ${PAUSE_DAYS_MAX} days.`;
const days = figure({ min: 1, max: PAUSE_DAYS_MAX, missing: PAUSE_UNFIT, outside: PAUSE_UNFIT });
export const Pause = z.object({ goesOnAt: Moment, endsAt: Moment, renewsAt: Moment });
export type Pause = z.infer<typeof Pause>;
export const previewPause = endpoint({
  method: 'GET',
  path: '/api/agreement/pause',
  access: 'member',
  summary: 'What a pause of so many days from now would do: when the package goes on, ends and renews.',
  query: z.object({ days: figureInAddress(1, PAUSE_DAYS_MAX, PAUSE_UNFIT) }),
  answer: Pause,
});
export const pauseAgreement = endpoint({
  method: 'POST',
  path: '/api/agreement/pause',
  access: 'member',
  summary:
    'Lets the package stand still for so many days, twice a year; its end moves by exactly as many. 409 where it cannot.',
  body: z.strictObject({ days }),
  answer: Answer,
});
export const endPause = endpoint({
  method: 'POST',
  path: '/api/agreement/pause/end',
  access: 'member',
  summary: 'Ends a pause now: the package goes on, and ends so much sooner again.',
  answer: Answer,
});
