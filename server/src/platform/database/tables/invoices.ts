// Tables of invoices: their numbers without gaps, each of them for good, and the paper that is made of it.
import { CURRENCIES } from '@ijeuwa/contract/fields';
import { INVOICE_KINDS } from '@ijeuwa/contract/invoices';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { order } from './billing.ts';
import { known, notNegative, positive } from './checks.ts';

/** The last number of each kind and year in Lagos; whoever takes one holds it until the transaction ends. */
export const invoiceCounter = pgTable(
  'invoice_counter',
  {
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.year] }), known(t.kind, INVOICE_KINDS), notNegative(t.last)],
);

/** Append-only: what is wrong with one is put right by a credit note. */
export const invoice = pgTable(
  'invoice',
  {
    id: uuid('id').primaryKey().default(newId),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    year: integer('year').notNull(),
    ordinal: integer('ordinal').notNull(),
    number: text('number').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    /** What it is issued once for: the order, or what was given back of it. */
    source: text('source').notNull().unique(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    issuedAt: moment('issued_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** By it anybody can ask whether it is real. */
    receiptHash: text('receipt_hash').notNull().unique(),
  },
  (t) => [
    index('invoice_order').on(t.orderId),
    uniqueIndex('invoice_of_order_once').on(t.orderId).where(sql`${t.kind} = 'invoice'`),
    unique('invoice_ordinal_once').on(t.kind, t.year, t.ordinal),
    known(t.kind, INVOICE_KINDS),
    known(t.currency, CURRENCIES),
    positive(t.ordinal),
    positive(t.amountMinor),
  ],
);

/** What an invoice says, frozen when it was issued, and the file that is made of this alone. */
export const invoicePaper = pgTable(
  'invoice_paper',
  {
    invoiceId: uuid('invoice_id')
      .primaryKey()
      .references(() => invoice.id),
    snapshotSealed: text('snapshot_sealed').notNull(),
    /** The bytes of the PDF, in base64. */
    pdfSealed: text('pdf_sealed'),
    sha256: text('sha256'),
    madeAt: moment('made_at'),
  },
  (t) => [
    index('invoice_paper_waiting').on(t.invoiceId).where(sql`${t.madeAt} is null`),
    check(
      'invoice_paper_made_whole',
      sql`(${t.madeAt} is null) = (${t.pdfSealed} is null) and (${t.madeAt} is null) = (${t.sha256} is null)`,
    ),
  ],
);
