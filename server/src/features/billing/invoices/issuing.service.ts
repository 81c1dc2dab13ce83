// Issues an invoice for what was settled, and a credit note for what was given back: by its number, frozen, and once.
import { INVOICE_DUE_DAYS, type InvoiceKind } from '@ijeuwa/contract/invoices';
import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import { listOfQuote as listCredits, type QuotedCredit } from '../changes/upgrades.repository.ts';
import type { Buyers } from '../checkout/buyers.ts';
import { listLines } from '../checkout/orders.repository.ts';
import type { AfterSettling } from '../payments/after-settling.ts';
import * as invoices from './invoices.repository.ts';
import { creditLineOf, lineOf, numberOf, type Snapshot } from './invoices.rules.ts';
import { readSeller } from './seller.ts';
import { freeze } from './snapshot.ts';

export type IssuingNeeds = { clock: Clock; sealing: Sealing; buyers: Buyers; publicUrl: string };

/** What was given back of a settled order: sent to whoever paid, or taken by their bank. */
export type Correction = { orderId: string; amountMinor: number } & (
  | { refundId: string }
  | { disputeId: string }
);

type Said = Pick<Snapshot, 'corrects' | 'lines' | 'totalMinor'>;
type Issued = { kind: InvoiceKind; source: string };

const sumOf = (counted: readonly QuotedCredit[]): number =>
  counted.reduce((all, { credit }) => all + credit.creditMinor, 0);

export const makeIssuing = ({ clock, sealing, buyers, publicUrl }: IssuingNeeds) => {
  const seller = readSeller();

  const issue = async (
    tx: Queryable,
    { kind, source }: Issued,
    order: NonNullable<Awaited<ReturnType<typeof invoices.findOrderRow>>>,
    said: Said,
    issuedAt: Date,
  ): Promise<invoices.Kept> => {
    const paid = await invoices.listPaidBy(tx, order.id);
    const year = Number(lagosDay(issuedAt).slice(0, 4));
    // The last that is waited for: whoever has it lets nobody else settle until the commit.
    const ordinal = await invoices.takeOrdinal(tx, kind, year);
    const number = numberOf(kind, year, ordinal);
    const dueAt = later(issuedAt, INVOICE_DUE_DAYS * DAY_MS);
    const { sealed, receiptHash } = freeze(sealing, {
      ...said,
      kind,
      number,
      order: order.reference,
      issuedAt: issuedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      seller,
      buyer: buyers.open(order.buyerSealed),
      currency: order.currency,
      taxMinor: 0,
      payments: paid.map((came) => ({ ...came, receivedAt: came.receivedAt.toISOString() })),
      receiptsAt: `${publicUrl}/receipt`,
    });
    const numbered = { kind, source, year, ordinal, number, orderId: order.id, issuedAt, dueAt, receiptHash };
    const amount = { amountMinor: said.totalMinor, currency: order.currency };
    return invoices.saveInvoice(tx, { ...numbered, ...amount }, sealed);
  };

  /** The one that is there, or a new one. */
  const invoiceOf = async (tx: Queryable, orderId: string, issuedAt: Date): Promise<invoices.Kept> => {
    await invoices.lockInvoices(tx, orderId);
    const source = `order:${orderId}`;
    const before = await invoices.findBySource(tx, source);
    if (before) return before;
    const order = (await invoices.findOrderRow(tx, orderId))!;
    const given = await invoices.listGiven(tx, orderId);
    const counted = await listCredits(tx, order.quoteId);
    const lines = (await listLines(tx, orderId)).map((line) =>
      lineOf(
        { ...line, creditMinor: line.position === 1 ? sumOf(counted) : 0 },
        given.find((one) => one.packageVersionId === line.packageVersionId),
      ),
    );
    const said = {
      corrects: null,
      lines: [...lines, ...counted.map(creditLineOf)],
      totalMinor: order.amountMinor,
    };
    return issue(tx, { kind: 'invoice', source }, order, said, issuedAt);
  };

  /** In the transaction that settles the order. */
  const afterSettling: AfterSettling = async (tx, { found, settledAt }) => {
    await invoiceOf(tx, found.order.id, settledAt);
  };

  return {
    afterSettling,

    /** Of an order from before there were invoices. */
    issueFor: (tx: Queryable, orderId: string) => invoiceOf(tx, orderId, clock.now()),

    /** In the transaction in which the money counts as given back; the same refund or dispute again changes nothing. */
    async creditNote(tx: Queryable, correction: Correction): Promise<{ number: string }> {
      const { orderId, amountMinor } = correction;
      const source =
        'refundId' in correction ? `refund:${correction.refundId}` : `dispute:${correction.disputeId}`;
      const issuedAt = clock.now();
      const corrected = await invoiceOf(tx, orderId, issuedAt);
      const before = await invoices.findBySource(tx, source);
      if (before) return before;
      const order = (await invoices.findOrderRow(tx, orderId))!;
      const title = (await listLines(tx, orderId)).map((line) => line.title).join(', ');
      const what = 'refundId' in correction ? 'Refund' : 'Taken back by the bank';
      const lines = [lineOf({ title: `${what}: ${title}`, amountMinor, discountMinor: 0 }, undefined)];
      const said = { corrects: corrected.number, lines, totalMinor: amountMinor };
      return issue(tx, { kind: 'credit_note', source }, order, said, issuedAt);
    },
  };
};
export type Issuing = ReturnType<typeof makeIssuing>;
export type CreditNote = Issuing['creditNote'];
