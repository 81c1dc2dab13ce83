// What stands on the paper of an invoice or a credit note, in words, out of its snapshot alone.
import type { Currency } from '@ijeuwa/contract/fields';
import { discountOf, type Snapshot, type SnapshotLine } from './invoices.rules.ts';

type Fact = readonly [what: string, value: string];
export type PaperWords = {
  title: string;
  /** Beside the title. */
  facts: readonly Fact[];
  /** Whose days these are: the mail beside it has those of its reader. */
  clock: string;
  from: readonly string[];
  to: readonly string[];
  lines: readonly { title: string; under: string; amount: string }[];
  sums: readonly Fact[];
  /** The last of the sums. */
  total: Fact;
  payments: { title: string; lines: readonly Fact[] };
  check: { lead: string; address: string };
};

// The paper is read by whoever it is shown to: days are those of Lagos, where the books are kept.
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
const day = (iso: string): string => DAY.format(new Date(iso));
const METHODS = {
  card: 'Bank card',
  transfer_account: 'Bank transfer',
  paypal: 'PayPal',
  bank_transfer: 'Bank transfer',
  credit: 'Your credit with Ijeuwa',
} as const;

const amountIn =
  (currency: Currency) =>
  (amountMinor: number): string =>
    new Intl.NumberFormat('en-NG', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      amountMinor / 100,
    );

const periodOf = ({ period }: SnapshotLine): string =>
  period ? `${day(period.startsAt)} to ${day(period.endsAt)}` : '';

export const paperWords = (snapshot: Snapshot, receiptHash: string): PaperWords => {
  const { kind, number, corrects, order, issuedAt, dueAt, seller, buyer, payments, lines } = snapshot;
  const amount = amountIn(snapshot.currency);
  const credits = kind === 'credit_note';
  // What is paid is due no more: the day that counts is the one on which all of it was there.
  const paidAt = payments
    .map(({ receivedAt }) => receivedAt)
    .toSorted()
    .at(-1);
  const when = paidAt ? (['Paid on', day(paidAt)] as const) : (['Due', day(dueAt)] as const);
  const discount = discountOf(snapshot);
  const subtotal = snapshot.totalMinor + discount - snapshot.taxMinor;
  return {
    title: credits ? 'Credit note' : 'Invoice',
    facts: [
      ['Number', number],
      ...(corrects ? [['Corrects invoice', corrects] as const] : []),
      ['Date', day(issuedAt)],
      ...(credits ? [] : [when, ['Status', 'Paid'] as const]),
      ['Order', order],
    ],
    clock: 'Dates are those of Lagos.',
    from: [seller.name, seller.location, seller.email],
    to: buyer ? [buyer.name, buyer.email, ...(buyer.country ? [buyer.country] : [])] : ['A member of Ijeuwa'],
    lines: lines.map((line) => ({
      title: line.title,
      under: periodOf(line),
      amount: amount(line.priceMinor),
    })),
    sums: [
      ...(discount > 0
        ? [['Subtotal', amount(subtotal)] as const, ['Discount', `-${amount(discount)}`] as const]
        : []),
      ['Tax', amount(snapshot.taxMinor)],
    ],
    total: [credits ? 'Total credited' : 'Total', amount(snapshot.totalMinor)],
    payments: {
      title: credits ? 'What had been paid' : 'Paid',
      lines: payments.map((came) => [
        `${METHODS[came.method]}, ${day(came.receivedAt)}, ${came.reference}`,
        amount(came.amountMinor),
      ]),
    },
    check: {
      lead: 'Anybody can check that this paper is real:',
      address: `${snapshot.receiptsAt}/${receiptHash}`,
    },
  };
};
