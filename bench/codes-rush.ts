// Many members at once on a code with few uses, again and again, with orders that let go of it and money that comes late, half
// of it by transfers that finance confirms, half on the pages of the provider (money/provider.ts), which tells of it by notices:
// node codes-rush.ts [rounds] [members] [uses] [minutes]. Ends with 1 when a code was ever taken more or less often than it may be;
// begins no round after so many minutes, and says how many there were.
// Says a line each round. What was measured stands in docs/decisions/132.
import { createHmac } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '@ijeuwa/server/app/start-product';
import { ALL_TAKEN } from '@ijeuwa/server/features/billing/codes/codes.rules';
import { readConfig } from '@ijeuwa/server/platform/config';
import { databaseIsAway } from '@ijeuwa/server/platform/database/connect';
import { SECRET_KEY, startProvider } from './money/provider.ts';

const [most = 100, members = 500, uses = 10, minutes = 600] = process.argv.slice(2).map(Number);
if (![most, members, uses, minutes].every((one) => Number.isInteger(one) && one > 0) || members < uses * 3)
  throw new Error('Please give rounds, members and uses; there must be thrice as many members as uses.');
const LATE = Math.ceil(uses / 2);
/** So many come once more for each use that there is. */
const AGAIN = 10;

// Who wins is asked here, not whether it outlives a power cut: nobody waits for the disk.
process.env.PGOPTIONS = '-c synchronous_commit=off';
const dataDir = mkdtempSync(join(tmpdir(), 'ijeuwa-bench-'));
// Run by root, the database works as another user, who must be able to come in.
chmodSync(dataDir, 0o755);
const provider = await startProvider();
const asked = { PAYSTACK_SECRET_KEY: SECRET_KEY, PAYSTACK_URL: provider.url };
const product = await startProduct(
  readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: 'off', LOG_LEVEL: 'fatal', WIDE_LIMITS: 'on', ...asked }),
  (line) => console.log(`· ${line}`),
);
const { pool, limits } = product.platform;
const { codes, quotes, checkout, transfers, payments, ledger } = product.features.billing;
// Nobody asks for so many prices in an hour: each deed still takes its point, of more than there are.
const { take } = limits;
limits.take = (name, key, bucket) => take(name, key, { ...bucket, points: 1e9 });

const idsOf = async (text: string, values: unknown[] = []): Promise<string[]> =>
  (await pool.query(text, values)).rows.map((row: { id: string }) => row.id);
const addPeople = () =>
  idsOf(
    `insert into member (email, email_verified_at) select 'rush' || n || '@example.com', now()
     from generate_series(1, $1::int) n returning id`,
    [members],
  );
const [staffId = ''] = await idsOf(
  "insert into staff (email, name, roles) values ('rush@staff.example', 'Rush', '{finance}') returning id",
);
const viewer = { staffId } as Parameters<typeof transfers.confirm>[0];

const addCode = (code: string) =>
  codes.desk.add(staffId, {
    data: {
      code,
      description: 'A rush.',
      validUntil: '2099-12-31',
      discount: '25%',
      background: 'wine',
      uses,
      order: 9,
    },
    reason: 'the rush',
  });
/** One by the product, for all others the same: the rush is for the orders. */
const givePrices = async ([one = '', ...others]: readonly string[], code: string) => {
  const { _id } = await quotes.quote(one, { packageId: 'blossom', code });
  const { rows } = await pool.query(
    `insert into quote (member_id, kind, package_version_id, amount_minor, discount_minor, code_key, currency, expires_at)
     select m, kind, package_version_id, amount_minor, discount_minor, code_key, currency, expires_at
     from quote, unnest($2::uuid[]) m where id = $1 returning member_id as "memberId", id as "quoteId"`,
    [_id, others],
  );
  return [{ memberId: one, quoteId: _id }, ...rows] as { memberId: string; quoteId: string }[];
};
const statesOf = async (key: string): Promise<Record<string, number>> => {
  const { rows } = await pool.query(
    'select state, count(*)::int as n from code_use where code_key = $1 group by 1 order by 1 desc',
    [key],
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
};
/** Where a call over HTTP is told by a 503 to try again. */
let busy = 0;
const untilAnswered = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!databaseIsAway(error)) throw error;
      busy++;
    }
};
type Order = Awaited<ReturnType<typeof checkout.place>> & { memberId: string };

const METHODS = ['bank_transfer', 'card'] as const;
let told = 0;

/** Everybody at once, each with a price that was lowered by the code already; answers the orders that had it. */
const rush = async (prices: readonly { memberId: string; quoteId: string }[]): Promise<Order[]> => {
  const placed = await Promise.allSettled(
    prices.map(async ({ memberId, quoteId }, nth) => ({
      ...(await untilAnswered(() => checkout.place(memberId, { quoteId, method: METHODS[nth % 2]! }))),
      memberId,
    })),
  );
  for (const one of placed) {
    if (one.status === 'fulfilled') continue;
    if (one.reason.code !== 'conflict' || !one.reason.message.startsWith(ALL_TAKEN)) throw one.reason;
    told++;
  }
  return placed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};
/** On the page that was opened for it, whatever has become of the order; then the provider tells. */
const payOnPage = async ({ memberId, reference }: Order) => {
  provider.pay(reference, `AUTH_${memberId}`);
  const body = Buffer.from(JSON.stringify({ event: 'charge.success', data: { id: reference, reference } }));
  const signature = createHmac('sha512', SECRET_KEY).update(body).digest('hex');
  await untilAnswered(() => payments.receive('paystack', body, { 'x-paystack-signature': signature }));
};
const pay = async (order: Order) => {
  if (order.method === 'card') return payOnPage(order);
  const [attemptId = ''] = await idsOf('select id from payment_attempt where order_id = $1', [order._id]);
  await untilAnswered(() => transfers.confirm(viewer, attemptId, { reason: 'it has come' }));
};
/** What was told is found out behind the answer; what a busy database put back, by the timetable. */
const hearAll = async () => {
  const waits = 'select event_id as id from provider_notice where handled_at is null';
  for (await payments.idle(); (await idsOf(waits)).length > 0; await payments.idle()) {
    await pool.query('update provider_notice set next_try_at = now() where handled_at is null');
    await payments.handleWaiting();
  }
};
const shuffled = <T>(all: readonly T[]): T[] => all.toSorted(() => Math.random() - 0.5);

let wrong = 0;
const expectSame = (what: string, found: unknown, due: unknown) => {
  if (JSON.stringify(found) === JSON.stringify(due)) return;
  wrong++;
  console.error(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(due)}`);
};

const rushMs: number[] = [];
const until = performance.now() + minutes * 60_000;
let rounds = 0;
try {
  const people = await addPeople();
  for (; rounds < most && performance.now() < until; rounds++) {
    const round = rounds;
    const [code, key] = [`RUSH${round}`, `rush${round}`];
    await addCode(code);
    const prices = await givePrices(people, code);
    const began = performance.now();
    const first = await rush(shuffled(prices));
    rushMs.push(performance.now() - began);
    expectSame(`${code}, first rush`, first.length, uses);
    const givenUp = shuffled(first).slice(0, LATE);
    // Some let go while the others come once more.
    const had = new Set(first.map(({ memberId }) => memberId));
    const others = shuffled(prices.filter(({ memberId }) => !had.has(memberId))).slice(0, uses * AGAIN);
    const [second] = await Promise.all([
      rush(shuffled(others)),
      ...givenUp.map(({ memberId, _id }) => untilAnswered(() => checkout.cancel(memberId, _id))),
    ]);
    const had2 = new Set(second.map(({ memberId }) => memberId));
    const third = await rush(others.filter(({ memberId }) => !had2.has(memberId)));
    expectSame(`${code}, taken again`, second.length + third.length, LATE);
    // Money of those who let go comes late, while that of all others comes in time.
    const kept = first.filter((one) => !givenUp.includes(one));
    await Promise.all(shuffled([...kept, ...second, ...third, ...givenUp]).map(pay));
    await hearAll();
    expectSame(`${code}, uses`, await statesOf(key), { used: uses, released: LATE });
    for (const { memberId, _id } of givenUp) {
      const late = await checkout.find(memberId, _id);
      expectSame(
        `${code}, late money`,
        [late.status, late.discount, late.missing?.amountMinor],
        ['part_paid', null, 1_875_000],
      );
    }
    const open = await idsOf("select id from purchase_order where status in ('open', 'part_paid')");
    await pool.query("update purchase_order set status = 'cancelled' where id = any($1)", [open]);
    console.log(`${code}: ${Math.round(rushMs.at(-1)!)} ms, ${wrong} wrong, told ${told}, busy ${busy}`);
  }
  const balances = await ledger.balances(product.platform.db);
  expectSame(
    'the sum of all accounts',
    balances.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    0,
  );
  const off = balances.find(({ account }) => account === 'contra:discount')?.amountMinor;
  expectSame('what codes took off', off, rounds * uses * 1_875_000);
  const sorted = rushMs.toSorted((one, other) => one - other);
  console.log(
    JSON.stringify({
      name: 'codes rush',
      rounds,
      members,
      uses,
      wrong,
      told,
      busy,
      medianMs: Math.round(sorted[Math.floor(sorted.length / 2)]!),
      slowestMs: Math.round(sorted.at(-1)!),
    }),
  );
  process.exitCode = wrong > 0 ? 1 : 0;
} finally {
  await product.stop();
  provider.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
