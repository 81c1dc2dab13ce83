// Between two stories of money: what ends all that is under way, so that the next one begins with nothing; and its code and prices.
import { CodeEntry } from '@ijeuwa/contract/codes';
import type { Currency } from '@ijeuwa/contract/fields';

export const ENDINGS: readonly string[] = [
  `update payment_attempt set status = 'abandoned' where status not in ('succeeded', 'abandoned')`,
  `update agreement_renewal set next_look_at = null where next_look_at is not null`,
  `update agreement set state = 'ended', ended_because = 'left' where state <> 'ended'`,
  `update agreement set card_sealed = null where card_sealed is not null`,
  `update agreement_pause set ended_at = began_at where ended_at is null`,
  `update purchase_order set status = 'cancelled' where status in ('open', 'part_paid')`,
  `update refund set next_try_at = 'infinity'
    where state in ('approved', 'sent', 'processing') and next_try_at is distinct from 'infinity'`,
  `update dispute set state = 'won', ended_at = opened_at where ended_at is null`,
  `update provider_notice set handled_at = received_at, outcome = 'noted' where handled_at is null`,
];

/** One is odd, so that a quarter of it has to be rounded. */
export const PRICES: Record<string, Partial<Record<Currency, number>>> = {
  blossom: { NGN: 7_500_100, USD: 2000 },
  harmony: { NGN: 12_500_000, USD: 3300 },
  forever: { NGN: 22_500_000, USD: 6600 },
  session: { NGN: 15_000_000 },
};
export const CODE_USES = 1;
/** As the contract takes it: one that it does not is unknown to everybody, and no story would have a code. */
export const quarterOff = (code: string) =>
  CodeEntry.parse({
    code,
    description: 'A quarter off.',
    validUntil: '2099-12-31',
    discount: '25%',
    background: 'wine',
    uses: CODE_USES,
    order: 9,
  });
