// An account that is deleted, at the moment at which something else begins for it: whoever is first, nothing outlives the member.
import { randomUUID } from 'node:crypto';
import { makeQuote, placeOrder } from '@ijeuwa/contract/billing';
import { sayCouple } from '@ijeuwa/contract/couples';
import { addEvent, answerEvent } from '@ijeuwa/contract/events';
import { deleteAccount, RETURN_DAYS } from '@ijeuwa/contract/leaving';
import { bookAppointment, joinWaiting, moveAppointment } from '@ijeuwa/contract/schedule';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { REGISTRY } from '#platform/database/columns/registry.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { hashPassword } from '#platform/passwords.ts';
import { addGrant } from '#test/grants.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { matchThem } from '#test/matched.ts';
import { enterMember, type Member } from '#test/members.ts';
import { savePackageOnce } from '#test/packages.ts';
import type { Reply } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeVipTalk } from '#test/vip-talk.ts';
import { ofMember } from './of-member.repository.ts';

const RACES = Number(process.env.RACES ?? 50);
const LANES = 5;
const PASSWORD = 'a good long one';
const KEYS = ['dr-a', 'dr-b', 'dr-c', 'dr-d'];

const talk = await makeVipTalk();
const { world } = talk;
const { schedule } = world.features;
const payments = honestPayments();
const paying = await makeWorld({}, { payments: payments.provider });
let passwordHash: string;
let versionId: string;
let eventful: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  const now = world.clock.now();
  versionId = await savePackageOnce(world.db, { packageId: 'priced' }, {}, now);
  const features = ['Event invitations'];
  eventful = await savePackageOnce(world.db, { packageId: 'eventful' }, { features }, now);
  const listed = { versionId, priceNGN: 15_000_000, priceUSD: 9375, bookable: true };
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  await schedule.keepCounsellors(KEYS.map((key) => ({ key, name: `Dr ${key}`, ...listed, weekdays })));
});
afterAll(async () => {
  await world.close();
  await paying.close();
});

let times = 0;
/** Each a time of its own, from 30 November, 09:00 in Lagos. */
const nextTime = () => {
  const at = times++;
  const [hour, key] = [[8, 9, 10, 13, 14, 15][at % 6]!, KEYS[Math.floor(at / 6) % KEYS.length]!];
  const day = 30 + Math.floor(at / (6 * KEYS.length));
  return { counsellor: key, startsAt: new Date(Date.UTC(2026, 10, day, hour)).toISOString() };
};
const PLAIN = { package: 'none', cardStatus: 'none', photos: 0 } as const;
const somebody = async (of: World = world): Promise<Member> => enterMember(of, `Ada${times++}`, PLAIN);
const form = (more: object = {}) => ({
  id: randomUUID(),
  ...nextTime(),
  kind: 'session' as const,
  name: 'Ada Okeke',
  email: 'ada@example.com',
  useCredit: true,
  ...more,
});
const giveSessions = (who: Member) =>
  world.db.transaction((tx) =>
    schedule.credits.grant(tx, {
      memberId: who.id,
      planId: randomUUID(),
      title: 'Starter',
      kind: 'session',
      sessions: 2,
      usableUntil: later(world.clock.now(), 90 * DAY_MS),
    }),
  );

/** Between none and some of a deed’s statements later. */
const soon = (at: number) => new Promise((done) => setTimeout(done, (at * 7) % 23));
const leave = (who: Member) => who.call(deleteAccount, { body: { proof: { password: PASSWORD } } });

type Race = { leaver: Member; deed: () => Promise<Reply<unknown> | undefined> };
/** Answers who has left, and how often the deed was done all the same. */
const race = async (of: World, ready: (at: number) => Promise<Race>) => {
  const leavers: string[] = [];
  const tally = { done: 0, refused: 0 };
  const lane = async (first: number) => {
    for (let at = first; at < RACES; at += LANES) {
      const { leaver, deed } = await ready(at);
      await of.db
        .update(member)
        .set({ passwordHash })
        .where(inArray(member.id, [leaver.id]));
      const [left, did] = await Promise.all([
        (at % 2 ? soon(at) : Promise.resolve()).then(() => leave(leaver)),
        (at % 2 ? Promise.resolve() : soon(at)).then(deed),
      ]);
      expect([left.status, left.refusal]).toEqual([200, left.refusal]);
      if (did) expect(did.status).toBeLessThan(500);
      tally[did && did.status !== 200 ? 'refused' : 'done'] += 1;
      leavers.push(leaver.id);
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, at) => lane(at)));
  return { leavers, tally };
};

const counted = async (of: World, text: string, ids: readonly string[]) =>
  Number((await of.platform.pool.query(`select count(*) as n from ${text}`, [ids])).rows[0].n);
/** Once the minute’s jobs have run nothing of theirs takes anybody’s time. */
const expectEnded = async (leavers: string[]) => {
  await schedule.together.partAll();
  const open = "state in ('held', 'confirmed', 'choosing')";
  expect({
    appointments: await counted(world, `appointment where member_id = any($1) and ${open}`, [...leavers]),
    along: await counted(world, `appointment where partner_id = any($1) and ${open}`, leavers),
    claims: await counted(world, 'claim where person_id = any($1)', leavers),
    seats: await counted(world, 'event_invitation where coming and member_id = any($1)', leavers),
  }).toEqual({ appointments: 0, along: 0, claims: 0, seats: 0 });
};
/** What stands of them in any table of which rows are theirs. */
const outlived = async (of: World, leavers: readonly string[]) => {
  const found: string[] = [];
  for (const [table, { erased }] of Object.entries(REGISTRY)) {
    if (!('goes' in erased)) continue;
    for (const id of leavers) {
      const answered = await of.db.execute(
        sql`select 1 from ${sql.identifier(table)} where ${ofMember(erased.goes, id)} limit 1`,
      );
      if (answered.rows.length > 0) found.push(table);
    }
  }
  return [...new Set(found)];
};
const gone: { of: World; leavers: string[] }[] = [];
const eraseAll = async (of: World) => {
  for (let round = 0; round < 20; round += 1) await of.features.leaving.erasures.eraseDue();
};

test('a booking', async () => {
  const { leavers } = await race(world, async () => {
    const leaver = await somebody();
    await giveSessions(leaver);
    return { leaver, deed: () => leaver.call(bookAppointment, { body: form() }) };
  });
  await expectEnded(leavers);
  gone.push({ of: world, leavers });
});

test('a move', async () => {
  const { leavers } = await race(world, async () => {
    const leaver = await somebody();
    await giveSessions(leaver);
    const { body } = await leaver.call(bookAppointment, { body: form() });
    const to = { ...nextTime(), version: body.version };
    return { leaver, deed: () => leaver.call(moveAppointment, { params: { id: body._id }, body: to }) };
  });
  await expectEnded(leavers);
  gone.push({ of: world, leavers });
});

test('a booking of the other of the couple, who keeps it alone', async () => {
  const others: string[] = [];
  const { leavers, tally } = await race(world, async () => {
    const [leaver, obi] = [await somebody(), await somebody()];
    const matchId = await matchThem(world, leaver, obi);
    for (const one of [leaver, obi]) await one.call(sayCouple, { params: { matchId } });
    await giveSessions(obi);
    others.push(obi.id);
    return { leaver, deed: () => obi.call(bookAppointment, { body: form({ withPartner: true }) }) };
  });
  await expectEnded(leavers);
  const kept = "appointment where member_id = any($1) and state = 'confirmed'";
  expect(await counted(world, kept, others)).toBe(tally.done);
  expect(await counted(world, 'claim where person_id = any($1)', others)).toBe(tally.done);
  gone.push({ of: world, leavers });
});

test('a seat at an event', async () => {
  const planner = await talk.sign('ngozi', ['planner']);
  const data = {
    title: 'Brunch',
    place: 'Ikoyi',
    day: '2027-06-13',
    time: '13:00',
    seats: 200,
    order: 1,
    description: 'Three long tables.',
  };
  const { body } = await planner.call(addEvent, { body: { data, reason: 'a new one' } });
  const answer = { event: body.entry.key, coming: true };
  const { leavers } = await race(world, async () => {
    const leaver = await somebody();
    const now = world.clock.now();
    const period = { startsAt: later(now, -DAY_MS), endsAt: later(now, 30 * DAY_MS) };
    await addGrant(world.db, { memberId: leaver.id, packageVersionId: eventful, ...period });
    return { leaver, deed: () => leaver.call(answerEvent, { body: answer }) };
  });
  await expectEnded(leavers);
  gone.push({ of: world, leavers });
});

test('an offer of the waiting list', async () => {
  const { leavers } = await race(world, async (at) => {
    const leaver = await somebody();
    const key = KEYS[at % KEYS.length]!;
    await leaver.call(joinWaiting, { params: { key } });
    await world.platform.pool.query('update counsellor set freed_at = $2 where key = $1', [
      key,
      world.clock.now(),
    ]);
    return { leaver, deed: async () => void (await schedule.waiting.tellAll()) };
  });
  await expectEnded(leavers);
  gone.push({ of: world, leavers });
});

test('an answer to an introduction: of the client who leaves, of the other, and of the other who leaves', async () => {
  const { leavers } = await race(world, async (at) => {
    const { ada, others, id } = await talk.paidClient();
    const obi = others[0]!;
    await talk.claim(id);
    await talk.propose(id, [obi]);
    const proposal = (await talk.caseOf(ada)).proposals[0]!._id;
    if (at % 3 === 0) return { leaver: ada, deed: () => talk.answer(ada, proposal, true) };
    await talk.answer(ada, proposal, true);
    return { leaver: at % 3 === 1 ? ada : obi, deed: () => talk.answer(obi, proposal, true) };
  });
  await expectEnded(leavers);
  gone.push({ of: world, leavers });
});

/** Placed, and paid on the provider’s page; nothing has come here yet. */
const order = async (who: Member) => {
  const quote = await who.call(makeQuote, { body: { packageId: 'blossom' } });
  const { body } = await who.call(placeOrder, { body: { quoteId: quote.body._id, method: 'card' } });
  payments.pay(body.reference);
  return body.reference;
};
const arrive = async (reference: string): Promise<undefined> => {
  const said = await paying.app.inject({
    method: 'POST',
    url: '/api/webhooks/paystack',
    ...payments.notice(reference),
  });
  expect(said.statusCode).toBe(200);
  await paying.features.billing.payments.handleWaiting();
};
/** Each was given before, or is owed back; none is both, and none neither. */
const expectAccounted = async (leavers: string[]) => {
  await paying.features.billing.payments.handleWaiting();
  const { rows } = await paying.platform.pool.query(
    `select o.status, count(distinct p.id)::int as payments,
       coalesce(sum(l.amount_minor) filter (where l.account = 'liability:refunds_due'), 0)::int as due
     from purchase_order o left join ledger_transaction t on t.order_id = o.id
       left join ledger_line l on l.transaction_id = t.id left join payment p on p.id = t.payment_id
     where o.member_id = any($1) group by o.id`,
    [leavers],
  );
  expect(rows).toHaveLength(leavers.length);
  for (const one of rows) expect([one.status, one.due < 0]).toEqual([one.status, one.status !== 'paid']);
};

test('a notice that a payment has come, at the request', async () => {
  const { leavers } = await race(paying, async () => {
    const leaver = await somebody(paying);
    const reference = await order(leaver);
    return { leaver, deed: () => arrive(reference) };
  });
  await expectAccounted(leavers);
  gone.push({ of: paying, leavers });
});

test('the same at the erasure, and what was in flight: nothing of anybody outlives them', async () => {
  const late: { leaver: Member; reference: string }[] = [];
  for (let at = 0; at < RACES; at += 1) {
    const leaver = await somebody(paying);
    await paying.db
      .update(member)
      .set({ passwordHash })
      .where(inArray(member.id, [leaver.id]));
    const reference = await order(leaver);
    await leave(leaver);
    late.push({ leaver, reference });
  }
  for (const of of [world, paying]) of.pass(RETURN_DAYS * DAY_MS);
  await Promise.all([
    eraseAll(world),
    schedule.waiting.tellAll(),
    schedule.paid.clearRunOut(),
    eraseAll(paying),
    ...late.map(({ reference }, at) => soon(at).then(() => arrive(reference))),
  ]);
  const leavers = late.map(({ leaver }) => leaver.id);
  await expectAccounted(leavers);
  for (const { of, leavers: all } of [...gone, { of: paying, leavers }]) {
    const erased = "member where id = any($1) and status = 'erased'";
    expect(await counted(of, erased, all)).toBe(all.length);
    expect(await outlived(of, all)).toEqual([]);
  }
});
