// What a member may do about what they have, and what rooms sell beside packages, each as a command of a story.
import { endPause, pauseAgreement } from '@ijeuwa/contract/agreements';
import * as billing from '@ijeuwa/contract/billing';
import { chooseDowngrade, previewDowngrade, takeBackDowngrade } from '@ijeuwa/contract/changes';
import type { Currency } from '@ijeuwa/contract/fields';
import fc from 'fast-check';
import { DAY_MS } from '#platform/clock.ts';
import { type Counted, netOf } from './money-facts.ts';
import type { MoneyModel } from './money-model.ts';
import type { Attempt, Real, Step } from './money-real.ts';
import type { MoneyStory } from './money-story.ts';
import type { Person } from './people.ts';

type Run = (model: MoneyModel, real: Real) => Promise<unknown>;
const SECOND_MS = 1000;
const RANKS = ['blossom', 'harmony', 'forever'];
type Held = { id: string; package: string; currency: Currency; runs: boolean; left: number; all: number };

/** `pay`: money for an attempt, told and handled. */
export const makeChangeSteps = (
  story: MoneyStory,
  step: (name: string, run: Run) => Step,
  pay: (model: MoneyModel, real: Real, attempt: Attempt, share: 1 | 3) => Promise<void>,
) => {
  const { world, rows, done, services } = story;

  /** What is paid for, by the days of its periods in Lagos: today counts as used, but not of what has yet to begin. */
  const heldBy = async (memberId: string): Promise<Held[]> =>
    (await rows(
      `with span as (select g.order_id, g.in_force, v.key as package,
          (lower(g.in_force) at time zone 'Africa/Lagos')::date as begins,
          (upper(g.in_force) at time zone 'Africa/Lagos')::date as ends,
          ($2::timestamptz at time zone 'Africa/Lagos')::date + 1 as tomorrow, lower(g.in_force) > $2::timestamptz as waits
        from package_grant g join catalogue_version v on v.id = g.package_version_id
        where g.member_id = $1 and not isempty(g.in_force))
      select o.id, s.package, o.currency, bool_or(s.in_force @> $2::timestamptz) as runs,
        sum(s.ends - s.begins)::int as all,
        sum(greatest(0, s.ends - case when s.waits then s.begins else greatest(s.begins, s.tomorrow) end))::int as left
      from span s join purchase_order o on o.id = s.order_id group by o.id, s.package
      having max(upper(s.in_force)) > $2::timestamptz`,
      memberId,
      world.clock.now(),
    )) as Held[];
  const creditOf = ({ currency, left, all }: Held, netMinor: number): number => {
    const unit = currency === 'NGN' ? 100n : 1n;
    const [over, under] = [BigInt(netMinor) * BigInt(left), BigInt(all) * unit];
    const rounded = ((over + under - 1n) / under) * unit;
    return Math.min(Number(rounded), netMinor);
  };
  /** Undefined where something of it is in question: that is no part of this story. */
  const countedFor = async (
    model: MoneyModel,
    memberId: string,
    packageId: string,
  ): Promise<readonly Counted[] | undefined> => {
    const held = await heldBy(memberId);
    const running = held.find(({ runs }) => runs);
    const isClear = ({ id }: Held) => model.orders.get(id)!.state === 'paid' && !model.isTied(id);
    if (!running || !held.every(isClear)) return undefined;
    return held
      .filter((one) => RANKS.indexOf(one.package) < RANKS.indexOf(packageId))
      .filter(({ currency }) => currency === running.currency)
      .map((one) => ({ from: one.id, amountMinor: creditOf(one, netOf(model.orders.get(one.id)!)) }))
      .filter(({ amountMinor }) => amountMinor > 0);
  };

  const place = async (model: MoneyModel, real: Real, quoteId: string, renews?: boolean) => {
    const before = new Set(real.attempts.map(({ id }) => id));
    await real.people[0]!.call(billing.placeOrder, { body: { quoteId, method: 'card', renews } });
    await story.compare(model, real);
    return real.attempts.find(({ id }) => !before.has(id));
  };

  const upgrade = (packageId: string, renews: boolean) =>
    step(`she moves up to ${packageId}${renews ? ', to renew' : ''}, and pays`, async (model, real) => {
      const [member] = real.people;
      // Nobody has had a package for no time at all.
      world.pass(SECOND_MS);
      const counted = await countedFor(model, member!.id, packageId);
      if (!counted) return;
      const quote = await member!.call(billing.makeQuote, { body: { packageId, upgrade: true } });
      if (quote.status !== 200) return;
      real.counted.set(quote.body._id, counted);
      real.smaller.delete(member!.id);
      if (renews) real.quiet.delete(member!.id);
      const attempt = await place(model, real, quote.body._id, renews);
      if (attempt) await pay(model, real, attempt, 1);
    });

  const downgrade = (packageId: string, takesBack: boolean) =>
    step(`renew as ${packageId}${takesBack ? ', or rather not' : ''}`, async (_, real) => {
      const [member] = real.people;
      const shown = await member!.call(previewDowngrade, { query: { packageId } });
      if (shown.status !== 200) return;
      const { price } = shown.body;
      const chosen = await member!.call(chooseDowngrade, { body: { packageId, price } });
      if (chosen.status === 200) real.smaller.set(member!.id, packageId);
      if (takesBack && (await member!.call(takeBackDowngrade, {})).status === 200)
        real.smaller.delete(member!.id);
    });

  const untilOf = async (memberId: string): Promise<number> => {
    const [found] = await rows(
      `select max(upper(in_force)) as until from package_grant
        where member_id = $1 and cause not in ('trial', 'grace') and not isempty(in_force)`,
      memberId,
    );
    return (found?.until as Date | null)?.getTime() ?? 0;
  };
  const pause = (days: number) =>
    step(`pause for ${days} days`, async (_, real) => {
      const [member] = real.people as [Person];
      const before = await untilOf(member.id);
      const { status } = await member.call(pauseAgreement, { body: { days } });
      const moved = (await untilOf(member.id)) - before;
      if (moved !== (status === 200 ? days * DAY_MS : 0)) throw new Error(`the end moved by ${moved} ms`);
    });
  const goOn = () => step('end the pause', (_, real) => real.people[0]!.call(endPause, {}));

  const buyService = (share: 1 | 3) =>
    step(`she buys a session, and pays ${share === 1 ? 'it' : 'a part'}`, async (model, real) => {
      const [member] = real.people;
      if (model.closed.has(member!.id)) return;
      const { quote } = await services.offer(member!.id);
      const attempt = await place(model, real, quote._id);
      if (attempt) await pay(model, real, attempt, share);
    });
  const ofService = (model: MoneyModel) =>
    rows(
      `select l.subject_id as subject from order_line l where l.kind = 'session' and l.order_id = any($1) order by l.id`,
      [...model.orders.keys()],
    );
  const byRule = (n: number, whole: boolean) =>
    step(`by its rule ${whole ? 'all' : 'half'} of session ${n} goes back`, async (model) => {
      const sold = await ofService(model);
      const one = sold[n % Math.max(sold.length, 1)];
      if (one) await done(services.giveBack(one.subject, 'it was cancelled', whole ? undefined : 7_500_000));
    });

  const nothing = fc.boolean();
  return [
    fc.integer({ min: 1, max: 30 }).map(pause),
    fc.constant(null).map(goOn),
    ...[1, 2, 3, 4].map(() =>
      fc.tuple(fc.constantFrom('harmony', 'forever'), nothing).map((of) => upgrade(...of)),
    ),
    fc.tuple(fc.constantFrom('blossom', 'harmony'), nothing).map((of) => downgrade(...of)),
    ...[1, 2].map(() => fc.constantFrom<1 | 3>(1, 1, 3).map(buyService)),
    fc.tuple(fc.nat(2), nothing).map((of) => byRule(...of)),
  ];
};
