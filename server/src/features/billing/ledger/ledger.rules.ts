// Which accounts an event moves, and by how much: a debit is positive, a credit negative, and together they are nothing.
import type { Currency } from '@ijeuwa/contract/fields';
import type { LedgerKind, Provider } from '@ijeuwa/contract/payment-words';
import type { LineKind } from '@ijeuwa/contract/services';

/** Where money comes to, or what it is taken from: of credit that a member keeps none moves. */
export type Asset = `asset:provider:${string}` | `asset:bank:${string}` | 'liability:credit';
export type Account =
  | Asset
  | 'liability:deferred'
  | 'liability:unmatched'
  | 'liability:unidentified'
  | 'liability:refunds_due'
  | `income:${string}`
  | 'contra:discount'
  | 'expense:fees'
  | 'expense:chargeback';
export type Line = { account: Account; amountMinor: number; currency: Currency };

/** A provider’s account of ours, the bank’s, or what we owe to members who kept it. */
export const assetOf = (cash: Provider): Asset => {
  if (cash === 'credit') return 'liability:credit';
  return cash === 'bank' ? 'asset:bank:main' : `asset:provider:${cash}`;
};

export type LedgerEvent =
  /** For an order; `discountMinor` is what its price was lowered by. */
  | { kind: 'payment'; asset: Asset; amountMinor: number; discountMinor?: number }
  /** Owed to whoever sent it: paid already, or of an account that is closed. */
  | { kind: 'second payment' | 'stray payment'; asset: Asset; amountMinor: number }
  /** Nobody knows yet what it is for; then somebody does. */
  | { kind: 'unmatched payment'; asset: Asset; amountMinor: number }
  | { kind: 'matched payment'; amountMinor: number }
  /** Of what was paid for and had in part, `earnedMinor` is income no longer, and `discountMinor` no discount. */
  | {
      kind: 'refund owed';
      of: LineKind;
      amountMinor: number;
      earnedMinor: number;
      discountMinor?: number;
    }
  | { kind: 'refund owed'; of: 'unmatched'; amountMinor: number }
  /** `of`: of money that was nobody’s, from where it came to. */
  | { kind: 'refund'; of?: 'unidentified'; asset: Asset; amountMinor: number }
  | { kind: 'chargeback'; of: 'unidentified'; asset: Asset; amountMinor: number }
  /**
   * The bank took it back: `deferredMinor` of it was not given yet. What was given is our loss, as far as it was paid for:
   * what of `discountMinor` had been earned, `unearnedMinor`, was never income that anybody paid.
   */
  | {
      kind: 'chargeback';
      of: LineKind;
      asset: Asset;
      amountMinor: number;
      deferredMinor: number;
      discountMinor: number;
      unearnedMinor: number;
    }
  /** What is left of one order leaves it, as of a refund, and counts for another. */
  | {
      kind: 'credit moved';
      of: LineKind;
      amountMinor: number;
      earnedMinor: number;
      discountMinor: number;
    }
  /** `covers`: a bank had taken it already, which was booked as our loss. */
  | { kind: 'credit used'; covers?: 'loss'; amountMinor: number }
  /** What was owed back stays with us for the member’s next order; it is owed back again when the account is deleted. */
  | { kind: 'credit kept' | 'credit given back'; amountMinor: number }
  /** The bank took back the transfer that it had been kept of. */
  | { kind: 'credit lost'; asset: Asset; amountMinor: number }
  /** Nothing of ours asked for it; then somebody knows that the books have it, or that the bank pays interest. */
  | { kind: 'unidentified payment'; asset: Asset; amountMinor: number }
  | { kind: 'identified payment'; asset: Asset | 'income:interest'; amountMinor: number }
  | { kind: 'fee'; asset: Asset; amountMinor: number }
  /** The provider has sent it to our bank. */
  | { kind: 'payout'; asset: Asset; amountMinor: number }
  | { kind: 'earned'; of: LineKind; amountMinor: number };

type Move = [account: Account, amountMinor: number];

const movesOf = (event: LedgerEvent): Move[] => {
  const { kind, amountMinor } = event;
  switch (kind) {
    case 'payment': {
      const { asset, discountMinor = 0 } = event;
      return [
        [asset, amountMinor],
        ['contra:discount', discountMinor],
        ['liability:deferred', -amountMinor - discountMinor],
      ];
    }
    case 'second payment':
    case 'stray payment':
      return between(event.asset, 'liability:refunds_due', amountMinor);
    case 'unmatched payment':
      return between(event.asset, 'liability:unmatched', amountMinor);
    case 'matched payment':
      return between('liability:unmatched', 'liability:deferred', amountMinor);
    case 'refund owed': {
      if (event.of === 'unmatched')
        return between('liability:unmatched', 'liability:refunds_due', amountMinor);
      const { earnedMinor, discountMinor = 0 } = event;
      return [
        ['liability:deferred', amountMinor + discountMinor - earnedMinor],
        [`income:${event.of}`, earnedMinor],
        ['contra:discount', -discountMinor],
        ['liability:refunds_due', -amountMinor],
      ];
    }
    case 'credit moved':
      return [
        ['liability:deferred', amountMinor + event.discountMinor - event.earnedMinor],
        [`income:${event.of}`, event.earnedMinor],
        ['contra:discount', -event.discountMinor],
        ['liability:credit', -amountMinor],
      ];
    case 'credit used':
      return between(
        'liability:credit',
        event.covers ? 'expense:chargeback' : 'liability:deferred',
        amountMinor,
      );
    case 'credit kept':
      return between('liability:refunds_due', 'liability:credit', amountMinor);
    case 'credit lost':
      return between('liability:credit', event.asset, amountMinor);
    case 'unidentified payment':
      return between(event.asset, 'liability:unidentified', amountMinor);
    case 'identified payment':
      return between('liability:unidentified', event.asset, amountMinor);
    case 'credit given back':
      return between('liability:credit', 'liability:refunds_due', amountMinor);
    case 'chargeback': {
      if (event.of === 'unidentified') return between('liability:unidentified', event.asset, amountMinor);
      const { asset, deferredMinor, discountMinor, unearnedMinor } = event;
      return [
        ['liability:deferred', deferredMinor],
        ['contra:discount', -discountMinor],
        [`income:${event.of}`, unearnedMinor],
        ['expense:chargeback', amountMinor + discountMinor - deferredMinor - unearnedMinor],
        [asset, -amountMinor],
      ];
    }
    case 'refund':
      return between(event.of ? 'liability:unidentified' : 'liability:refunds_due', event.asset, amountMinor);
    case 'fee':
      return between('expense:fees', event.asset, amountMinor);
    case 'payout':
      return between('asset:bank:main', event.asset, amountMinor);
    case 'earned':
      return between('liability:deferred', `income:${event.of}`, amountMinor);
  }
};

const between = (debit: Account, credit: Account, amountMinor: number): Move[] => [
  [debit, amountMinor],
  [credit, -amountMinor],
];

/** An account that the event leaves as it is has no line. */
export const linesOf = (event: LedgerEvent, currency: Currency): Line[] =>
  movesOf(event)
    .filter(([, amountMinor]) => amountMinor !== 0)
    .map(([account, amountMinor]) => ({ account, amountMinor, currency }));

/** What may be posted: `source` names where it comes from, and is posted once. */
export type Posting = { source: string; kind: LedgerKind; orderId?: string; lines: readonly Line[] };
