// Faults that stories of chance are long in meeting: of which commands a story is made then; and those that show themselves
// only between two processes, each by a few deeds in their order.
import { cancelAgreement } from '@ijeuwa/contract/agreements';
import * as calls from '@ijeuwa/contract/billing';
import fc from 'fast-check';
import { makeCharging } from '../../server/src/features/billing/agreements/charging.ts';
import { makeCardBox } from '../../server/src/features/billing/agreements/stored-card.ts';
import { findAttempt } from '../../server/src/features/billing/checkout/attempts.repository.ts';
import { visa } from '../../server/test/honest-payments.ts';
import { CODE_USES } from '../../server/test/money-between.ts';
import { dieIn } from '../../server/test/money-crash.ts';
import { MoneyModel } from '../../server/test/money-model.ts';
import type { Step } from '../../server/test/money-real.ts';
import { makeMoneySteps } from '../../server/test/money-steps.ts';
import { cardOf, type MoneyStory } from '../../server/test/money-story.ts';
import type { Person } from '../../server/test/people.ts';
import { staySignedIn } from '../../server/test/stay-signed-in.ts';

const PAID = 'by card in NGN.*and pays exact$';
/** Where all of the commands did not meet it. */
export const NEAR: Record<string, RegExp> = {
  'late money has the price of a code that was let go':
    /with the code$|75 hours pass|give up the order|pay exact by card/,
  'a refund whose answer was lost is sent again': new RegExp(`${PAID}|the answer lost$`),
  'one person asks and approves': new RegExp(`${PAID}|and \\w+ approves it`),
  'a refund that failed is owed no longer': new RegExp(`${PAID}|approves it: failed`),
  'what goes back already is paid again when a bank took it': /and pays more$|a bank asks 1\/1/,
  'what was sent back at the provider by hand is not booked': new RegExp(`${PAID}|provider by hand`),
  'a line that somebody named stays nobody’s': /of nobody comes to our bank/,
  'money of nobody that left stays in the books': /of nobody comes at the provider/,
  'a code is taken without its limit': /with the code$/,
};

type Arb = fc.Arbitrary<Step>;
const LOOKS = { numRuns: 1000, seed: 1 };
export const nearTo = (all: readonly Arb[], near: RegExp): Arb[] => {
  const fits = (one: Step) => near.test(String(one));
  return all.filter((one) => fc.sample(one, LOOKS).some(fits)).map((one) => one.filter(fits));
};

/** What was wrong, if anything. */
type Shown = { deeds: readonly string[]; run: (story: MoneyStory) => Promise<string | undefined> };

const buyer = async (story: MoneyStory): Promise<Person> => (await story.begin()).people[0]!;
const order = async (member: Person, renews = false): Promise<calls.Order> => {
  const { body: quote } = await member.call(calls.makeQuote, { body: { packageId: 'blossom' } });
  const body = { quoteId: quote._id, method: 'card' as const, renews };
  return (await member.call(calls.placeOrder, { body })).body;
};
const hear = async ({ world, payments }: MoneyStory, reference: string, kind?: string, about?: object) => {
  const notice = payments.notice(reference, kind, { ...about });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
};
const handled = ({ world }: MoneyStory) => world.features.billing.payments.handleWaiting();
const faultsOf = ({ world }: MoneyStory) => world.takeErrors().map(String).join('; ') || undefined;
const bought = async (story: MoneyStory, renews = false) => {
  const member = await buyer(story);
  const made = await order(member, renews);
  story.payments.pay(made.reference, { card: { ...visa, code: cardOf(member.id) } });
  await member.call(calls.findOrder, { params: { id: made._id } });
  return { member, made };
};

const inSteps = (deeds: readonly string[]): Shown => ({
  deeds,
  async run(story) {
    const all = makeMoneySteps(story);
    const stepOf = (deed: string): Step =>
      all.flatMap((one) => fc.sample(one, LOOKS)).find((one) => String(one) === deed)!;
    const real = await story.begin();
    const model = new MoneyModel(CODE_USES);
    try {
      for (const deed of deeds) await stepOf(deed).run(model, real);
      return undefined;
    } catch (error) {
      return String(error);
    }
  },
});

/** So long is between what is looked at and what is kept of it, that two who do not wait for each other meet there. */
const SLOWLY = [
  'create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$',
  'create trigger slowly before insert on payment for each row execute function slowly()',
];

export const DIRECTED: Record<string, Shown> = {
  // What is wrong afterwards is nothing: the database gives one of two up that wait for each other, and it runs again.
  'a purchase is not locked': {
    deeds: [
      'she orders blossom',
      'she orders it once more',
      'both are paid',
      'two processes hear of it at once',
    ],
    async run(story) {
      const { world, payments, rows } = story;
      const member = await buyer(story);
      const both = [await order(member), await order(member)];
      const card = { ...visa, code: cardOf(member.id) };
      for (const { reference } of both) payments.pay(reference, { card });
      for (const text of SLOWLY) await rows(text);
      let kept = 0;
      world.bendStatements((text) => {
        if (text.startsWith('insert into "payment" ')) kept++;
        return text;
      });
      try {
        await Promise.all(both.map(({ _id: id }) => member.call(calls.findOrder, { params: { id } })));
      } finally {
        world.bendStatements(undefined);
        await rows('drop function slowly cascade');
      }
      return kept > both.length ? `two payments were kept ${kept} times` : faultsOf(story);
    },
  },

  'credit stays when its transfer is gone': inSteps([
    'she pays blossom twice, keeps the second as credit and buys again',
    'the bank takes transfer 0 back',
  ]),

  'what we sent back and the bank took too is no loss': inSteps([
    'she buys blossom by bank_transfer in NGN',
    '1/1 and 0 of transfer 0 is confirmed by its line',
    'bello asks for 1/1 of payment 0, and amara approves it: done',
    'amara notes refund 0 as sent',
    'the bank takes transfer 0 back',
  ]),

  'a renewal that was cancelled is charged': {
    deeds: [
      'she buys blossom to renew, and pays it',
      'a part of its renewal comes',
      'one process is about to charge the rest',
      'she cancels, and keeps the card',
      'it charges',
    ],
    async run(story) {
      const { world, payments, rows } = story;
      const { member } = await bought(story, true);
      const { billing } = world.features;
      const { agreement } = await billing.agreements.find(member.id);
      payments.state.nextCharges = ['stuck'];
      world.time.now = new Date(agreement!.renewsAt!);
      await staySignedIn(world);
      await billing.renewing.renew();
      const [first] = await rows(
        `select a.reference, a.order_id, a.amount_minor::float8 as minor, r.agreement_id from agreement_renewal r
          join payment_attempt a on a.order_id = r.order_id join purchase_order o on o.id = r.order_id
          where o.member_id = $1`,
        member.id,
      );
      payments.pay(first!.reference, { amountMinor: Math.ceil(first!.minor / 3) });
      await hear(story, first!.reference);
      await handled(story);
      const [rest] = await rows(
        `insert into payment_attempt (order_id, provider, method, reference, amount_minor, currency, chosen_at, created_at, expires_at)
          values ($1, 'paystack', 'card', $2, 100, 'NGN', $3, $3, $3::timestamptz + interval '1 day') returning id`,
        first!.order_id,
        `${first!.reference}-rest`,
        world.clock.now(),
      );
      await member.call(cancelAgreement, { body: { keepCard: true } });
      const attempt = (await findAttempt(world.db, rest!.id))!;
      const { platform, db, clock } = world;
      const charging = makeCharging({ ...platform, db, clock, cards: makeCardBox(platform.sealing) });
      await charging.charge(first!.agreement_id, attempt, clock.now());
      const isCharged = payments.state.charged.some(({ reference }) => reference === attempt.reference);
      return isCharged ? 'it was charged' : faultsOf(story);
    },
  },

  'a refund is sent while a bank asks for it': {
    deeds: [
      'she buys blossom, and pays it',
      'finance asks for a third of it back',
      'another approves it, and the process dies as that is kept',
      'a bank asks for all of it',
      'refunds are sent',
      'the bank takes all of it',
    ],
    async run(story) {
      const { world, payments, rows, staff } = story;
      const { refunds, refunding } = world.features.billing;
      const { made } = await bought(story);
      const { reference } = made;
      const [paid] = await rows(
        `select p.id, p.amount_minor::float8 as minor from payment p join payment_attempt a on a.id = p.attempt_id
          where a.reference = $1`,
        reference,
      );
      const amountMinor = paid!.minor as number;
      await refunds.ask(staff[0], paid!.id, { amountMinor: Math.ceil(amountMinor / 3), reason: 'she asked' });
      const [asked] = await rows('select id from refund where payment_id = $1', paid!.id);
      await dieIn(world, payments, 'commit', () => refunds.approve(staff[1], asked!.id, 'looked at it'));
      story.forgetFaults();
      const about = {
        id: `dispute-${reference}`,
        reference,
        amountMinor,
        currency: 'NGN',
        category: 'fraud',
      };
      const openedAt = world.clock.now();
      payments.dispute({ ...about, state: 'waiting', openedAt });
      await hear(story, reference, 'charge.dispute.create', { id: about.id });
      await handled(story);
      await refunding.sweep();
      payments.dispute({ ...about, state: 'lost', openedAt });
      await hear(story, reference, 'charge.dispute.resolve', { id: about.id });
      await handled(story);
      const [left] = await rows('select state from refund where id = $1', asked!.id);
      return left!.state === 'done' ? faultsOf(story) : `the refund is left ${left!.state}`;
    },
  },
};
