// Money that is gone unasked, each as a command of a story: a transfer that the bank took back, what was sent back by hand at
// the provider, and money of nobody.
import fc from 'fast-check';
import { expect } from 'vitest';
import { makeBank } from './bank-statements.ts';
import type { MoneyModel } from './money-model.ts';
import type { Real, Step } from './money-real.ts';
import type { MoneyStory } from './money-story.ts';

type Run = (model: MoneyModel, real: Real) => Promise<unknown>;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const reason = 'seen on the statement';

/** Whether it paid for all of its order or a part, waits for the rest, or was too much. */
const mayLose = (model: MoneyModel, reference: string): boolean => {
  const order = model.orders.get(model.payments.get(reference)!.order)!;
  return !model.closed.has(order.member) && ![...model.orders.keys()].some((one) => model.isTied(one));
};

const maySendBack = (model: MoneyModel, reference: string, amountMinor: number): boolean => {
  const { order, allocatedMinor, goneMinor, amountMinor: came, held } = model.payments.get(reference)!;
  const { state } = model.orders.get(order)!;
  const isPaid = state === 'paid' || state === 'part_refunded';
  return isPaid && !held && amountMinor <= Math.min(allocatedMinor, came - goneMinor);
};

export const makeGoneSteps = (story: MoneyStory, step: (name: string, run: Run) => Step) => {
  const { world, payments, staff, rows, done, work } = story;
  const { statements } = world.features.billing;
  const { csv } = makeBank();
  let count = 0;

  const dayNow = (): string => {
    const now = new Date(world.clock.now().getTime() + 3_600_000);
    return `${now.getUTCDate()}-${MONTHS[now.getUTCMonth()]}-${now.getUTCFullYear()}`;
  };
  const upload = (line: { narration: string; credit?: number; debit?: number }): Promise<boolean> =>
    done(statements.upload(staff[0], Buffer.from(csv([{ ...line, day: dayNow() }]))));
  const lineWith = async (words: string) =>
    (await statements.list(staff[0])).lines.find(({ narration }) => narration.includes(words));
  const underWayOf = async (reference: string, transaction?: string) => {
    const [found] = await rows(
      `select r.amount_minor::float8 as minor, r.owed_at, r."of", r.state from refund r
        join payment p on p.id = r.payment_id join payment_attempt a on a.id = p.attempt_id
        where a.reference = $1 and ($2::text is null or p.transaction = $2)
          and r.state not in ('done', 'failed', 'refused') and r."of" <> 'credit'`,
      reference,
      transaction ?? null,
    );
    return found;
  };

  /** With the amount that the payer sent: it may be a part of what was asked, or more. */
  const comesByLine = (n: number, share: 1 | 3, more: number) =>
    step(`1/${share} and ${more} of transfer ${n} is confirmed by its line`, async (model, real) => {
      const waiting = real.attempts.filter(
        ({ method, reference }) => method === 'bank_transfer' && !real.noted.has(reference),
      );
      const attempt = waiting[n % Math.max(waiting.length, 1)];
      if (!attempt) return;
      const { id, orderId, reference } = attempt;
      const [asked] = await rows(
        'select amount_minor::float8 as minor from payment_attempt where id = $1',
        id,
      );
      const amountMinor = Math.ceil((asked!.minor as number) / share) + more;
      const words = `LINE N${++count} ${reference}`;
      if (!(await upload({ narration: `NIP/${words}`, credit: amountMinor / 100 }))) return;
      const line = await lineWith(words);
      if (!line || !(await done(statements.confirm(staff[0], line._id, { transferId: id, reason })))) return;
      real.noted.add(reference);
      real.lines.set(reference, words);
      const money = { amountMinor, currency: 'NGN' as const };
      model.receive(reference, orderId, 'bank', money, world.clock.now().getTime());
    });

  /** `second`: one more transfer under the same reference came first, and it is that one. */
  const transferGone = (n: number, second: boolean) =>
    step(`the bank takes ${second ? 'a second ' : ''}transfer ${n} back`, async (model, real) => {
      const came = real.attempts.filter(
        ({ method, reference }) =>
          method === 'bank_transfer' && model.payments.get(reference)?.cash === 'bank',
      );
      const attempt = came[n % Math.max(came.length, 1)];
      if (!attempt) return;
      const { reference, orderId } = attempt;
      const { amountMinor, currency } = model.payments.get(reference)!;
      const order = model.orders.get(orderId)!;
      if (!mayLose(model, reference) || model.payments.has(`${reference} 2`)) return;
      const words = `N${++count} ${reference}`;
      let key = reference;
      let lost = real.lines.get(reference) ?? `FIRST ${words}`;
      if (!real.lines.has(reference)) {
        if (!(await upload({ narration: `NIP/${lost}`, credit: amountMinor / 100 }))) return;
        const first = await lineWith(lost);
        const said = { transferId: attempt.id, reason };
        if (!first || !(await done(statements.confirm(staff[0], first._id, said)))) return;
      }
      if (second) {
        key = `${reference} 2`;
        lost = `SECOND ${words}`;
        await upload({ narration: `NIP/${lost}`, credit: amountMinor / 100 });
        const more = (await lineWith(lost))!;
        await statements.confirm(staff[0], more._id, { transferId: attempt.id, reason });
        model.receive(key, orderId, 'bank', { amountMinor, currency }, world.clock.now().getTime());
        await story.compare(model, real);
      }
      await upload({ narration: `***RSVL NIP/${lost}`, debit: amountMinor / 100 });
      const line = (await lineWith(lost))!;
      const [kept] = await rows(
        'select transaction from payment where provider = $1 and transaction = $2',
        'bank',
        `line ${line._id}`,
      );
      const waits = await underWayOf(reference, second ? (kept?.transaction as string) : reference);
      for (const one of staff) await statements.close(one, line._id, { reason: 'gone from the account' });
      real.lines.delete(reference);
      expect(await lineWith(lost)).toBeUndefined();
      model.transferGone(key, waits?.owed_at ? (waits.minor as number) : 0, waits?.of === 'order');
      expect(order).toBe(model.orders.get(orderId));
    });

  /** As much as may go back of it, by somebody who was signed in there. */
  const byHand = (n: number, share: number, times: number) =>
    step(
      `1/${share} of payment ${n} is sent back at the provider by hand, told ${times} times`,
      async (model, real) => {
        const paid = await rows(
          `select a.reference, p.amount_minor::float8 as minor, p.currency, a.order_id as order from payment p
          join payment_attempt a on a.id = p.attempt_id where a.order_id = any($1) and p.provider = 'paystack'
            and not exists (select from dispute d where d.payment_id = p.id) order by p.id`,
          [...model.orders.keys()].filter((id) => !model.isTied(id)),
        );
        const found = paid[n % Math.max(paid.length, 1)];
        if (!found) return;
        const reference = found.reference as string;
        const amountMinor = Math.ceil((found.minor as number) / share);
        const waits = await underWayOf(reference);
        const isUnsent = waits && ['requested', 'approved'].includes(waits.state as string);
        const isIt = isUnsent && waits.minor === amountMinor;
        const isFree = !waits || (isUnsent && !waits.owed_at);
        if (!isIt && !(isFree && maySendBack(model, reference, amountMinor))) return;
        if (!isIt || !waits.owed_at) model.owe(reference, amountMinor);
        payments.sendBackThere(reference, amountMinor);
        for (let nth = 0; nth < times; nth++) {
          const notice = payments.notice(reference, 'refund.processed', { nth, count: ++count });
          await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
        }
        await work();
        real.asked.delete(reference);
      },
    );

  const nobodysMinor = async (): Promise<number> => {
    const [sum] = await rows(
      `select coalesce(sum(amount_minor), 0)::float8 as minor from ledger_line where account = 'liability:unidentified'`,
    );
    return 0 - (sum!.minor as number);
  };
  const ofNobody = (minor: number, share: number, bank: boolean) =>
    step(
      `${minor} of nobody comes ${bank ? 'to our bank' : 'at the provider'}, and 1/${share} of it leaves`,
      async () => {
        const before = await nobodysMinor();
        const name = `nobody-${++count}`;
        if (bank) {
          if (!(await upload({ narration: `NIP/${name} XX`, credit: minor }))) return;
          expect(await nobodysMinor()).toBe(before + minor * 100);
          const line = (await lineWith(`${name} XX`))!;
          await statements.close(staff[0], line._id, {
            ...{ as: 'sent_back', reference: name, reason: 'sent back by hand' },
          });
          return expect(await nobodysMinor()).toBe(before);
        }
        payments.pay(name, { amountMinor: minor, currency: 'NGN', providerId: name });
        const tell = async (kind: string) => {
          const notice = payments.notice(name, kind, { count: ++count });
          await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...notice });
          await work();
        };
        await tell('charge.success');
        await tell('charge.success');
        expect(await nobodysMinor()).toBe(before + minor);
        const back = Math.ceil(minor / share);
        payments.sendBackThere(name, back);
        await tell('refund.processed');
        await tell('refund.processed');
        expect(await nobodysMinor()).toBe(before + minor - back);
      },
    );

  const nth = fc.nat(3);
  const part = fc.constantFrom<1 | 3>(1, 1, 3);
  const lines = fc.tuple(nth, part, fc.constantFrom(0, 5_000, 20_000_000));
  return [
    lines.map((of) => comesByLine(...of)),
    fc.tuple(nth, fc.boolean()).map((of) => transferGone(...of)),
    fc.tuple(nth, fc.constantFrom(1, 1, 3), fc.integer({ min: 1, max: 2 })).map((of) => byHand(...of)),
    fc
      .tuple(fc.integer({ min: 2, max: 90_000 }), fc.constantFrom(1, 3), fc.boolean())
      .map((of) => ofNobody(...of)),
  ];
};
