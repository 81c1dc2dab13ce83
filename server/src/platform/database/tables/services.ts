// Tables of services that are sold: of what nothing more is sold, over which time each is earned, and what is asked back of any order.
import { SERVICE_KINDS } from '@ijeuwa/contract/services';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { order } from './billing.ts';
import { endsAfter, known, notNegative, positive } from './checks.ts';

/**
 * A row of its own, which waits for nobody: whoever withdraws a subject may hold its row in the room that sells it, and
 * whoever settles its order waits for that row.
 */
export const serviceWithdrawal = pgTable(
  'service_withdrawal',
  {
    kind: text('kind', { enum: SERVICE_KINDS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    withdrawnAt: moment('withdrawn_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId] }), known(t.kind, SERVICE_KINDS)],
);

/** Append-only: from the last one on, what was not earned by the one before is earned over it. */
export const serviceStretch = pgTable(
  'service_stretch',
  {
    id: uuid('id').primaryKey().default(newId),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (t) => [index('service_stretch_order').on(t.orderId), endsAfter(t.endsAt, t.startsAt)],
);

/** A rule wants money of an order back, of a service or of a package; refunds of its payments are asked for until all of it is. */
export const serviceGiveBack = pgTable(
  'service_give_back',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => order.id),
    reason: text('reason').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    askedMinor: bigint('asked_minor', { mode: 'number' }).notNull().default(0),
    saidAt: moment('said_at').notNull(),
    /** All of it is asked for, or there is nothing left to ask for. */
    doneAt: moment('done_at'),
  },
  (t) => [
    index('service_give_back_waiting').on(t.saidAt).where(sql`${t.doneAt} is null`),
    positive(t.amountMinor),
    notNegative(t.askedMinor),
  ],
);
