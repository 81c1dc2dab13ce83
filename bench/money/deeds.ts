// What members, staff and the timetable do about money in one process of the product, for a bench that kills it meanwhile.
import { createHmac, randomUUID } from 'node:crypto';
import type { startProduct } from '@ijeuwa/server/app/start-product';
import type { wireFeatures } from '@ijeuwa/server/app/wire-features';
import { billingJobs } from '@ijeuwa/server/features/billing/billing.jobs';
import { SECRET_KEY } from './provider.ts';

type Rooms = Pick<ReturnType<typeof wireFeatures>, 'billing' | 'therapy'>;
type Pool = Awaited<ReturnType<typeof startProduct>>['platform']['pool'];
const EACH_MINUTE = '* * * * *';
const PLAN = 'essential';
const REASON = 'the bench asks for it';

export const makeDeeds = ({ billing, therapy }: Rooms, pool: Pool, now: () => number) => {
  const first = async <T>(text: string, ...values: unknown[]): Promise<T | undefined> =>
    (await pool.query(text, values)).rows[0];
  /** Two people, made by whoever comes first. */
  const staffOf = async (name: string) => {
    const { id } = (await first<{ id: string }>(
      `insert into staff (email, name, password_hash, roles) values ($1 || '@staff.example', $1, '-', '{finance}')
        on conflict (email) do update set name = excluded.name returning id`,
      name,
    ))!;
    return { staffId: id, sessionId: '', roles: ['finance' as const] };
  };
  const refundOf = (memberId: string, state: string) =>
    first<{ id: string }>(
      `select r.id from refund r join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
        join purchase_order o on o.id = a.order_id where o.member_id = $1 and r.state = $2`,
      memberId,
      state,
    );
  const moneyOf = ({ reference, total }: { reference: string; total: { amountMinor: number } }) => ({
    reference,
    amountMinor: total.amountMinor,
  });

  return {
    /** What waits is paid for again; else it is bought. */
    buy: async ({ memberId, ...how }: Purchase) => {
      const { orders } = await billing.checkout.list(memberId);
      const { packageId, upgrade, method, renews } = how;
      const open = orders.find((one) => one.item.id === packageId);
      if (open?.status === 'paid') return undefined;
      const ask = { method, ...(method === 'card' && { renews }) };
      if (open) return moneyOf(await billing.checkout.pay(memberId, open._id, ask));
      const { _id: quoteId } = await billing.quotes.quote(memberId, { packageId, upgrade });
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
    hear: async (reference: string) => {
      const data = { id: reference, reference, status: 'success' };
      const body = Buffer.from(JSON.stringify({ event: 'charge.success', data }));
      const signature = createHmac('sha512', SECRET_KEY).update(body).digest('hex');
      await billing.payments.receive('paystack', body, { 'x-paystack-signature': signature });
      const waits = 'select 1 from provider_notice where reference = $1 and handled_at is null';
      while (await first(waits, reference)) await new Promise((done) => setTimeout(done, 20));
      await billing.invoices.idle();
    },
    giveBack: async (memberId: string) => {
      const paid = await first<{ id: string; minor: number }>(
        `select p.id, p.amount_minor::float8 as minor from payment p join payment_attempt a on a.id = p.attempt_id
          join purchase_order o on o.id = a.order_id where o.member_id = $1
            and not exists (select from refund r where r.payment_id = p.id)`,
        memberId,
      );
      const said = { amountMinor: paid?.minor ?? 0, reason: REASON };
      if (paid) await billing.refunds.ask(await staffOf('bello'), paid.id, said);
      const asked = await refundOf(memberId, 'requested');
      if (asked) await billing.refunds.approve(await staffOf('amara'), asked.id, REASON);
    },
    /** One line that names the reference, and nothing else. */
    upload: async ({ reference, amountMinor }: { reference: string; amountMinor: number }) => {
      const day = new Date(now()).toISOString().slice(0, 10);
      const naira = (amountMinor / 100).toFixed(2);
      const csv = `Trans Date,Value Date,Narration,Debit,Credit,Balance\n${day},${day},"NIP/GTB/ADA/${reference}",,${naira},${naira}`;
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
    packageOf: async (memberId: string) => (await billing.grants.find(memberId)).packageId,
  };
};
type Purchase = {
  memberId: string;
  packageId: string;
  upgrade?: boolean;
  method: 'card' | 'bank_transfer';
  renews?: boolean;
};
