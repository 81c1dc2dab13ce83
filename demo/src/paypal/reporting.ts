// What the practice PayPal says that its account did: payments with their fees, what went back, and each night all that is
// there sent to the bank.
import type { FastifyInstance } from 'fastify';
import { amountOf, minorOf, type Order, type Orders } from './order.ts';

type Entry = {
  id: string;
  code: string;
  at: number;
  minor: number;
  fee: number;
  currency: string;
  of: string;
};
type Query = { Querystring: { start_date?: string; end_date?: string } };

const DAY_MS = 86_400_000;
/** 4.4 % and 30 cents, as of a payment from abroad. */
const feeOf = (minor: number): number => Math.round(minor * 0.044) + 30;

const entriesOf = ({ capture, amount, refunds, disputes, customId: of }: Order): Entry[] => {
  if (!capture || capture.status === 'PENDING') return [];
  const currency = amount.currency_code;
  const minor = minorOf(amount);
  const came = {
    id: capture.id,
    code: 'T0006',
    at: Date.parse(capture.at),
    minor,
    fee: feeOf(minor),
    currency,
    of,
  };
  const back = refunds
    .filter(({ status }) => status === 'COMPLETED')
    .map((one) => ({
      ...{ id: one.id, code: one.reversed ? 'T1106' : 'T1107', at: Date.parse(one.at), fee: 0, currency, of },
      minor: -minorOf(one.amount),
    }));
  const lost = disputes.flatMap(({ id, lost: took }) =>
    took ? [{ id, code: 'T1201', at: Date.parse(took.at), minor: -took.minor, fee: 0, currency, of }] : [],
  );
  return [came, ...back, ...lost];
};

/** Each night what stands there goes to the bank; the balance behind each is said with it. */
const withPayouts = (entries: readonly Entry[], currency: string, until: number) => {
  const all: (Entry & { balance: number })[] = [];
  let balance = 0;
  const add = (entry: Entry) => {
    balance += entry.minor - entry.fee;
    all.push({ ...entry, balance });
  };
  const inOrder = entries
    .filter((one) => one.currency === currency)
    .toSorted((one, other) => one.at - other.at);
  let day = Math.floor((inOrder[0]?.at ?? until) / DAY_MS) * DAY_MS;
  for (; day < until; day += DAY_MS) {
    for (const one of inOrder) if (one.at >= day && one.at < day + DAY_MS) add(one);
    const at = day + DAY_MS - 1;
    const id = `PAYOUT${currency}${day}`;
    if (balance > 0 && at < until) add({ id, code: 'T0400', at, minor: -balance, fee: 0, currency, of: '' });
  }
  return all;
};

export function reportingApi(
  app: FastifyInstance,
  { orders, now }: { orders: Orders; now: () => Date },
): void {
  app.get<Query>('/v1/reporting/transactions', async ({ query }) => {
    const [from, until] = [Date.parse(query.start_date ?? ''), Date.parse(query.end_date ?? '')];
    const entries = orders.list().flatMap(entriesOf);
    const currencies = [...new Set(entries.map(({ currency }) => currency))];
    const found = currencies
      .flatMap((currency) => withPayouts(entries, currency, now().getTime()))
      .filter(({ at }) => at >= from && at <= until);
    return {
      total_pages: 1,
      transaction_details: found.map(({ id, code, at, minor, fee, currency, balance, of }) => ({
        transaction_info: {
          transaction_id: id,
          transaction_event_code: code,
          transaction_initiation_date: new Date(at).toISOString(),
          transaction_amount: amountOf(minor, currency),
          fee_amount: amountOf(-fee, currency),
          ending_balance: amountOf(balance, currency),
          custom_field: of,
          transaction_status: 'S',
        },
      })),
    };
  });
}
