// Lines whose money the books have by the word of somebody who confirmed a transfer by hand, until it is said what they are.
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { statementLine } from '#platform/database/tables/statements.ts';
import { isLost, isSeen } from '../payments/never-seen.repository.ts';
import type { ByHand } from './presumed.rules.ts';

const Minor = z.coerce.number().int();
const Row = z.object({
  paymentId: z.string(),
  amountMinor: Minor,
  orderedOn: z.string(),
  confirmedOn: z.string(),
});
const dayOf = (moment: string) => sql.raw(`to_char(${moment} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`);

/** Confirmed by hand, on no statement yet, and presumed of no line; what finance has explained as never seen stays out. */
export const listByHand = async (tx: Queryable, since: Date): Promise<ByHand[]> =>
  rowsOf(
    Row,
    await tx.execute(sql`select p.id as "paymentId", p.amount_minor as "amountMinor",
        ${dayOf('a.created_at')} as "orderedOn", ${dayOf('p.received_at')} as "confirmedOn"
      from payment p join payment_attempt a on a.id = p.attempt_id and a.reference = p.transaction
      where p.provider = 'bank' and p.received_at > ${since.toISOString()} and not ${isSeen} and not ${isLost}
        and not exists (select from statement_line l where l.presumed_payment_id = p.id)
        and not exists (select from odd_payment o
          where o.payment_id = p.id and o.outcome = 'never_seen' and o.closed_at is not null)`),
  );

export const savePresumed = async (tx: Queryable, id: string, presumedPaymentId: string): Promise<void> => {
  await tx.update(statementLine).set({ presumedPaymentId }).where(eq(statementLine.id, id));
};

const Freed = z.object({ id: z.string(), amountMinor: Minor, isGone: z.boolean() });
/** Another line is its money, or it never came: these are nobody’s from now on, unless the bank took them back. Answers them. */
export const endPresumed = async (tx: Queryable): Promise<{ id: string; amountMinor: number }[]> => {
  const freed = await tx.execute(sql`update statement_line open set presumed_payment_id = null
    from payment p where p.id = open.presumed_payment_id and (${isSeen} or ${isLost})
    returning open.id, open.amount_minor as "amountMinor", open.taken_back_at is not null as "isGone"`);
  return rowsOf(Freed, freed).filter(({ isGone }) => !isGone);
};
