import type { Currency } from '@ijeuwa/contract/fields';
import { expect } from 'vitest';
import { AppError } from '#platform/app-error.ts';
import { HOUR_MS, MINUTE_MS } from '#platform/clock.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { PaymentProviderError } from '#platform/ports/payment-provider.ts';
import { addStaff } from './back-office.ts';
import type { HonestPayments } from './honest-payments.ts';
import { ENDINGS, PRICES, quarterOff } from './money-between.ts';
import type { MoneyModel } from './money-model.ts';
import { checkGrants } from './money-periods.ts';
import { checkPromises } from './money-promises.ts';
import type { Real } from './money-real.ts';
import type { Person } from './people.ts';
import { serviceRoom } from './service-room.ts';
import { staySignedIn } from './stay-signed-in.ts';
import type { World } from './test-world.ts';

/** The one card of each. */
export const cardOf = (member: string): string => `AUTH_${member}`;
const REST_MS = 72 * HOUR_MS;
const quarterOf = (minor: number, unit: number) => Math.ceil(minor / unit / 4) * unit;

export const makeMoneyStory = async (world: World, payments: HonestPayments) => {
  const hire = (name: string) => addStaff(world, name, ['finance']);
  const staff: [StaffViewer, StaffViewer] = [await hire('bello'), await hire('amara')];
  const { billing, leaving } = world.features;
  const began = world.time.now.getTime();
  let count = 0;
  /** Calls that failed for no reason that a member is told. */
  const broken: string[] = [];
  let compared = '';
  const rows = async (text: string, ...values: unknown[]) =>
    (await world.platform.pool.query(text, values)).rows;
  await rows(
    `insert into catalogue_version (kind, key, version, data, ended, valid_from)
      select kind, key, version + 1, data || '{"price": 75001}', ended, $1 from catalogue_version
      where kind = 'package' and key = 'blossom'`,
    world.clock.now(),
  );

  /** Of the stories before nothing is asked, charged or sent any more. */
  const endOthers = async () => {
    for (const text of ENDINGS) await rows(text);
    Object.assign(payments.state, { loseAnswers: false, away: false, nextCharges: [], charged: [] });
  };

  const enter = async (real: Real): Promise<Person> => {
    const person = await world.as(`story${count}n${real.people.length}`);
    await rows('update member set email_verified_at = $2 where id = $1', person.id, world.clock.now());
    real.people.push(person);
    const { send } = person;
    person.send = async (...asked) => {
      const reply = await send(...asked);
      if (reply.status === 500) broken.push(`a call failed: ${asked[0]} ${asked[1]}`);
      return reply;
    };
    return person;
  };

  const begin = async (): Promise<Real> => {
    await endOthers();
    world.time.now = new Date(began + ++count * HOUR_MS);
    const code = `STORY${count}`;
    await billing.codes.desk.add(staff[0].staffId, {
      data: quarterOff(code),
      reason: 'a story',
    });
    const sets = { noted: new Set<string>(), erased: new Set<string>() };
    const nothing = { attempts: [], ...sets, lines: new Map() };
    const maps = { quiet: new Map(), asked: new Map(), counted: new Map(), smaller: new Map() };
    const real: Real = { ...nothing, ...maps, code, people: [] };
    await enter(real);
    return real;
  };

  /** What the timetable does within some minutes, by two processes where money is charged. */
  const work = async () => {
    await billing.payments.handleWaiting();
    world.pass(2 * MINUTE_MS);
    await billing.payments.sweep();
    await billing.rest.giveUpLate();
    await Promise.all([billing.renewing.renew(), billing.renewing.renew()]);
    await rows(
      `update refund set next_try_at = null where next_try_at <> 'infinity' and state not in ('done', 'failed', 'refused')`,
    );
    await billing.refunding.sweep();
  };
  const sleep = async (ms: number) => {
    world.pass(ms);
    await staySignedIn(world);
    await billing.payments.expireOrders();
    await billing.rest.giveUpLate();
    await billing.renewal.pausing.endOver();
    await billing.renewal.forgetCards();
    await billing.disputes.sweep();
    await billing.askingBack.askWaiting();
    await leaving.erasures.eraseDue();
    await work();
  };

  const learnOrders = async (model: MoneyModel, real: Real) => {
    const found = await rows(
      `select o.id, o.member_id, o.purchase_id, o.currency, o.amount_minor::float8 as amount, o.status, o.expires_at,
          l.discount_minor::float8 as discount, o.quote_id, q.code_key, l.subject_id as subject,
          coalesce(v.key, l.kind) as package,
          exists (select from agreement_renewal r where r.order_id = o.id) as renews,
          exists (select from agreement_renewal r join agreement a on a.id = r.agreement_id where r.order_id = o.id
            and r.settled_at is null and a.ended_because = 'refunded') as given_back,
          exists (select from dispute d join payment p on p.id = d.payment_id join payment_attempt t on t.id = p.attempt_id
            where t.order_id = o.id and d.ended_at is null) as disputed
        from purchase_order o join quote q on q.id = o.quote_id join order_line l on l.order_id = o.id
          left join catalogue_version v on v.id = l.package_version_id
        where o.member_id = any($1) order by o.id`,
      real.people.map(({ id }) => id),
    );
    for (const one of found.filter(({ id }) => !model.orders.has(id))) {
      const price = PRICES[one.package]![one.currency as Currency]!;
      const code = one.code_key !== null;
      const discountMinor = code ? quarterOf(price, one.currency === 'NGN' ? 100 : 1) : 0;
      const counted = real.counted.get(one.quote_id) ?? [];
      const countedMinor = counted.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect([one.amount, one.discount]).toEqual([price - discountMinor - countedMinor, discountMinor]);
      const { purchase_id: purchase, member_id: member, currency } = one;
      if (one.renews) expect(one.package).toBe(real.smaller.get(member) ?? one.package);
      const kind = one.subject ? 'service' : 'package';
      const prices = { currency, amountMinor: one.amount, code, discountMinor, counted };
      model.place(one.id, { kind, purchase, member, ...prices, byItself: one.renews });
    }
    for (const { id, given_back } of found) model.orders.get(id)!.givenBack = given_back;
    return found;
  };

  const learnMoney = async (model: MoneyModel, real: Real) => {
    real.attempts = await rows(
      `select a.id, a.reference, a.method, a.order_id as "orderId" from payment_attempt a
        where a.order_id = any($1) order by a.id`,
      [...model.orders.keys()],
    );
    const once = (what: string): boolean => !real.noted.has(what) && Boolean(real.noted.add(what));
    for (const { reference, orderId, method } of real.attempts) {
      if (method === 'credit') model.nameCredit(orderId, reference);
      const said = payments.told.get(reference);
      if (said?.state === 'paid' && once(reference)) {
        const money = { amountMinor: said.amountMinor, currency: said.currency as Currency };
        model.receive(reference, orderId, 'paystack', money, world.clock.now().getTime());
      }
      for (const { id, state, amountMinor } of payments.refundsOf(reference)) {
        if (state !== 'done' || !once(id)) continue;
        const [ours] = await rows('select "of" from refund where provider_id = $1', id);
        model.sentBack(reference, 'paystack', amountMinor, ours?.of === 'order');
      }
    }
  };

  /** Time, a renewal that ends and an account that closes end orders; nothing else does unasked. */
  const learnEnds = (model: MoneyModel, found: Awaited<ReturnType<typeof learnOrders>>) => {
    const now = world.clock.now();
    for (const { id, status, expires_at, renews, disputed } of found) {
      const order = model.orders.get(id)!;
      const isClosed = model.closed.has(order.member);
      const mayExpire = status === 'expired' && (renews || expires_at <= now);
      const mayCancel = status === 'cancelled' && (renews || isClosed);
      if (order.state === 'open' && (mayExpire || mayCancel)) model.end(id, status);
      // What a bank asks back is owed to nobody until it has decided.
      const isDue = !disputed && now.getTime() >= order.lastPartAt + REST_MS;
      if (order.state === 'part_paid' && isDue) model.giveUp(id);
    }
  };

  const expectBooks = async (model: MoneyModel, { people }: Real) => {
    const found = await rows(
      `select case when l.account in ('liability:deferred', 'income:package', 'income:session', 'expense:chargeback') then 'given'
          else l.account end || ' ' || l.currency as of, sum(l.amount_minor)::float8 as amount
        from ledger_line l join ledger_transaction t on t.id = l.transaction_id
          join purchase_order o on o.id = t.order_id
        where o.member_id = any($1) group by 1 having sum(l.amount_minor) <> 0`,
      people.map(({ id }) => id),
    );
    expect(Object.fromEntries(found.map(({ of, amount }) => [of, amount]))).toEqual(model.balances());
  };

  const services = serviceRoom(world, 'session');
  /** Each once, and taken back with all of its money. */
  const expectServices = async (model: MoneyModel) => {
    const sold = await rows(
      `select o.id, l.subject_id as subject from purchase_order o join order_line l on l.order_id = o.id
        where o.id = any($1) and l.kind = 'session'`,
      [...model.orders.keys()],
    );
    for (const { id, subject } of sold) {
      const { purchase, takenBack, state } = model.orders.get(id)!;
      const isPaid = model.settled.has(purchase) && !['open', 'expired', 'cancelled'].includes(state);
      const found = [services.givenOf(subject).length, services.takenOf(subject).length];
      expect(found).toEqual([Number(isPaid), Number(takenBack)]);
    }
  };

  const expectPapers = async (model: MoneyModel) => {
    const gaps = await rows(
      'select kind, year from invoice group by 1, 2 having count(*) <> max(ordinal) or min(ordinal) <> 1',
    );
    const ids = [...model.orders.keys()];
    const [papers] = await rows(
      `select count(*) filter (where kind = 'invoice')::int as invoices,
          count(*) filter (where kind = 'credit_note')::int as notes from invoice where order_id = any($1)`,
      ids,
    );
    const due = { invoices: model.settled.size, notes: model.creditNotes };
    expect({ gaps, ...papers }).toEqual({ gaps: [], ...due });
  };

  const expectCodes = async (model: MoneyModel, { code }: Real) => {
    const found = await rows(
      `select purchase_id, state from code_use where code_key = $1 and state <> 'released'`,
      code.toLowerCase(),
    );
    expect(new Map(found.map((one) => [one.purchase_id, one.state]))).toEqual(
      new Map([...model.uses].map(([purchase, { state }]) => [purchase, state])),
    );
  };

  const chargesOf = (member: string): number =>
    payments.state.charged.filter(({ code }) => code === cardOf(member)).length;
  const expectCharges = async (real: Real) => {
    const { charged } = payments.state;
    for (const [member, times] of real.quiet) expect(chargesOf(member)).toBe(times);
    // Of a charge that came in part the rest is charged too.
    const references = charged
      .filter(({ reference, amountMinor }) => {
        const said = payments.told.get(reference);
        return said?.state === 'paid' && said.amountMinor >= amountMinor;
      })
      .map(({ reference }) => reference);
    const twice = await rows(
      `select r.agreement_id, r.old_ends_at from agreement_renewal r join payment_attempt a on a.order_id = r.order_id
        where a.reference = any($1) group by 1, 2 having count(*) > 1`,
      references,
    );
    expect(twice).toEqual([]);
  };

  return {
    world,
    payments,
    staff,
    rows,
    services,
    begin,
    enter,
    work,
    sleep,

    /** What failed as a process died. */
    forgetFaults: () => {
      world.takeErrors();
      broken.length = 0;
    },

    /** From now on nothing is charged to their card. */
    quieten: (real: Real, member: string) => void real.quiet.set(member, chargesOf(member)),

    /** Whether it was done; what was refused in words is no fault. */
    done: (deed: Promise<unknown>): Promise<boolean> =>
      deed.then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError) return false;
          throw error;
        },
      ),

    /** What has come by now, at the time that the clock says. */
    learnMoney,

    async compare(model: MoneyModel, real: Real): Promise<void> {
      const isFault = (error: unknown) => !(error instanceof PaymentProviderError);
      const faults = [...world.takeErrors().filter(isFault), ...broken.splice(0)];
      if (faults.length > 0) throw new AggregateError(faults, `a fault was logged: ${faults.join('; ')}`);
      // Many a command finds nothing to do.
      const now = `${world.countChanges()} ${world.clock.now().getTime()}`;
      if (now === compared) return;
      const found = await learnOrders(model, real);
      await learnMoney(model, real);
      learnEnds(model, found);
      expect(Object.fromEntries(found.map(({ id, status }) => [id, status]))).toEqual(
        Object.fromEntries([...model.orders].map(([id, { state }]) => [id, state])),
      );
      await expectBooks(model, real);
      await expectPapers(model);
      await expectServices(model);
      await expectCodes(model, real);
      await expectCharges(real);
      await checkPromises(rows, payments, model, real);
      await checkGrants(rows, model, real, world.clock.now());
      compared = now;
    },
  };
};
export type MoneyStory = Awaited<ReturnType<typeof makeMoneyStory>>;
