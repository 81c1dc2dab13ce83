// What the world does to us, each as a command of a story: a process that dies and another that goes on, notices that are altered,
// lie, or come in any order.
import fc from 'fast-check';
import { expect } from 'vitest';
import { dieIn, type Moment } from './money-crash.ts';
import type { MoneyModel } from './money-model.ts';
import type { Attempt, Real, Step } from './money-real.ts';
import type { MoneyStory } from './money-story.ts';

type Run = (model: MoneyModel, real: Real) => Promise<unknown>;
type Deeds = {
  place: (real: Real, packageId: 'blossom' | 'harmony') => Promise<unknown>;
  pay: (model: MoneyModel, real: Real, attempt: Attempt) => Promise<unknown>;
  renew: (real: Real) => Promise<unknown>;
};
const KINDS = ['charge.success', 'charge.success', 'charge.failed', 'refund.processed', 'refund.failed'];

export const makeCrashSteps = (
  story: MoneyStory,
  step: (name: string, run: Run) => Step,
  { place, pay, renew }: Deeds,
) => {
  const { world, payments, staff, rows, work, sleep } = story;
  const { refunds } = world.features.billing;
  const cardOf = (real: Real, n: number): Attempt | undefined => {
    const all = real.attempts.filter(({ method }) => method === 'card');
    return all[n % Math.max(all.length, 1)];
  };

  /** Another one goes on where it died. */
  const dies = async (at: Moment, deed: () => Promise<unknown>) => {
    await dieIn(world, payments, at, deed);
    story.forgetFaults();
    await sleep(0);
    await work();
  };
  const AT = { call: 'as it asks the provider', commit: 'after its first commit' };
  const at = (moment: Moment) =>
    typeof moment === 'number' ? `before its statement ${moment + 1}` : AT[moment];
  const crashes = (moment: Moment) => [
    fc
      .constantFrom<'blossom' | 'harmony'>('blossom', 'harmony')
      .map((packageId) =>
        step(`she buys ${packageId}, and the process dies ${at(moment)}`, (_, real) =>
          dies(moment, () => place(real, packageId)),
        ),
      ),
    fc.nat(5).map((n) =>
      step(`attempt ${n} is paid by card, and the process dies ${at(moment)}`, async (model, real) => {
        const attempt = cardOf(real, n);
        if (attempt) await dies(moment, () => pay(model, real, attempt));
      }),
    ),
    fc.constant(
      step(`the day of renewal comes, and the process dies ${at(moment)}`, (_, real) =>
        dies(moment, () => renew(real)),
      ),
    ),
    fc.nat(3).map((n) =>
      step(`refund ${n} is approved, and the process dies ${at(moment)}`, async (model) => {
        const found = await rows(
          `select r.id, r.amount_minor::float8 as minor, r.owed_at, a.reference from refund r
            join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
            where a.order_id = any($1) and r.state = 'requested' and p.provider = 'paystack' order by r.id`,
          [...model.orders.keys()],
        );
        const one = found[n % Math.max(found.length, 1)];
        if (!one) return;
        await dieIn(world, payments, moment, () => refunds.approve(staff[1], one.id, 'looked at it'));
        story.forgetFaults();
        const [now] = await rows('select owed_at from refund where id = $1', one.id);
        if (now!.owed_at && !one.owed_at) model.owe(one.reference as string, one.minor as number);
        await work();
      }),
    ),
  ];

  const send = (sent: { payload: Buffer; headers: Record<string, string> }) =>
    world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...sent });
  let count = 0;
  /** Signed as something else than what is said: nobody believes it, and nothing is kept. */
  const altered = (n: number, how: 'words' | 'signature' | 'another order') =>
    step(`a notice of attempt ${n} comes altered: ${how}`, async (_, real) => {
      const attempt = cardOf(real, n);
      if (!attempt) return;
      const sent = payments.notice(attempt.reference, 'charge.success', { count: ++count });
      const other =
        real.attempts.find(({ reference }) => reference !== attempt.reference)?.reference ?? 'nobody';
      const said = sent.payload.toString();
      const payload = Buffer.from(
        how === 'words'
          ? `${said} `
          : how === 'another order'
            ? said.replaceAll(attempt.reference, other)
            : said,
      );
      const signature = sent.headers['x-paystack-signature'];
      const turned = `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`;
      const headers = { ...sent.headers, 'x-paystack-signature': how === 'signature' ? turned : signature };
      const kept = 'select count(*)::int as all from provider_notice';
      const before = await rows(kept);
      expect((await send({ payload, headers })).statusCode).toBe(401);
      expect(await rows(kept)).toEqual(before);
    });
  /** Well signed, of what did not happen or out of its order: the provider itself is asked, and says what is so. */
  const anyOrder = (n: number, kinds: readonly string[]) =>
    step(`of attempt ${n} we are told ${kinds.join(', ')}`, async (_, real) => {
      const attempt = cardOf(real, n);
      if (!attempt) return;
      for (const kind of kinds) await send(payments.notice(attempt.reference, kind, { count: ++count % 3 }));
      await work();
    });

  const moment = fc.oneof(fc.nat(40), fc.constantFrom('call' as const, 'commit' as const));
  return [
    moment.chain((one) => fc.oneof(...crashes(one))),
    moment.chain((one) => fc.oneof(...crashes(one))),
    fc
      .tuple(fc.nat(5), fc.constantFrom('words' as const, 'signature' as const, 'another order' as const))
      .map((of) => altered(...of)),
    fc
      .tuple(fc.nat(5), fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 4 }))
      .map((of) => anyOrder(...of)),
  ];
};
