// What VIP matchmaking costs, in the currency that the reader chooses; what nobody takes is shown, and charged in naira, which is said.
import type { VipTerms } from '@ijeuwa/contract/vip';
import { Card } from '#ui/Card.tsx';
import { CurrencySwitch } from '#ui/CurrencySwitch.tsx';
import { formatMoney } from '#ui/format.ts';

export type Shown = 'NGN' | 'USD' | 'GBP';
const NAMES: Record<Shown, string> = { NGN: 'naira', USD: 'dollars', GBP: 'pounds' };
const CURRENCIES = ['NGN', 'USD', 'GBP'] as const;

type VipPriceProps = { terms: VipTerms; currency: Shown; onChange: (currency: Shown) => void };

export function VipPrice({ terms, currency, onChange }: VipPriceProps) {
  const price = terms.prices.find(({ shown }) => shown.currency === currency) ?? terms.prices[0]!;
  const naira = terms.prices.find(({ shown }) => shown.currency === 'NGN')!.shown;
  return (
    <Card as="section" tone="gold" aria-label="Price" className="flex flex-col gap-3">
      <CurrencySwitch currencies={CURRENCIES} value={currency} onChange={onChange} />
      <p className="font-serif text-3xl font-semibold tabular-nums">{formatMoney(price.shown)}</p>
      <p className="text-sm text-ink-2">
        A matchmaker works for you for {terms.months} months.
        {price.chargedIn !== currency &&
          ` We cannot take ${NAMES[currency]} right now. You pay in naira: ${formatMoney(naira)}.`}
        {terms.successRate && ` Success rate ${terms.successRate}.`}
      </p>
      <p className="text-sm">
        Whomever your matchmaker introduces to you, you can write to. VIP is not a package. To like people
        yourself you still need one; if you have one, it stays.
      </p>
    </Card>
  );
}
