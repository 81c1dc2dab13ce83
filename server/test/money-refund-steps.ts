// What finance, the provider and its banks may do about money that goes back, each as a command of a story.
import fc from 'fast-check';
import { makeGoneSteps } from './money-gone-steps.ts';
import type { MoneyModel } from './money-model.ts';
import type { Real, Step } from './money-real.ts';
import type { MoneyStory } from './money-story.ts';

type Run = (model: MoneyModel, real: Real) => Promise<unknown>;
type Ending = 'done' | 'failed' | 'needs_attention';
const LATE = { loseAnswers: false, away: false };
const ENDINGS = ['done', 'done', 'lost', 'failed', 'failed', 'needs_attention', 'away'] as const;

export const makeRefundSteps = (story: MoneyStory, step: (name: string, run: Run) => Step) => {
  const { world, payments, staff, rows, done, work } = story;
  const { refunds, oddPayments } = world.features.billing;
  const ofIndex = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(all.length, 1)];

  const paidOf = async (model: MoneyModel, n: number) =>
    ofIndex(
      await rows(
        `select p.id, a.reference, p.amount_minor::float8 as minor, p.currency, p.provider from payment p
          join payment_attempt a on a.id = p.attempt_id where a.order_id = any($1) order by p.id`,
        [...model.orders.keys()].filter((id) => !model.isTied(id)),
      ),
      n,
    );
  const refundOf = async (model: MoneyModel, n: number, ...states: string[]) =>
    ofIndex(
      await rows(
        `select r.id, r.amount_minor::float8 as minor, p.currency, r.owed_at, r."of", r.state, a.reference,
            coalesce(r.sent_from, p.provider) as from
          from refund r join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
          where a.order_id = any($1) and r.state = any($2) order by r.id`,
        [...model.orders.keys()],
        states,
      ),
      n,
    );

  /** What was paid with credit; of whoever has left it is sent from the bank, by hand. */
  const creditAgain = (model: MoneyModel, reference: string, minor: number) => {
    const { order } = model.payments.get(reference)!;
    if (!model.closed.has(model.orders.get(order)!.member)) model.sentBack(reference, 'credit', minor, true);
  };

  const ask = (n: number, share: number, by: number) =>
    step(`finance asks for 1/${share} of payment ${n} back`, async (model) => {
      const paid = await paidOf(model, n);
      if (!paid) return;
      const said = { amountMinor: Math.ceil(paid.minor / share), reason: 'she asked us to' };
      await done(refunds.ask(staff[by]!, paid.id, said));
    });
  const askHeld = (n: number, by: number) =>
    step(`finance asks for what did not fit back, ${n}`, async (model) => {
      const paid = await paidOf(model, n);
      if (!paid) return;
      const found = await rows('select id from odd_payment where payment_id = $1', paid.id);
      for (const { id } of found) await done(oddPayments.recordRefund(staff[by]!, id, 'it did not fit'));
    });

  const approve = (n: number, by: number, answerLost: boolean) =>
    step(
      `${by ? 'amara' : 'bello'} approves refund ${n}${answerLost ? ', the answer lost' : ''}`,
      async (model) => {
        const found = await refundOf(model, n, 'requested');
        if (!found) return;
        payments.state.loseAnswers = answerLost;
        const isDone = await done(refunds.approve(staff[by]!, found.id, 'looked at it'));
        Object.assign(payments.state, LATE);
        if (isDone && !found.owed_at) model.owe(found.reference, found.minor);
        if (isDone && found.from === 'credit') creditAgain(model, found.reference, found.minor);
        await work();
      },
    );
  /** From asking until it is there, as far as two people let it come. */
  const giveBack = (n: number, share: number, by: number, approver: number, how: Ending | 'lost' | 'away') =>
    step(
      `${by ? 'amara' : 'bello'} asks for 1/${share} of payment ${n}, and ${approver ? 'amara' : 'bello'} approves it${
        how === 'lost' || how === 'away'
          ? `, the ${how === 'away' ? 'provider away, and its bank asks too' : 'answer lost'}`
          : `: ${how}`
      }`,
      async (model, real) => {
        const paid = await paidOf(model, n);
        if (!paid) return;
        const said = { amountMinor: Math.ceil(paid.minor / share), reason: 'she asked us to' };
        if (!(await done(refunds.ask(staff[by]!, paid.id, said)))) return;
        const [asked] = await rows(
          "select id from refund where payment_id = $1 and state = 'requested'",
          paid.id,
        );
        Object.assign(payments.state, { loseAnswers: how === 'lost', away: how === 'away' });
        const isDone = await done(refunds.approve(staff[approver]!, asked!.id, 'looked at it'));
        Object.assign(payments.state, LATE);
        if (isDone === (by === approver)) throw new Error('one person did both, or two could not');
        if (isDone) model.owe(paid.reference, said.amountMinor);
        if (isDone && paid.provider === 'credit') creditAgain(model, paid.reference, said.amountMinor);
        // Before it leaves its bank asks for it too.
        if (how === 'away') return openDispute(model, real, n);
        await work();
        await story.compare(model, real);
        payments.endRefunds(paid.reference, how === 'lost' ? 'done' : how);
        await work();
      },
    );
  const sentByHand = (n: number, by: number) =>
    step(`${by ? 'amara' : 'bello'} notes refund ${n} as sent`, async (model) => {
      const found = await refundOf(model, n, 'approved');
      if (!found || !(await done(refunds.noteSent(staff[by]!, found.id, { reason: 'by transfer' })))) return;
      if (found.of === 'credit') model.creditSent(found.currency, found.minor);
      else model.sentBack(found.reference, 'bank', found.minor, found.of === 'order');
    });
  const ends = (n: number, how: Ending) =>
    step(`refund ${n} is ${how} at the provider`, async (model) => {
      const found = await refundOf(model, n, 'sent', 'processing');
      if (!found) return;
      payments.endRefunds(found.reference, how, 'said the bank');
      await work();
    });
  const lookAgain = (n: number) =>
    step(`finance tries refund ${n} again, or gives it up`, async (model) => {
      const found = await refundOf(model, n, 'needs_attention');
      if (!found) return;
      const said = { reason: 'once more' };
      if (n % 2 === 0) await done(refunds.retry(staff[0], found.id, said));
      else await done(refunds.giveUp(staff[0], found.id, 'it cannot be'));
      await work();
    });

  const tellOf = async (reference: string, id: string, kind: string) => {
    const notice = payments.notice(reference, `charge.dispute.${kind}`, { id });
    await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
    await work();
  };
  /** For all of a payment, or a part. */
  const openDispute = async (model: MoneyModel, real: Real, n: number, share = 1) => {
    const paid = await paidOf(model, n);
    if (!paid || paid.provider === 'bank' || paid.provider === 'credit') return;
    const { minor, currency, reference } = paid;
    const amountMinor = Math.ceil(minor / share);
    const id = `dispute-${reference}`;
    if ((await rows('select from dispute where provider_id = $1', id)).length > 0) return;
    const openedAt = world.clock.now();
    const category = 'fraud';
    payments.dispute({ id, reference, amountMinor, currency, category, state: 'waiting', openedAt });
    const sent = payments.refundsOf(reference).length;
    await tellOf(reference, id, 'create');
    const kept = await rows('select from dispute where provider_id = $1 and ended_at is null', id);
    if (kept.length > 0) real.asked.set(reference, sent);
  };
  const endDispute = async (model: MoneyModel, real: Real, n: number, how: 'won' | 'lost' | 'silent') => {
    const open = await rows(
      `select d.provider_id as id, a.reference, d.amount_minor::float8 as minor, d.currency, d.opened_at,
          d.asked_minor::float8 as whole, r.amount_minor::float8 as owed, r."of"
        from dispute d join payment p on p.id = d.payment_id join payment_attempt a on a.id = p.attempt_id
          left join refund r on r.payment_id = p.id and r.state in ('requested', 'approved') and r.sent_at is null
            and r.owed_at is not null
        where a.order_id = any($1) and d.ended_at is null order by d.id`,
      [...model.orders.keys()],
    );
    const found = ofIndex(open, n);
    if (!found) return;
    const { id, reference, minor: amountMinor, whole, currency, opened_at: openedAt } = found;
    payments.dispute({
      id,
      reference,
      amountMinor: whole,
      currency,
      category: 'fraud',
      state: how,
      openedAt,
    });
    real.asked.delete(reference);
    await tellOf(reference, id, 'resolve');
    if (how === 'won') return;
    model.takenByBank(reference, amountMinor);
    // It took the whole: what was owed of it and not sent yet is owed no longer.
    if (found.owed && found.owed <= whole - amountMinor)
      model.sentBack(reference, 'paystack', found.owed, found.of === 'order');
  };
  const dispute = (n: number, share: number) =>
    step(`a bank asks 1/${share} of payment ${n} back`, (model, real) => openDispute(model, real, n, share));
  const disputeEnds = (n: number, how: 'won' | 'lost' | 'silent') =>
    step(`dispute ${n} is ${how}`, (model, real) => endDispute(model, real, n, how));
  const bankTakes = (n: number, share: number) =>
    step(`a bank asks 1/${share} of payment ${n} back, and takes it`, async (model, real) => {
      await openDispute(model, real, n, share);
      await story.compare(model, real);
      await endDispute(model, real, 0, 'lost');
    });

  const nth = fc.nat(3);
  const one = fc.nat(1);
  const part = fc.constantFrom(1, 1, 3);
  return [
    ...makeGoneSteps(story, step),
    fc
      .tuple(nth, fc.constantFrom(1, 1, 3), one, one, fc.constantFrom(...ENDINGS))
      .map((of) => giveBack(...of)),
    fc.tuple(nth, part).map((of) => bankTakes(...of)),
    fc.tuple(nth, fc.constantFrom(1, 1, 3), one).map((of) => ask(...of)),
    fc.tuple(nth, one).map((of) => askHeld(...of)),
    fc.tuple(nth, one, fc.constantFrom(false, false, true)).map((of) => approve(...of)),
    fc.tuple(nth, one).map((of) => sentByHand(...of)),
    fc
      .tuple(nth, fc.constantFrom<Ending>('done', 'done', 'failed', 'needs_attention'))
      .map((of) => ends(...of)),
    nth.map(lookAgain),
    fc.tuple(nth, part).map((of) => dispute(...of)),
    fc.tuple(nth, fc.constantFrom('won', 'lost', 'lost', 'silent')).map((of) => disputeEnds(...of)),
  ];
};
