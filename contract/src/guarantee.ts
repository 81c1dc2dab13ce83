// Free days: the guarantee of a package that brought no conversation, and days that were lost by our fault.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { figure, Id, Moment, Ok, staffReason } from './fields.ts';

/** What the guarantee asks for, since the package began. */
export const GUARANTEE_CARD_DAYS = 30;
export const GUARANTEE_ANSWERS = 50;
/** A match counts as talk once each of the two has written so many messages. */
export const GUARANTEE_MESSAGES = 3;
/** What it gives, at ₦0. */
export const GUARANTEE_DAYS = 30;
/** So long after the last day that was paid for it can still be taken. */
export const GUARANTEE_ASK_DAYS = 30;

/** Why days were given for nothing. */
export const FREE_DAYS_WHYS = ['guarantee', 'lost'] as const;
export const FREE_DAYS_MAX = 31;

export const Guarantee = z.object({
  packageName: z.string(),
  /** Since when it counts: the beginning of what was bought. */
  since: Moment,
  /** Days in Lagos on which the card was shown, today among them. */
  cardDays: z.int(),
  answers: z.int(),
  /** There is a match in which both wrote enough. */
  talked: z.boolean(),
  /** The last moment at which it can be taken. */
  askBy: Moment,
  /** Everything is met and nothing is in the way. */
  mayTake: z.boolean(),
  /** What is in the way although everything is met, in words: a pause, or a renewal that is being charged. */
  waitsFor: z.nullable(z.string()),
  givenAt: z.nullable(Moment),
});
export type Guarantee = z.infer<typeof Guarantee>;
const Answer = z.object({ guarantee: z.nullable(Guarantee) });

export const findGuarantee = endpoint({
  method: 'GET',
  path: '/api/guarantee',
  access: 'member',
  summary:
    'How the guarantee of what the member bought stands: what is met and what is missing. Null where nothing was bought, or too long ago.',
  answer: Answer,
});
export const takeGuarantee = endpoint({
  method: 'POST',
  path: '/api/guarantee',
  access: 'member',
  summary: `Adds the ${GUARANTEE_DAYS} free days of the guarantee, once for each purchase: the end and the renewal move by exactly as many. Again, it changes nothing. 409 where something is missing, while the package is paused, and while it is being renewed.`,
  answer: Answer,
});

const DAYS_UNFIT = `Please give the days that were lost: between 1 and ${FREE_DAYS_MAX}.`;
export const addLostDays = endpoint({
  method: 'POST',
  path: '/api/staff/members/:id/lost-days',
  access: { staff: ['finance', 'admin'], of: 'member' },
  summary:
    'Adds days that a member lost by our fault to what they bought, at no price and before any renewal; they are told. Once for each `click`: again, it changes nothing. 409 where nothing was bought, or too long ago, while the package is paused, and while it is being renewed.',
  params: z.object({ id: Id }),
  body: z.strictObject({
    days: figure({ min: 1, max: FREE_DAYS_MAX, missing: DAYS_UNFIT, outside: DAYS_UNFIT }),
    /** Made by the screen that asks, once for each time that it is asked. */
    click: Id,
    reason: staffReason,
  }),
  answer: Ok,
});
