// Decisions about settlements: what of one does not agree with what we have.
import type { Currency } from '@ijeuwa/contract/fields';
import type { DifferenceKind } from '@ijeuwa/contract/settlements';

export type Ours = { id: string; amountMinor: number; currency: Currency; isSettled: boolean };
export type Item = { providerId: string; reference: string; amountMinor: number; ours: Ours | undefined };
type Whole = {
  id: string;
  totalMinor: number;
  feesMinor: number;
  deductedMinor: number;
  payoutMinor: number;
  staysMinor?: number;
  currency: Currency;
};
export type Difference = {
  kind: DifferenceKind;
  /** By which it is known, beside what it is of. */
  of: string;
  reference: string;
  said: { amountMinor: number; currency: Currency };
  ours?: { amountMinor: number; currency: Currency };
  paymentId?: string;
};

const kindOf = ({ amountMinor, ours }: Item, currency: Currency): DifferenceKind | undefined => {
  if (!ours) return 'unknown';
  if (ours.isSettled) return 'twice';
  return ours.amountMinor !== amountMinor || ours.currency !== currency ? 'amount' : undefined;
};

/** What should have been paid out of what was taken. */
const duePayout = ({ feesMinor, deductedMinor, staysMinor = 0 }: Whole, items: readonly Item[]): number =>
  items.reduce((sum, { amountMinor }) => sum + amountMinor, 0) - feesMinor - deductedMinor - staysMinor;

export const differencesOf = (whole: Whole, items: readonly Item[]): Difference[] => {
  const { currency, id, payoutMinor } = whole;
  const ofItems = items.flatMap((item): Difference[] => {
    const kind = kindOf(item, currency);
    if (!kind) return [];
    const { providerId: of, reference, amountMinor, ours } = item;
    const said = { amountMinor, currency };
    return [
      {
        kind,
        of,
        reference,
        said,
        ...(ours && {
          ours: { amountMinor: ours.amountMinor, currency: ours.currency },
          paymentId: ours.id,
        }),
      },
    ];
  });
  const due = duePayout(whole, items);
  if (due === payoutMinor) return ofItems;
  const said = { amountMinor: payoutMinor, currency };
  const ours = { amountMinor: due, currency };
  return [...ofItems, { kind: 'sum', of: 'sum', reference: id, said, ours }];
};
