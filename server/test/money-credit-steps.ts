// What members do about money that came too much, each as a command of a story: it is kept as credit, and counts for what they buy next.
import { keepAsCredit } from '@ijeuwa/contract/credit';
import fc from 'fast-check';
import type { MoneyModel } from './money-model.ts';
import type { Real, Step } from './money-real.ts';
import type { MoneyStory } from './money-story.ts';
import type { Person } from './people.ts';

type Run = (model: MoneyModel, real: Real) => Promise<unknown>;
type Buying = {
  payTwice: (model: MoneyModel, real: Real, packageId: string) => Promise<unknown>;
  buyAgain: (real: Real, packageId: string) => Promise<unknown>;
};

/** As she buys to pay twice. */
export const PLAIN = {
  who: 0,
  method: 'card',
  currency: 'NGN',
  withCode: false,
  renews: false,
  answerLost: false,
} as const;

export const makeCreditSteps = (
  story: MoneyStory,
  step: (name: string, run: Run) => Step,
  buying: Buying,
) => {
  const { rows } = story;
  const keepCredit = (n: number) =>
    step(`what is too much of attempt ${n} is kept as credit`, async (model, real) => {
      const attempt = real.attempts[n % Math.max(real.attempts.length, 1)];
      const member = real.people.find(({ id }) => id === model.orders.get(attempt?.orderId ?? '')?.member);
      if (!attempt || !member) return;
      await keepOf(model, member, attempt.orderId);
    });
  const keepOf = async (model: MoneyModel, member: Person, orderId: string) => {
    const owed = await rows(
      `select a.reference, r.amount_minor::float8 as minor from refund r join payment p on p.id = r.payment_id
        join payment_attempt a on a.id = p.attempt_id
        where a.order_id = $1 and r.state = 'requested' and r."of" = 'owed' and p.standing in ('excess', 'paid_twice')
          and not exists (select from dispute d where d.payment_id = p.id and d.ended_at is null)`,
      orderId,
    );
    const { status } = await member.call(keepAsCredit, { params: { id: orderId } });
    if (status === 200) for (const { reference, minor } of owed) model.keep(reference, minor);
  };
  /** So that there is enough of it for a whole order. */
  const keepSecond = (packageId: string) =>
    step(`she pays ${packageId} twice, keeps the second as credit and buys again`, async (model, real) => {
      await buying.payTwice(model, real, packageId);
      const orderId = real.attempts.at(-1)?.orderId;
      if (!orderId) return;
      await story.compare(model, real);
      await keepOf(model, real.people[0]!, orderId);
      await story.compare(model, real);
      await buying.buyAgain(real, packageId);
    });

  return [fc.nat(5).map(keepCredit), fc.constantFrom('blossom', 'harmony').map(keepSecond)];
};
