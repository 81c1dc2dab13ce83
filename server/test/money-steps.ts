// What members, the provider, its banks and staff may do about money, each as a command of a story.
import { cancelAgreement, resumeAgreement } from '@ijeuwa/contract/agreements';
import * as calls from '@ijeuwa/contract/billing';
import type { Currency } from '@ijeuwa/contract/fields';
import { deleteAccount } from '@ijeuwa/contract/leaving';
import fc from 'fast-check';
import { expect } from 'vitest';
import { DAY_MS, HOUR_MS } from '#platform/clock.ts';
import { type Fate, visa } from './honest-payments.ts';
import { makeChangeSteps } from './money-change-steps.ts';
import { makeCrashSteps } from './money-crash-steps.ts';
import { makeCreditSteps, PLAIN } from './money-credit-steps.ts';
import type { Facts } from './money-facts.ts';
import type { MoneyModel } from './money-model.ts';
import type { Attempt, Real, Step } from './money-real.ts';
import { makeRefundSteps } from './money-refund-steps.ts';
import { cardOf, type MoneyStory } from './money-story.ts';
import { type Person, SIGN_UP } from './people.ts';

type Run = (model: MoneyModel, real: Real) => Promise<unknown>;
type Method = calls.Order['method'];
/** What the payer sends against what was asked for. */
type Sent = 'exact' | 'less' | 'more' | 'other currency';
type Buy = {
  who: number;
  packageId: string;
  method: Method;
  currency: Currency;
  withCode: boolean;
  renews: boolean;
  answerLost: boolean;
};

export const ofIndex = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(all.length, 1)];

const amountOf = (asked: Facts, sent: Sent): Facts => {
  if (sent === 'less') return { ...asked, amountMinor: Math.ceil(asked.amountMinor / 3) };
  if (sent === 'more') return { ...asked, amountMinor: asked.amountMinor + 5_000 };
  if (sent === 'exact') return asked;
  return { ...asked, currency: asked.currency === 'NGN' ? 'USD' : 'NGN' };
};

/** Every arbitrary command; `more`: those of a kind that comes seldom. */
export const makeMoneySteps = (story: MoneyStory) => {
  const { world, payments, staff, work, sleep, rows } = story;
  const { billing } = world.features;
  const step = (name: string, run: Run): Step => ({
    check: () => true,
    toString: () => name,
    async run(model, real) {
      await run(model, real);
      await story.compare(model, real);
    },
  });

  const notice = ({ reference }: Attempt, kind?: string) =>
    world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...payments.notice(reference, kind) });
  /** The second one comes only when they do something. */
  const personOf = async (real: Real, who: number): Promise<Person> =>
    who < 3 ? real.people[0]! : (real.people[1] ?? (await story.enter(real)));
  const pick = (real: Real, method: Method, n: number): Attempt | undefined =>
    ofIndex(
      real.attempts.filter((one) => one.method === method),
      n,
    );

  const wordsOf = ({ who, withCode, renews, answerLost, packageId, method, currency }: Buy): string =>
    [
      `${who < 3 ? 'she' : 'he'} buys ${packageId} by ${method} in ${currency}`,
      ...(withCode ? ['with the code'] : []),
      ...(renews ? ['to renew'] : []),
      ...(answerLost ? ['the answer lost'] : []),
    ].join(', ');
  const place = async (real: Real, { who, packageId, currency, method, ...how }: Buy) => {
    const member = await personOf(real, who);
    const code = how.withCode ? real.code : undefined;
    const quote = await member.call(calls.makeQuote, { body: { packageId, currency, code } });
    if (quote.status !== 200) return;
    real.smaller.delete(member.id);
    if (how.renews) real.quiet.delete(member.id);
    payments.state.loseAnswers = how.answerLost;
    const body = { quoteId: quote.body._id, method, ...(method === 'card' && { renews: how.renews }) };
    await member.call(calls.placeOrder, { body });
    payments.state.loseAnswers = false;
  };
  const buy = (what: Buy) => step(wordsOf(what), (_, real) => place(real, what));

  const again = (n: number, method: Method) =>
    step(`pay attempt ${n} again by ${method}`, async (model, real) => {
      const attempt = ofIndex(real.attempts, n);
      const member = real.people.find(({ id }) => id === model.orders.get(attempt?.orderId ?? '')?.member);
      if (!attempt || !member) return;
      await member.call(calls.payOrder, { params: { id: attempt.orderId }, body: { method } });
    });

  const payAt = async (model: MoneyModel, real: Real, attempt: Attempt, sent: Sent, notices: number) => {
    const { orderId, reference } = attempt;
    const { state, member } = model.orders.get(orderId)!;
    const begun = payments.begun.get(reference);
    const before = payments.told.get(reference)?.state;
    if (begun && before !== 'paid')
      payments.pay(reference, { ...amountOf(begun, sent), card: { ...visa, code: cardOf(member) } });
    // Of what was given up days ago the provider has to tell us: it is asked each hour at most.
    const isAsked = state === 'open' || state === 'part_paid';
    const told = Math.max(notices, isAsked ? 0 : 1);
    const person = real.people.find(({ id }) => id === member)!;
    const look = person.call(calls.findOrder, { params: { id: orderId } });
    await Promise.all([look, ...Array.from({ length: told }, () => notice(attempt))]);
    await work();
  };
  const payCard = (n: number, sent: Sent, notices: number) =>
    step(`pay ${sent} by card at attempt ${n}, told ${notices} times`, async (model, real) => {
      const attempt = pick(real, 'card', n);
      if (attempt) await payAt(model, real, attempt, sent, notices);
    });
  const buyAndPay = (what: Buy, sent: Sent) =>
    step(`${wordsOf(what)}, and pays ${sent}`, async (model, real) => {
      const before = real.attempts.length;
      await place(real, what);
      await story.compare(model, real);
      const [attempt] = real.attempts.slice(before);
      if (attempt?.method === 'card') await payAt(model, real, attempt, sent, 0);
    });
  const behind = (n: number) =>
    step(`the clock stands 31 days behind while attempt ${n} is paid by card`, async (model, real) => {
      world.pass(-31 * DAY_MS);
      const attempt = pick(real, 'card', n);
      if (attempt) await payAt(model, real, attempt, 'exact', 1);
      // It came when that clock said: the rest of a part is late as soon as the clock is right.
      await story.learnMoney(model, real);
      world.pass(31 * DAY_MS);
      await work();
    });

  const decline = (n: number) =>
    step(`the card of attempt ${n} is declined`, async (_, real) => {
      const attempt = pick(real, 'card', n);
      if (!attempt || payments.told.get(attempt.reference)?.state === 'paid') return;
      payments.fail(attempt.reference);
      await notice(attempt, 'charge.failed');
      await work();
    });

  const confirmAt = async (model: MoneyModel, real: Real, attempt: Attempt, times: number) => {
    const { id, orderId, reference } = attempt;
    const [asked] = await rows('select amount_minor::float8 as minor from payment_attempt where id = $1', id);
    const once = () =>
      story.done(billing.transfers.confirm(staff[0], id, { reason: 'seen on the statement' }));
    const came = model.payments.get(reference);
    const isDone = await Promise.all(Array.from({ length: times }, once));
    // What came already is taken as said once more, unless another amount came: then it is told, and nothing is done.
    const isRight = !came || came.amountMinor === asked!.minor;
    expect(isDone).toEqual(isDone.map(() => isRight));
    if (real.noted.has(reference)) return;
    real.noted.add(reference);
    const money = { amountMinor: asked!.minor as number, currency: 'NGN' as const };
    model.receive(reference, orderId, 'bank', money, world.clock.now().getTime());
  };
  const confirm = (n: number, times: number) =>
    step(`staff confirm transfer ${n}, ${times} at once`, async (model, real) => {
      const attempt = pick(real, 'bank_transfer', n);
      if (attempt) await confirmAt(model, real, attempt, times);
    });
  const payBoth = async (model: MoneyModel, real: Real, what: Buy) => {
    const before = real.attempts.length;
    await place(real, what);
    await story.compare(model, real);
    const [byCard] = real.attempts.slice(before);
    if (byCard?.method !== 'card') return;
    const params = { id: byCard.orderId };
    await (await personOf(real, what.who)).call(calls.payOrder, {
      params,
      body: { method: 'bank_transfer' },
    });
    await story.compare(model, real);
    const [, byTransfer] = real.attempts.slice(before);
    await payAt(model, real, byCard, 'exact', 0);
    await story.compare(model, real);
    if (byTransfer) await confirmAt(model, real, byTransfer, 1);
  };
  const payTwice = (what: Buy) =>
    step(`${wordsOf(what)}, and pays by transfer too`, (model, real) => payBoth(model, real, what));

  const cancel = (n: number) =>
    step(`give up the order of attempt ${n}`, async (model, real) => {
      const attempt = ofIndex(real.attempts, n);
      const order = attempt && model.orders.get(attempt.orderId)!;
      const member = real.people.find(({ id }) => id === order?.member);
      if (!order || !member) return;
      const { status } = await member.call(calls.cancelOrder, { params: { id: attempt.orderId } });
      if (status === 200 && order.state === 'open') model.end(attempt.orderId, 'cancelled');
    });

  const pass = (hours: number) => step(`${hours} hours pass`, () => sleep(hours * HOUR_MS));
  const firstOfMonth = () =>
    step('it becomes half past midnight of a first in Lagos', () => {
      const now = world.clock.now();
      const soon = new Date(now.getTime() + DAY_MS);
      const next = Date.UTC(soon.getUTCFullYear(), soon.getUTCMonth() + 1, 1, -1, 30);
      return sleep(next - now.getTime());
    });

  /** To the hour at which the card is charged. */
  const comeToRenewal = async (real: Real) => {
    const agreement = await billing.agreements.find(real.people[0]!.id);
    const at = agreement.agreement?.renewsAt;
    if (!at) return;
    await sleep(Math.max(0, Date.parse(at) - world.clock.now().getTime()));
    await work();
  };
  const renew = (fate: Fate) =>
    step(`the day of renewal comes, and the charge is ${fate}`, async (_, real) => {
      payments.state.nextCharges = [fate];
      await comeToRenewal(real);
      payments.state.nextCharges = [];
      payments.arrive();
      await work();
    });
  const stopRenewing = (keepCard: boolean) =>
    step(`cancel the renewal, ${keepCard ? 'keeping' : 'forgetting'} the card`, async (_, real) => {
      const { status } = await real.people[0]!.call(cancelAgreement, { body: { keepCard } });
      if (status === 200) story.quieten(real, real.people[0]!.id);
      real.smaller.delete(real.people[0]!.id);
    });
  const resume = () =>
    step('take the renewal up again', async (_, real) => {
      const { status } = await real.people[0]!.call(resumeAgreement, {});
      if (status === 200) real.quiet.delete(real.people[0]!.id);
    });
  const leave = () =>
    step('she leaves, and is erased', async (model, real) => {
      const [member] = real.people as [Person];
      const proof = { password: SIGN_UP.password };
      const { status } = await member.call(deleteAccount, { body: { proof } });
      if (status !== 200) return;
      model.close(member.id);
      real.erased.add(member.id);
      story.quieten(real, member.id);
      await sleep(8 * DAY_MS);
    });

  const nth = fc.nat(5);
  const method = fc.constantFrom<Method>('card', 'card', 'bank_transfer');
  const sent = fc.constantFrom<Sent>('exact', 'exact', 'exact', 'less', 'more', 'other currency');
  const seldom = fc.constantFrom(false, false, false, true);
  const purchase = fc.record({
    who: fc.nat(3),
    packageId: fc.constantFrom('blossom', 'blossom', 'harmony'),
    method,
    currency: fc.constantFrom<Currency>('NGN', 'NGN', 'USD'),
    withCode: fc.boolean(),
    renews: fc.constantFrom(true, true, false),
    answerLost: seldom,
  });
  const card = purchase.map((what) => ({ ...what, method: 'card' as const }));
  const paid = fc.tuple(nth, sent, fc.integer({ min: 0, max: 3 })).map((of) => payCard(...of));
  const fates = fc.constantFrom<Fate>('paid', 'paid', 'declined', 'paused', 'lost', 'stuck', 'late');
  const nothing = fc.constant(null);
  const often = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);
  return [
    ...often(3, purchase.map(buy)),
    ...often(
      14,
      fc.tuple(card, sent).map((of) => buyAndPay(...of)),
    ),
    card.map(payTwice),
    ...makeCreditSteps(story, step, {
      payTwice: (model, real, packageId) => payBoth(model, real, { ...PLAIN, packageId }),
      buyAgain: (real, packageId) => place(real, { ...PLAIN, packageId }),
    }),
    ...often(4, paid),
    ...often(
      2,
      fc.tuple(nth, method).map((of) => again(...of)),
    ),
    ...often(
      2,
      fc.tuple(nth, fc.integer({ min: 1, max: 3 })).map((of) => confirm(...of)),
    ),
    nth.map(decline),
    nth.map(cancel),
    nth.map(behind),
    ...often(2, fc.constantFrom(1, 25, 75, 31 * 24).map(pass)),
    nothing.map(firstOfMonth),
    ...often(4, fates.map(renew)),
    fc.boolean().map(stopRenewing),
    nothing.map(resume),
    nothing.map(leave),
    ...often(2, makeRefundSteps(story, step)).flat(),
    ...makeCrashSteps(story, step, {
      place: (real, packageId) => place(real, { ...PLAIN, packageId, withCode: true, renews: true }),
      pay: (model, real, attempt) => payAt(model, real, attempt, 'exact', 1),
      renew: comeToRenewal,
    }),
    ...makeChangeSteps(story, step, (model, real, attempt, share) =>
      payAt(model, real, attempt, share === 1 ? 'exact' : 'less', 1),
    ),
  ];
};
