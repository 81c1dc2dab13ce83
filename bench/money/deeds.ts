// What members, staff and the timetable do about money in one process of the product, for a bench that kills it meanwhile.
import { createHmac, randomUUID } from 'node:crypto';
import type { Currency } from '@ijeuwa/contract/fields';
import type { startProduct } from '@ijeuwa/server/app/start-product';
import type { wireFeatures } from '@ijeuwa/server/app/wire-features';
import { billingJobs } from '@ijeuwa/server/features/billing/billing.jobs';
import { makeDeedsBack } from './deeds-back.ts';
import { makeDeedsMore } from './deeds-more.ts';
import { SECRET_KEY } from './provider.ts';

type Platform = Awaited<ReturnType<typeof startProduct>>['platform'];
export type Pool = Platform['pool'];
export type Db = Platform['db'];
export type Rooms = Pick<
  ReturnType<typeof wireFeatures>,
  'billing' | 'therapy' | 'leaving' | 'schedule' | 'vip' | 'counsellors'
> & { staffOf: ReturnType<typeof makeStaffOf> };
const EACH_MINUTE = '* * * * *';
const PLAN = 'essential';
const WAITS = ['open', 'part_paid', 'failed'];
const REASON = 'the bench asks for it';

/** Made by whoever comes first. */
const makeStaffOf = (pool: Pool) => async (name: string) => {
  const { rows } = await pool.query(
    `insert into staff (email, name, password_hash, roles) values ($1 || '@staff.example', $1, '-', '{finance}')
      on conflict (email) do update set name = excluded.name returning id`,
    [name],
  );
  return { staffId: rows[0].id as string, sessionId: '', roles: ['finance' as const] };
};

export const makeDeeds = (
  made: Omit<Rooms, 'staffOf'>,
  { pool, db }: Pick<Platform, 'pool' | 'db'>,
  now: () => number,
) => {
  const rooms = { ...made, staffOf: makeStaffOf(pool) };
  const { billing, therapy, staffOf } = rooms;
  const first = async <T>(text: string, ...values: unknown[]): Promise<T | undefined> =>
    (await pool.query(text, values)).rows[0];
  const moneyOf = ({ reference, total }: { reference: string; total: { amountMinor: number } }) => ({
    reference,
    amountMinor: total.amountMinor,
  });

  const hear = async (reference: string, event: string, about: object) => {
    const body = Buffer.from(JSON.stringify({ event, data: { reference, ...about } }));
    const signature = createHmac('sha512', SECRET_KEY).update(body).digest('hex');
    await billing.payments.receive('paystack', body, { 'x-paystack-signature': signature });
    const waits = 'select 1 from provider_notice where reference = $1 and handled_at is null';
    while (await first(waits, reference)) await new Promise((done) => setTimeout(done, 20));
    await billing.invoices.idle();
  };

  return {
    ...makeDeedsBack(rooms, pool),
    ...makeDeedsMore(rooms, { pool, db }, now),
    /** What waits is paid for again; else it is bought. */
    buy: async ({ memberId, ...how }: Purchase) => {
      const { orders } = await billing.checkout.list(memberId);
      const { packageId, upgrade, method, renews, currency, code } = how;
      const open = orders.find((one) => one.item.id === packageId);
      if (open && !WAITS.includes(open.status)) return undefined;
      const ask = { method, ...(method === 'card' && { renews }) };
      if (open) return moneyOf(await billing.checkout.pay(memberId, open._id, ask));
      const price = { packageId, upgrade, ...(currency && { currency }), ...(code && { code }) };
      const { _id: quoteId } = await billing.quotes.quote(memberId, price);
      const made = await billing.checkout.place(memberId, { quoteId, ...ask });
      if (method === 'bank_transfer') await billing.checkout.announce(memberId, made._id);
      return moneyOf(made);
    },
    /** Sessions of therapy, which another room sells and gives; a plan that was chosen is paid for again. */
    buyPlan: async (memberId: string) => {
      const { orders } = await billing.checkout.list(memberId);
      const [open] = orders;
      if (open?.status === 'paid') return undefined;
      if (open) return moneyOf(await billing.checkout.pay(memberId, open._id, { method: 'card' }));
      const [before] = await therapy.plans.listOwn(memberId);
      const choice = { id: before?._id ?? randomUUID(), package: PLAN };
      const { quote } = before ?? (await therapy.plans.choose(memberId, choice));
      return moneyOf(await billing.checkout.place(memberId, { quoteId: quote!._id, method: 'card' }));
    },
    /** The provider tells of a payment; answered once it is handled. */
    hear: (reference: string) => hear(reference, 'charge.success', { id: reference, status: 'success' }),
    /** A bank asks for it back. */
    hearDispute: ({ reference, id, event = 'create' }: { reference: string; id: string; event?: string }) =>
      hear(reference, `charge.dispute.${event}`, { id, transaction: { reference } }),
    /** By what PayPal calls it: that it is PayPal who says so is held by the tests of its notices. */
    hearPaypalDispute: (id: string) => billing.disputes.hear('paypal', id),
    /** It went back. */
    hearRefund: (reference: string) =>
      hear(reference, 'refund.processed', { transaction_reference: reference, status: 'processed' }),
    /** Whoever paid comes back from the provider’s page. */
    look: async (memberId: string) => {
      for (const { _id } of (await billing.checkout.list(memberId)).orders)
        await billing.checkout.find(memberId, _id);
      await billing.invoices.idle();
    },
    /** What waits is given up. */
    giveUp: async (memberId: string) => {
      const { orders } = await billing.checkout.list(memberId);
      for (const { _id, status } of orders)
        if (WAITS.includes(status)) await billing.checkout.cancel(memberId, _id);
    },
    /** What the provider has paid out to our bank. */
    readPayouts: () => billing.settlementReading.read(),
    addCode: async (code: string) => {
      const known = "select 1 from catalogue_entry where kind = 'code' and lower(key) = lower($1)";
      if (await first(known, code)) return;
      const { staffId } = await staffOf('bello');
      const data = { code, description: 'Of the bench.', validUntil: '2099-12-31', discount: '25%' };
      await billing.codes.desk.add(staffId, {
        data: { ...data, background: 'wine', uses: 100_000, order: 9 },
        reason: REASON,
      });
    },
    /** One line that names the reference, and nothing else. */
    upload: async ({ reference, amountMinor }: { reference: string; amountMinor: number }) => {
      const day = new Date(now()).toISOString().slice(0, 10);
      const naira = (amountMinor / 100).toFixed(2);
      const csv = `Trans Date,Value Date,Narration,Debit,Credit,Balance\n${day},${day},"NIP/GTB/ADAEZE OKEKE/${reference}",,${naira},${naira}`;
      await billing.statements.upload(await staffOf('bello'), Buffer.from(csv));
    },
    confirmLine: async (reference: string) => {
      const line = await first<{ id: string; transfer: string }>(
        `select l.id, a.id as transfer from statement_line l, payment_attempt a
          where a.reference = $1 and l.state = 'open' order by l.id desc limit 1`,
        reference,
      );
      const body = { transferId: line?.transfer ?? '', reason: REASON };
      if (line) await billing.statements.confirm(await staffOf('bello'), line.id, body);
      await billing.invoices.idle();
    },
    /** What each minute of the timetable does for money. */
    minute: async () => {
      for (const { cron, run } of billingJobs(billing)) if (cron === EACH_MINUTE) await run();
      await billing.invoices.idle();
    },
    balance: async () => {
      await billing.earning.earn();
      await billing.trialBalance.check();
    },
    /** Who has none to cancel has cancelled it. */
    cancelRenewal: async (memberId: string) => {
      const runs = "select 1 from agreement where member_id = $1 and state = 'running'";
      if (await first(runs, memberId)) await billing.agreements.cancel(memberId, {});
    },
    paidReferenceOf: async (memberId: string) =>
      (await first<{ reference: string }>(
        `select a.reference from payment_attempt a join purchase_order o on o.id = a.order_id
          where o.member_id = $1 and o.status = 'paid'`,
        memberId,
      ))!.reference,
    /** Of the first that they began to pay, whatever became of it. */
    firstReferenceOf: async (memberId: string) =>
      (await first<{ reference: string }>(
        `select a.reference from payment_attempt a join purchase_order o on o.id = a.order_id
          where o.member_id = $1 order by a.created_at limit 1`,
        memberId,
      ))!.reference,
    creditOf: async (memberId: string) =>
      (await billing.credit.find(memberId)).balances.reduce((sum, { amount }) => sum + amount.amountMinor, 0),
    packageOf: async (memberId: string) => (await billing.grants.find(memberId)).packageId,
  };
};
type Purchase = {
  memberId: string;
  packageId: string;
  upgrade?: boolean;
  method: 'card' | 'bank_transfer' | 'paypal' | 'transfer_account';
  renews?: boolean;
  currency?: Currency;
  code?: string;
};
