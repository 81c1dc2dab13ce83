// What a day's close says, from what stood in each account when it began and what moved; and which day may be signed.
import type { ClosedCurrency, CloseState } from '@ijeuwa/contract/day-close';
import type { Currency } from '@ijeuwa/contract/fields';
import { PROVIDERS } from '@ijeuwa/contract/payment-words';
import { assetOf } from '../ledger/ledger.rules.ts';

type Place = { account: string; currency: Currency };
export type Stands = Place & { amountMinor: number };
/** `what`: opening, closing, or the kind of the event that moved it. */
export type Figure<What extends string = string> = Stands & { what: What };

const placeOf = ({ account, currency }: Place) => `${account} ${currency}`;
const total = (some: readonly Stands[]): number => some.reduce((sum, one) => sum + one.amountMinor, 0);

/** All figures of a day but those that are nothing: what stands there when it ends is what stood there and what moved. */
export const figuresOf = <Kind extends string>(
  opening: readonly Stands[],
  moved: readonly Figure<Kind>[],
): Figure<Kind | 'opening' | 'closing'>[] => {
  const began = opening.map((one) => ({ ...one, what: 'opening' as const }));
  const all: Figure<Kind | 'opening' | 'closing'>[] = [...began, ...moved];
  const ended = [...Map.groupBy(all, placeOf).values()].map((some) => {
    const { account, currency } = some[0]!;
    return { account, currency, what: 'closing' as const, amountMinor: total(some) };
  });
  return [...all, ...ended].filter(({ amountMinor }) => amountMinor !== 0);
};

const ofCurrency = (currency: Currency, figures: readonly Figure[]): ClosedCurrency => {
  const money = (amountMinor: number) => ({ amountMinor: amountMinor || 0, currency });
  const sum = (which: (one: Figure) => boolean) => total(figures.filter(which));
  const isAsset = ({ account }: Figure) => account.startsWith('asset:');
  const ours = (what: string) => sum((one) => isAsset(one) && one.what === what);
  const cameTo = (account: string) =>
    sum((one) => one.account === account && one.what.endsWith('payment') && one.what !== 'matched payment');
  // Credit that an order was paid with had come before.
  const came = PROVIDERS.filter((one) => one !== 'credit').flatMap((provider) => {
    const amountMinor = cameTo(assetOf(provider));
    return amountMinor === 0 ? [] : [{ provider, amount: money(amountMinor) }];
  });
  const accounts = [...new Set(figures.map(({ account }) => account))].toSorted();
  const at = (what: string, account: string) =>
    money(sum((one) => one.what === what && one.account === account));
  return {
    opening: money(ours('opening')),
    came,
    fees: money(-ours('fee')),
    refunds: money(-ours('refund')),
    chargebacks: money(-ours('chargeback') - ours('credit lost')),
    closing: money(ours('closing')),
    payouts: money(sum((one) => one.account.startsWith('asset:bank:') && one.what === 'payout')),
    earned: money(
      -sum(({ account, what }) => account.startsWith('income:') && what !== 'opening' && what !== 'closing'),
    ),
    accounts: accounts.map((account) => ({
      account,
      opening: at('opening', account),
      closing: at('closing', account),
    })),
  };
};

export const closedCurrencies = (figures: readonly Figure[]): ClosedCurrency[] =>
  [...Map.groupBy(figures, ({ currency }) => currency)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([currency, some]) => ofCurrency(currency, some));

export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Of a day that is not signed; `signable` is the last day that is over for long enough. */
export const stateOf = (day: string, last: string | undefined, signable: string): CloseState => {
  if (last !== undefined && day !== dayAfter(last)) return 'order';
  return day > signable ? 'early' : 'open';
};
