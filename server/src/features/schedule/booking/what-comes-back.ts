// What becomes of what an appointment was booked with, once it does not take place: the money as its order tells it, or the session.
import type { Appointment } from '@ijeuwa/contract/schedule';
import type { Timeline } from '@ijeuwa/contract/timelines';
import type { Queryable } from '#platform/database/connect.ts';
import { findGivenBack } from '../credits/credits.repository.ts';
import type { AppointmentRow } from './booking.repository.ts';
import { findPaidOrder } from './paid-order.repository.ts';

/** Where the money of one’s own order is. */
export type FindTimeline = (memberId: string, orderId: string) => Promise<Timeline>;
type Back = NonNullable<Appointment['back']>;

const ENDED: readonly AppointmentRow['state'][] = ['cancelled', 'no_show_counsellor', 'no_show_member'];
export const NO_MONEY_BACK = 'Nothing of what you paid goes back.';
export const SESSION_USED = 'The session that it was booked with is used.';

const moneyBack = async (
  db: Queryable,
  { id, memberId }: AppointmentRow,
  findTimeline: FindTimeline,
): Promise<Back | null> => {
  const order = await findPaidOrder(db, id);
  if (!order) return null;
  if (!order.goesBack) return { text: NO_MONEY_BACK, by: null, order: order.id };
  if (order.isBack) return { text: 'What you paid went back to you.', by: null, order: order.id };
  const [next] = (await findTimeline(memberId, order.id)).next;
  return { text: next?.text ?? 'What you paid goes back to you.', by: next?.by ?? null, order: order.id };
};

/** For whoever booked it; null where it takes place, or nothing was paid for it. */
export const whatComesBack = async (
  db: Queryable,
  one: AppointmentRow,
  findTimeline: FindTimeline,
): Promise<Back | null> => {
  if (!ENDED.includes(one.state)) return null;
  if (one.paidBy === 'money') return moneyBack(db, one, findTimeline);
  if (one.paidBy === 'package') return null;
  const isBack = (await findGivenBack(db, one.id)) !== undefined;
  const text = isBack ? 'The session went back to where it was taken from.' : SESSION_USED;
  return { text, by: null, order: null };
};
