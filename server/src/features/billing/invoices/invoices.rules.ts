// Decisions about invoices: how they are numbered, what each says, how it stands.
import type { Currency } from '@ijeuwa/contract/fields';
import type { Invoice, InvoiceKind } from '@ijeuwa/contract/invoices';
import type { OrderState, PAYMENT_METHODS } from '@ijeuwa/contract/payment-words';

const SERIES: Record<InvoiceKind, string> = { invoice: 'IJ', credit_note: 'CN' };

export const numberOf = (kind: InvoiceKind, year: number, ordinal: number): string =>
  `${SERIES[kind]}-${year}-${String(ordinal).padStart(6, '0')}`;

export const fileOf = (number: string): string => `${number}.pdf`;

type Standing = { order: OrderState; amountMinor: number; creditedMinor?: number; neverCame?: boolean };
/** How an invoice stands is how its order stands now, and what of it was credited: only what was settled has one. */
export const statusOf = (
  kind: InvoiceKind,
  { order, amountMinor, creditedMinor = 0, neverCame = false }: Standing,
): Invoice['status'] => {
  if (kind === 'credit_note') return 'Credited';
  if (order === 'refunded') return 'Refunded';
  if (order === 'charged_back') return neverCame ? 'Not received' : 'Charged back';
  if (creditedMinor >= amountMinor) return 'Going back';
  return creditedMinor > 0 ? 'Partly refunded' : 'Paid';
};

export type SnapshotLine = {
  title: string;
  /** Before the discount. */
  priceMinor: number;
  discountMinor: number;
  /** What it gave, from when until when; none of what is given otherwise. */
  period: { startsAt: string; endsAt: string } | null;
};
type Came = {
  reference: string;
  method: (typeof PAYMENT_METHODS)[number];
  amountMinor: number;
  receivedAt: string;
};

/** All that the paper says, as it was when it was issued: whatever changes later, this does not. Moments are ISO. */
export type Snapshot = {
  kind: InvoiceKind;
  number: string;
  /** Of a credit note: the invoice that it puts right. */
  corrects: string | null;
  /** The order's own reference. */
  order: string;
  issuedAt: string;
  dueAt: string;
  seller: { name: string; location: string; email: string };
  /** None of an order older than its buyer’s record. */
  buyer: { name: string; email: string; country: string | null } | null;
  currency: Currency;
  lines: readonly SnapshotLine[];
  taxMinor: number;
  totalMinor: number;
  payments: readonly Came[];
  /** Where anybody can ask whether it is real; its hash is made of all this. */
  receiptsAt: string;
  /** Random, so that nobody finds the hash out who has not seen the paper. */
  salt: string;
};

type Sold = { title: string; amountMinor: number; discountMinor: number; creditMinor?: number };
type Given = { startsAt: Date; endsAt: Date };

/** What a line of an order was sold for. */
export const lineOf = (
  { title, amountMinor, discountMinor, creditMinor = 0 }: Sold,
  given: Given | undefined,
): SnapshotLine => ({
  title,
  priceMinor: amountMinor + discountMinor + creditMinor,
  discountMinor,
  period: given ? { startsAt: given.startsAt.toISOString(), endsAt: given.endsAt.toISOString() } : null,
});

/** What was left of another package, which counted in the price. */
export const creditLineOf = ({
  packageName,
  credit: { creditMinor, daysLeft, daysInAll },
}: {
  packageName: string;
  credit: { creditMinor: number; daysLeft: number; daysInAll: number };
}): SnapshotLine => ({
  title: `Left of ${packageName}: ${daysLeft} of ${daysInAll} days`,
  priceMinor: -creditMinor,
  discountMinor: 0,
  period: null,
});

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** Prices, less discounts, with tax: the total, or the paper is wrong. */
export const addsUp = ({ lines, taxMinor, totalMinor }: Snapshot): boolean =>
  sum(lines.map((one) => one.priceMinor - one.discountMinor)) + taxMinor === totalMinor;

export const discountOf = ({ lines }: Pick<Snapshot, 'lines'>): number =>
  sum(lines.map((one) => one.discountMinor));
