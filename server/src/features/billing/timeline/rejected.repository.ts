// Every transfer that did not fit the account it was sent to: an attempt keeps the last of them alone.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { columnOf } from '#platform/database/rows.ts';
import { providerNotice } from '#platform/database/tables/billing.ts';
import { oddPayment } from '#platform/database/tables/payments.ts';

/** How much each brought, as far as its notice says it. */
export const listRejected = (db: Queryable, references: string[]) =>
  db
    .select({
      reference: oddPayment.reference,
      at: oddPayment.noticedAt,
      amountMinor:
        sql`case when jsonb_typeof(${providerNotice.payload} #> '{bank_transfer,amount}') = 'number'
        then (${providerNotice.payload} #>> '{bank_transfer,amount}')::float8 end`.mapWith(
          columnOf(z.nullable(z.number())),
        ),
    })
    .from(oddPayment)
    .leftJoin(
      providerNotice,
      and(eq(providerNotice.provider, oddPayment.provider), eq(providerNotice.eventId, oddPayment.source)),
    )
    .where(and(eq(oddPayment.outcome, 'rejected'), inArray(oddPayment.reference, references)))
    .orderBy(asc(oddPayment.noticedAt), asc(oddPayment.id));
