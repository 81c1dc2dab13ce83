// By when each step of money that goes back is done: in working days of Lagos, from the moment in which the step began.

import { inLagos } from '@ijeuwa/contract/lagos-months';
import type { RefundState } from '@ijeuwa/contract/payment-words';

const DAY_MS = 86_400_000;
/** In all, since it is owed, until its member sees it: the line of time and the mails say the same. */
const BANK_TAKES_DAYS = 10;

/** Two people release it, one sends it; a provider and the bank behind it take longer. */
const WORKING_DAYS: Partial<Record<RefundState, number>> = {
  requested: 1,
  approved: 1,
  sent: 7,
  processing: 7,
  needs_attention: 1,
};

const isWorkingDay = (moment: Date): boolean => ![0, 6].includes(inLagos(moment).getUTCDay());

/** At the same time of day, so many working days later. */
export const addWorkingDays = (from: Date, days: number): Date => {
  let at = from;
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
};

type Steps = Record<'owedAt' | 'approvedAt' | 'sentAt' | 'troubledAt', Date | null> & {
  state: RefundState;
  requestedAt: Date;
};
/** Since when it waits for what is next: each step has its moment, and the last of them counts. */
const sinceOf = ({ requestedAt, owedAt, approvedAt, sentAt, troubledAt }: Steps): Date =>
  [owedAt, approvedAt, sentAt, troubledAt].reduce<Date>(
    (last, at) => (at && at > last ? at : last),
    requestedAt,
  );

/** Nothing once it has ended. */
export const refundDueAt = (refund: Steps): Date | undefined => {
  const days = WORKING_DAYS[refund.state];
  return days === undefined ? undefined : addWorkingDays(sinceOf(refund), days);
};

type Leaving = Steps & { doneAt: Date | null };

/** The day that its member is told everywhere: ten working days since it was owed, and what left late has a bank’s days still. */
export const thereBy = ({ owedAt, sentAt, doneAt, troubledAt, requestedAt }: Leaving): Date => {
  const left = sentAt ?? doneAt;
  // It needed a person, and was sent once more since.
  const again = left && troubledAt && troubledAt > left ? troubledAt : left;
  const days = [
    addWorkingDays(owedAt ?? requestedAt, BANK_TAKES_DAYS),
    ...(again ? [addWorkingDays(again, WORKING_DAYS.sent!)] : []),
    ...(doneAt ? [addWorkingDays(doneAt, 1)] : []),
  ];
  return new Date(Math.max(...days.map((day) => day.getTime())));
};

/** From when its member is told that it takes longer than was promised: what has left us is late once its day is over. */
export const lateFrom = (refund: Leaving): Date | undefined =>
  refund.owedAt && (refund.state === 'sent' || refund.state === 'processing')
    ? thereBy(refund)
    : refundDueAt(refund);
