// What becomes of what an appointment was booked with, once it does not take place: the money as its order tells it, or the session.
import type { Appointment } from '@ijeuwa/contract/schedule';
import type { Timeline } from '@ijeuwa/contract/timelines';
import type { Queryable } from '#platform/database/connect.ts';
import { amountIn } from '#platform/mail-words.ts';
import { isBackWords } from '../credits/back-words.ts';
import { countGiven, findGivenBack } from '../credits/credits.repository.ts';
import type { AppointmentRow } from './booking.repository.ts';
import { findPaidOrder, type PaidOrder } from './paid-order.repository.ts';

/** Where the money of one’s own order is. */
export type FindTimeline = (memberId: string, orderId: string) => Promise<Timeline>;
type Back = NonNullable<Appointment['back']>;
type Told = Back['steps'][number];

const ENDED: readonly AppointmentRow['state'][] = ['cancelled', 'no_show_counsellor', 'no_show_member'];
export const NO_MONEY_BACK = 'Nothing of what you paid goes back.';
export const SESSION_USED = 'The session that it was booked with is used.';
export const NO_SESSION_BACK =
  'No session comes back: the one that it was booked with was taken back meanwhile, or is booked already.';
const REFUSED = 'It was decided that what you paid does not go back. If that is wrong, please write to us.';

const said = (text: string): Told => ({ text, by: null });
const takenWords = ({ takenBy, takenMinor, amountMinor, currency }: PaidOrder): string => {
  const isAll = takenMinor >= amountMinor;
  if (takenBy === 'never came') return 'What was to pay for it never came.';
  const who = takenBy === 'paypal' ? 'PayPal' : 'The bank';
  return isAll
    ? `${who} took back what you paid.`
    : `${who} took ${amountIn({ amountMinor: takenMinor, currency })} of ${amountIn({ amountMinor, currency })} back.`;
};
/** What is there already, and what was taken. */
const gone = (order: PaidOrder): Told[] => {
  const { goneMinor, takenMinor, amountMinor, currency } = order;
  const part = `${amountIn({ amountMinor: goneMinor, currency })} of ${amountIn({ amountMinor, currency })} went back to you.`;
  return [
    ...(goneMinor > 0 ? [said(goneMinor >= amountMinor ? 'What you paid went back to you.' : part)] : []),
    ...(takenMinor > 0 ? [said(takenWords(order))] : []),
  ];
};

/** Of one that takes place only what moves all the same: a part that our staff send back, or what a bank asks for. */
const moneyBack = async (
  db: Queryable,
  { id, memberId, state }: AppointmentRow,
  findTimeline: FindTimeline,
): Promise<Back | null> => {
  const order = await findPaidOrder(db, id);
  if (!order) return null;
  const { comingMinor, isDisputed, isWanted } = order;
  const isComing = comingMinor > 0;
  const before = gone(order);
  const ended = ENDED.includes(state) && !isComing && before.length === 0;
  const nothing = ended ? [said(isWanted && !isDisputed ? REFUSED : NO_MONEY_BACK)] : [];
  const next = isComing || isDisputed ? (await findTimeline(memberId, order.id)).next : [];
  const steps = [...before, ...nothing, ...next];
  return steps.length > 0 ? { steps, order: order.id } : null;
};

/** For whoever booked it; null where it takes place and nothing of its price moves, or nothing was paid for it. */
export const whatComesBack = async (
  db: Queryable,
  one: AppointmentRow,
  findTimeline: FindTimeline,
): Promise<Back | null> => {
  if (one.paidBy === 'money') return moneyBack(db, one, findTimeline);
  if (!ENDED.includes(one.state) || one.paidBy === 'package') return null;
  const back = await findGivenBack(db, one.id);
  if (!back) return { steps: [said(SESSION_USED)], order: null };
  const { standing } = await countGiven(db, back.id);
  const text = standing > 0 ? `${isBackWords(back)}.` : NO_SESSION_BACK;
  return { steps: [said(text)], order: null };
};
