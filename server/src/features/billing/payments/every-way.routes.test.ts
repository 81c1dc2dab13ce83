// Each way in which money comes and goes, to its end: what it gave, its papers, its mails, and its line of time.
import { findAgreement } from '@ijeuwa/contract/agreements';
import * as calls from '@ijeuwa/contract/billing';
import { listInvoices } from '@ijeuwa/contract/invoices';
import { listNotifications } from '@ijeuwa/contract/notifications';
import * as links from '@ijeuwa/contract/pay-requests';
import { askRefund, listRefunds } from '@ijeuwa/contract/refunds';
import { confirmStatementLine, listStatementLines } from '@ijeuwa/contract/statements';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments, visa } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { sendBack } from '#test/refunds.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 7_500_000;
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
beforeEach(async () => {
  member = await world.as(`way${++count}`);
  payments.state.nextCharges = [];
  world.pass(1000);
});
afterAll(() => world.close());

const pass = async (ms: number) => {
  world.pass(ms);
  await staySignedIn(world);
};
const order = (method: 'card' | 'bank_transfer', renews?: boolean) => placedBy(member, { method, renews });
const find = (id: string) => member.call(calls.findOrder, { params: { id } });
const byCard = async (renews?: boolean) => {
  const made = await order('card', renews);
  payments.pay(made.reference, { card: { ...visa, code: `AUTH_way${count}` } });
  await find(made._id);
  return made;
};
const came = async (orderId: string, amountMinor = PRICE) =>
  bello.call(confirmTransfer, {
    params: { id: await attemptOf(world, orderId) },
    body: { amountMinor, reason: 'seen on the statement' },
  });

const { csv } = makeBank();
/** By a statement of the bank: the line of it that waits is said to be this payment. */
const onStatement = async (made: { _id: string; reference: string }, credit: number) => {
  const narration = `NIP/KUDA/A RELATIVE/${made.reference.toUpperCase().replace('-', ' ')}`;
  expect((await sendStatement(world, bello, csv([{ narration, credit }]))).status).toBe(200);
  const { lines } = (await bello.call(listStatementLines, {})).body;
  const line = lines.find((one) => one.narration === narration)!;
  const body = { transferId: await attemptOf(world, made._id), reason: 'seen on the statement' };
  await bello.call(confirmStatementLine, { params: { id: line._id }, body });
};
/** What its member has of it in the end. */
const endOf = async ({ _id: id }: { _id: string }) => {
  await world.features.billing.invoices.idle();
  await world.features.billing.invoices.makeWaiting();
  await world.deliver();
  const { invoices } = (await member.call(listInvoices, {})).body;
  const { happened, next } = (await member.call(findTimeline, { params: { id } })).body;
  return {
    has: (await member.call(calls.findSubscription, {})).body.label,
    papers: invoices.map(({ status }) => status),
    mails: world.mails
      .filter(({ to, subject }) => to === member.user.email && !subject.startsWith('Confirm your email'))
      .map(({ subject }) => subject.replace(/ CN-[\d-]+$/, '')),
    bell: (await member.call(listNotifications, {})).body.notifications
      .map(({ title }) => title)
      .toReversed(),
    told: happened.map(({ text }) => text),
    next: next.map(({ text }) => text),
  };
};

type End = Awaited<ReturnType<typeof endOf>>;
const RECEIPT = 'Your receipt for Blossom';
const GIVEN = ['All of it has come.', 'It was given.'];
const ENDED = 'With its money, Blossom has ended.';
const BOUGHT: End = {
  has: 'Blossom',
  papers: ['Paid'],
  mails: [RECEIPT],
  bell: ['Payment received'],
  told: ['₦75,000 came.', ...GIVEN],
  next: ['Blossom ends.'],
};

const ways: [string, () => Promise<{ _id: string }>, End][] = [
  ['a card that pays', () => byCard(), BOUGHT],
  [
    'a card that is declined, and pays then',
    async () => {
      const made = await order('card');
      payments.fail(made.reference);
      await find(made._id);
      const body = { method: 'card' as const };
      const again = (await member.call(calls.payOrder, { params: { id: made._id }, body })).body;
      payments.pay(again.reference);
      await find(made._id);
      return made;
    },
    BOUGHT,
  ],
  [
    'a page that is left',
    () => order('card'),
    {
      has: 'No package yet',
      papers: [],
      mails: [],
      bell: [],
      told: ['Paying by card was begun'],
      next: ['We ask the payment provider whether'],
    },
  ],
  [
    'a transfer that comes short by a statement, and its rest by another',
    async () => {
      const made = await order('bank_transfer');
      await member.call(calls.announceTransfer, { params: { id: made._id } });
      await onStatement(made, 50_000);
      await onStatement(made, 25_000);
      return made;
    },
    {
      ...BOUGHT,
      mails: ['₦25,000 is still missing for Blossom', RECEIPT],
      bell: ['A part of your payment has come', 'Payment received'],
      told: ['₦50,000 came: a part of it.', '₦25,000 came.', ...GIVEN],
    },
  ],
  [
    'a transfer that comes late',
    async () => {
      const made = await order('bank_transfer');
      await pass(25 * HOUR_MS);
      await world.features.billing.payments.expireOrders();
      await member.call(calls.announceTransfer, { params: { id: made._id } });
      await came(made._id);
      return made;
    },
    {
      ...BOUGHT,
      mails: [RECEIPT, 'Blossom is paid: the money came after its time'],
      told: ['was announced as sent.', 'It ended: its money came afterwards.', '₦75,000 came.', ...GIVEN],
    },
  ],
  [
    'a trial, and then the package',
    async () => {
      await member.call(calls.startTrial, { body: {} });
      await pass(2 * DAY_MS);
      return byCard();
    },
    BOUGHT,
  ],
  [
    'a renewal that fails, and recovers',
    async () => {
      const made = await byCard(true);
      const { renewsAt } = (await member.call(findAgreement, {})).body.agreement!;
      payments.state.nextCharges = ['declined'];
      await pass(Date.parse(renewsAt!) - world.clock.now().getTime());
      await world.features.billing.renewing.renew();
      await pass(DAY_MS);
      await world.features.billing.renewing.renew();
      return made;
    },
    {
      ...BOUGHT,
      papers: ['Paid', 'Paid'],
      mails: ['Blossom will renew', 'Your card was refused', RECEIPT, 'Blossom has renewed: your receipt'],
      bell: ['Payment received', 'Blossom will renew', 'Your card was refused', 'Blossom has renewed'],
      next: ['Nothing is waited for.'],
    },
  ],
  [
    'family abroad, by a link',
    async () => {
      const made = await order('card');
      const { request } = (await member.call(links.makePayRequest, { params: { id: made._id } })).body;
      const token = request!.url.split('/pay/')[1]!;
      const { reference } = (
        await world.stranger().call(links.payRequested, { params: { token }, body: { method: 'card' } })
      ).body;
      payments.pay(reference);
      await find(made._id);
      return made;
    },
    BOUGHT,
  ],
  [
    'a refund',
    async () => {
      const made = await byCard();
      const { refunds } = (await bello.call(listRefunds, { query: { reference: made.reference } })).body;
      expect(refunds).toEqual([]);
      const [paid] = (
        await world.platform.pool.query(
          'select p.id from payment p join payment_attempt a on a.id = p.attempt_id where a.order_id = $1',
          [made._id],
        )
      ).rows;
      await bello.call(askRefund, {
        params: { id: paid.id },
        body: { amountMinor: PRICE, reason: 'she asked us to' },
      });
      await sendBack(world, amara, payments, made.reference);
      return made;
    },
    {
      has: 'No package yet',
      papers: ['Credited', 'Refunded'],
      mails: ['We send ₦75,000 back to you', RECEIPT, '₦75,000 was sent back to you', 'Your credit note'],
      bell: ['Payment received', 'We send money back to you', 'Your payment was sent back'],
      told: [...GIVEN, '₦75,000 is owed back.', '₦75,000 was sent back to where it came from.', ENDED],
      next: ['Nothing is waited for.'],
    },
  ],
  [
    'a dispute that is lost',
    async () => {
      const made = await byCard();
      const about = { amountMinor: PRICE, currency: 'NGN', category: 'fraud', openedAt: world.clock.now() };
      for (const state of ['waiting', 'lost'] as const) {
        const id = `dispute-${made.reference}`;
        payments.dispute({ ...about, id, reference: made.reference, state });
        const notice = payments.notice(made.reference, 'charge.dispute.create', { id, state });
        await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
        await world.features.billing.payments.handleWaiting();
        await world.features.billing.disputes.sweep();
      }
      return made;
    },
    {
      has: 'No package yet',
      papers: ['Credited', 'Charged back'],
      mails: [
        'Your bank asks for your payment back',
        'Your bank has taken your payment back',
        'Your credit note',
        RECEIPT,
      ],
      bell: [
        'Payment received',
        'Your bank asks for your payment back',
        'Your bank has taken your payment back',
      ],
      told: [
        ...GIVEN,
        'The bank of the card asked for ₦75,000 back.',
        '₦75,000 was taken back by the bank.',
        ENDED,
      ],
      next: ['Nothing is waited for.'],
    },
  ],
];

const each = (said: string[]) => said.map((one) => expect.stringContaining(one));
test.each(ways)('%s', async (_, go, due) => {
  const found = await endOf(await go());
  expect({ ...found, told: found.told.slice(-due.told.length) }).toEqual({
    ...due,
    mails: expect.toSatisfy((mails: string[]) => String(mails.toSorted()) === String(due.mails.toSorted())),
    told: each(due.told),
    next: each(due.next),
  });
});
