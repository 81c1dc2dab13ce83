// Transfers that were confirmed by hand, held beside the statements of their days: a piece of the list of odd payments.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** A bank keeps its levy of what comes. */
const LEVY_MINOR = 10_000;
const bookedMinor = sql`coalesce((select sum(l.amount_minor) from statement_line l
  where l.closing_reference = p.transaction and l.closing_as = 'booked' and l.state = 'closed'), 0)`;
/**
 * A statement has it: by a line that was said to be its money, also where it has not left the list yet, or by lines that were
 * closed as what is in the books by its reference, and bring all of it.
 */
export const isSeen = sql`(exists (select from statement_line l
    where l.transfer_id = p.attempt_id and (l.state <> 'open' or l.amount_minor = p.amount_minor))
  or ${bookedMinor} >= p.amount_minor - ${LEVY_MINOR}::int)`;
/** A line brings as much, of its days, and nobody has said yet what it is. */
const isPresumed = sql`exists (select from statement_line l where l.presumed_payment_id = p.id)`;
export const isLost = sql`exists (select from dispute d where d.payment_id = p.id and d.state in ('lost', 'silent'))`;
const dayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone 'Africa/Lagos')::date`;
/** A bank writes nothing at a weekend: what came then stands on the Monday, or between two days of one statement. */
const isCovered = sql`exists (select from bank_statement s, lateral (select ${dayOf('p.received_at')} as day) came
  where ${dayOf('s.uploaded_at')} > came.day and s.last_day >= came.day
    and s.first_day <= came.day + case extract(isodow from came.day) when 6 then 2 when 7 then 1 else 0 end)`;

const Unseen = z.object({ id: z.string(), reference: z.string(), receivedAt: z.coerce.date() });

/** Confirmed between two moments, and on none of the statements that were read since and reach over the day of it. */
export const listUnseen = async (db: Queryable, { since, until }: Record<'since' | 'until', Date>) =>
  rowsOf(
    Unseen,
    await db.execute(sql`select p.id, p.transaction as reference, p.received_at as "receivedAt"
      from payment p join payment_attempt a on a.id = p.attempt_id and a.reference = p.transaction
      where p.provider = 'bank' and p.received_at > ${since.toISOString()} and p.received_at <= ${until.toISOString()}
        and ${isCovered} and not ${isSeen} and not ${isLost} and not ${isPresumed}
        and not exists (select from odd_payment o where o.provider = 'bank' and o.source = 'never seen:' || p.id)
      order by p.received_at, p.id`),
  );

const Trace = z.object({ presumed: z.boolean(), bookedMinor: z.coerce.number().int() });
/** What a statement may have of it: a line that waits to be named, and how much was closed as what is in the books. */
export const findTrace = async (tx: Queryable, paymentId: string) => {
  const found = await tx.execute(sql`select ${isPresumed} as presumed, ${bookedMinor} as "bookedMinor"
    from payment p where p.id = ${paymentId}`);
  return rowsOf(Trace, found)[0]!;
};

/** Of what finance was told as never seen, what a statement has by now, or is lost. */
export const closeSeen = async (tx: Queryable, closedAt: Date): Promise<void> => {
  await tx.execute(sql`update odd_payment o set closed_at = ${closedAt.toISOString()},
      closing = case when ${isSeen} then 'A statement shows it.' else 'It never came, and what it had paid for has ended.' end
    from payment p where p.id = o.payment_id and o.outcome = 'never_seen' and o.closed_at is null
      and (${isSeen} or ${isLost})`);
};
