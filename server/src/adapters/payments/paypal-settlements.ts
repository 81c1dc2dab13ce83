// What PayPal's account did, day by day: https://developer.paypal.com/docs/api/transaction-search/v1. It bundles nothing that
// it pays out, so that each day of a currency is read as one: its payments and their fees, what went back, what was sent to
// our bank, and what stayed.
import { z } from 'zod';
import type {
  ProviderSettlement,
  SettledTransaction,
  SettlementProvider,
} from '#platform/ports/settlements.ts';
import { signedMoney } from './paypal-amounts.ts';
import type { PaypalAsk } from './paypal-calls.ts';

const DAY_MS = 86_400_000;
/** As much as one call may ask for, and as many of one answer. */
const WINDOW_DAYS = 31;
const PAGE = 500;
/** PayPal shows what happened within three hours. */
const SHOWN_AFTER_MS = 4 * 3_600_000;

const info = z.object({
  transaction_id: z.string(),
  transaction_event_code: z.string(),
  transaction_initiation_date: z.string().transform((text) => new Date(text)),
  transaction_amount: signedMoney,
  fee_amount: signedMoney.nullish(),
  ending_balance: signedMoney.nullish(),
  custom_field: z.string().nullish(),
  invoice_id: z.string().nullish(),
});
const answer = z.object({
  transaction_details: z.array(z.object({ transaction_info: info })),
  total_pages: z.int().nullish(),
});
type Info = z.infer<typeof info>;

const feeOf = ({ fee_amount: fee }: Info): number => fee?.amountMinor ?? 0;
const sumOf = (some: readonly Info[], of: (one: Info) => number): number =>
  some.reduce((sum, one) => sum + of(one), 0);
const amountOf = ({ transaction_amount: amount }: Info): number => amount.amountMinor;
/** PayPal's groups: payments, fees that stand alone, what went to a bank, what went back. */
const isOf = (group: string) => (one: Info) => one.transaction_event_code.startsWith(group);
const isPayment = (one: Info): boolean => isOf('T00')(one) && amountOf(one) > 0;

/** Nothing where PayPal does not say what stood there: then nothing is held against it. */
const staysOf = (inOrder: readonly Info[]): number | undefined => {
  const [first, last] = [inOrder[0]!, inOrder.at(-1)!];
  if (!first.ending_balance || !last.ending_balance) return undefined;
  return (
    last.ending_balance.amountMinor - (first.ending_balance.amountMinor - amountOf(first) - feeOf(first))
  );
};

const dayOf = ({ transaction_initiation_date: at }: Info): string => at.toISOString().slice(0, 10);

const toSettlement = (id: string, inOrder: readonly Info[]): ProviderSettlement => {
  const [day, currency] = id.split(' ') as [string, string];
  const totalMinor = sumOf(inOrder.filter(isPayment), amountOf);
  const feesMinor = -sumOf(inOrder, feeOf) - sumOf(inOrder.filter(isOf('T01')), amountOf);
  const payoutMinor = -sumOf(inOrder.filter(isOf('T04')), amountOf);
  const back = [...inOrder.filter(isOf('T11')), ...inOrder.filter(isOf('T12'))];
  const deductedMinor = -sumOf(back, amountOf);
  const rest = totalMinor - feesMinor - deductedMinor - payoutMinor;
  return {
    ...{ id, currency, totalMinor, feesMinor, deductedMinor, payoutMinor },
    staysMinor: staysOf(inOrder) ?? rest,
    settledAt: new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS),
    isDone: true,
  };
};

export const paypalSettlements = (ask: PaypalAsk, now: () => Date): SettlementProvider => {
  const listBetween = async (from: Date, until: Date): Promise<Info[]> => {
    const all: Info[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const query = new URLSearchParams({
        start_date: from.toISOString(),
        end_date: new Date(until.getTime() - 1).toISOString(),
        transaction_status: 'S',
        balance_affecting_records_only: 'Y',
        fields: 'transaction_info',
        page_size: String(PAGE),
        page: String(page),
      });
      const found = await ask('GET', `/v1/reporting/transactions?${query}`, answer);
      all.push(...found.transaction_details.map(({ transaction_info: one }) => one));
      pages = found.total_pages ?? 1;
    }
    return all.toSorted(
      (one, other) => one.transaction_initiation_date.getTime() - other.transaction_initiation_date.getTime(),
    );
  };

  return {
    /** Of days that are over for long enough that nothing of them is missing. */
    async list(page) {
      const over = Math.floor((now().getTime() - SHOWN_AFTER_MS) / DAY_MS) * DAY_MS;
      const until = new Date(over - (page - 1) * WINDOW_DAYS * DAY_MS);
      const all = await listBetween(new Date(until.getTime() - WINDOW_DAYS * DAY_MS), until);
      const days = Map.groupBy(all, (one) => `${dayOf(one)} ${one.transaction_amount.currency}`);
      return [...days]
        .map(([id, inOrder]) => toSettlement(id, inOrder))
        .toSorted((one, other) => (one.id < other.id ? 1 : -1));
    },

    async transactions(id) {
      const [day, currency] = id.split(' ') as [string, string];
      const from = new Date(`${day}T00:00:00Z`);
      const all = await listBetween(from, new Date(from.getTime() + DAY_MS));
      return all
        .filter((one) => isPayment(one) && one.transaction_amount.currency === currency)
        .map(
          (one): SettledTransaction => ({
            providerId: one.transaction_id,
            reference: one.custom_field ?? one.invoice_id ?? '',
            amountMinor: amountOf(one),
            feesMinor: Math.max(0, -feeOf(one)),
            currency,
          }),
        );
    },
  };
};
