// The matchmakers’ desk: taken by one, looked at in the audit, planned, noted on, proposed from.
import { randomUUID } from 'node:crypto';
import { endCouple, sayCouple } from '@ijeuwa/contract/couples';
import * as desk from '@ijeuwa/contract/staff-vip';
import { ANSWER_WITHIN_DAYS } from '@ijeuwa/contract/vip';
import { changeVipEntry, listVipEntries } from '@ijeuwa/contract/vip-entry';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import { blockThem, matchThem } from '#test/matched.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, bisi, sign, caseOf, view, paidClient, claim, propose, read } = talk;
const kemi = await sign('kemi');
afterAll(() => world.close());

const plan = (id: string, text = 'First Lagos, then Ibadan.', who = bisi) =>
  who.call(desk.writeStrategy, { params: { id }, body: { text } });
const note = (id: string, clientId = randomUUID()) =>
  bisi.call(desk.noteVipCase, { params: { id }, body: { clientId, text: 'Prefers to be called at night.' } });
const fitting = (id: string, who = bisi) => who.call(desk.listFitting, { params: { id } });
const actsOn = async (id: string) => {
  const { rows } = await world.platform.pool.query(
    'select act, subject from audit_entry where subject like $1 order by seq',
    [`VIP case ${id}%`],
  );
  return rows as { act: string; subject: string }[];
};

test('to members, strangers and staff of other roles it is an address that does not exist', async () => {
  const { ada, id } = await paidClient();
  const nowhere = await ada.send('GET', '/api/nowhere');
  for (const who of [world.stranger(), ada, await sign('bello', ['support', 'moderator', 'counsellor'])]) {
    const replies = [
      await who.call(desk.listVipCases, { query: {} }),
      await fitting(id, who as typeof bisi),
      await claim(id, who as typeof bisi),
    ];
    for (const reply of replies)
      expect([reply.status, reply.refusal.message]).toEqual([404, nowhere.refusal.message]);
  }
});

test('of two who take it one wins, the member reads the first name, and the clock goes on when it is handed over', async () => {
  const { ada, id } = await paidClient();
  const replies = await Promise.all([claim(id), claim(id, kemi)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [winner, name] = replies[0]!.status === 200 ? [bisi, 'bisi'] : [kemi, 'kemi'];
  expect(await caseOf(ada)).toMatchObject({ state: 'assigned', owner: name, ownerDueAt: null });
  const { dueAt } = await caseOf(ada);
  const reason = { params: { id }, body: { reason: 'I am ill.' } };
  expect((await winner.call(desk.handOverVipCase, reason)).status).toBe(200);
  expect((await winner.call(desk.handOverVipCase, reason)).status).toBe(409);
  expect(await caseOf(ada)).toMatchObject({ owner: null, dueAt });
});

test('whose clock ends first stands first, and one that nobody paid for does not stand there', async () => {
  const first = await paidClient();
  await talk.pass(HOUR_MS);
  const second = await paidClient();
  const { ada: unpaid } = await talk.couples.couple();
  await talk.submit(unpaid);
  const { cases } = (await bisi.call(desk.listVipCases, { query: {} })).body;
  const ids = cases.map(({ _id }) => _id);
  expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
  expect(cases.some(({ member }) => member._id === unpaid.id)).toBe(false);
  const { rows } = await world.platform.pool.query(
    `select subject from audit_entry where act = 'read VIP cases' order by seq desc limit 1`,
  );
  expect(rows[0].subject.split(' ')).toEqual(expect.arrayContaining([first.id, second.id]));
  const unpaidId = (await view(unpaid)).case!._id;
  expect((await bisi.call(desk.readVipCase, { params: { id: unpaidId } })).status).toBe(404);
  expect((await claim(unpaidId)).status).toBe(404);
});

test('page by page: what is due, what waits for answers, the paused, the closed', async () => {
  const { pool } = world.platform;
  await pool.query(
    'update vip_case set closed_at = now(), state = $1, closed_because = $2, staff_id = null, paused_from = null, paused_at = null, paused_by = null, owner_due_at = null, alarm_at = null, due_at = null',
    ['closed', 'ended'],
  );
  const model = await paidClient();
  // More than a page begun, and due, at one moment, and of each of the four kinds.
  const kinds = [
    `'assigned', date_trunc('milliseconds', now()) + interval '1 day' * (n / 29), null::timestamptz, null, null, null, null`,
    `'proposed', null, null, null, null, null, null`,
    `'paused', null, now(), 'searching', 'member', null, null`,
    `'closed', null, null, null, null, now(), 'ended'`,
  ];
  const { rows: people } = await pool.query(
    `insert into member (email) select 'vip' || n || '@example.com' from generate_series(1, 120) n returning id`,
  );
  await pool.query(`insert into profile (member_id, name) select unnest($1::uuid[]), 'Client'`, [
    people.map(({ id }) => id),
  ]);
  for (const [at, kind] of kinds.entries())
    await pool.query(
      `insert into vip_case (member_id, file_sealed, submitted_at, started_at, ground, state, due_at, paused_at, paused_from, paused_by, closed_at, closed_because)
        select o.id, c.file_sealed, c.submitted_at, c.started_at, c.ground, ${kind}
        from vip_case c, unnest($2::uuid[]) with ordinality o(id, n) where c.id = $1`,
      [model.id, people.slice(at * 30, at * 30 + 30).map(({ id }) => id)],
    );
  const seen: desk.CaseRow[] = [];
  let pages = 0;
  for (let after: string | undefined, more = true; more; pages++) {
    const { body } = await bisi.call(desk.listVipCases, { query: after ? { after } : {} });
    expect(body.cases.length).toBeLessThanOrEqual(desk.VIP_CASES_PAGE);
    seen.push(...body.cases);
    more = body.next !== null;
    after = body.next ?? undefined;
  }
  const { rows } = await pool.query('select count(*)::int as n from vip_case where started_at is not null');
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(rows[0].n);
  expect(seen).toHaveLength(rows[0].n);
  expect(pages).toBe(Math.ceil(rows[0].n / desk.VIP_CASES_PAGE));
  const order = seen.map(({ state, dueAt }) =>
    state === 'closed' ? 3 : state === 'paused' ? 2 : dueAt === null ? 1 : 0,
  );
  expect(order).toEqual(order.toSorted());
  const dues = seen.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]));
  expect(dues).toEqual(dues.toSorted());
  expect((await bisi.call(desk.listVipCases, { query: { after: 'nowhere' } })).status).toBe(400);
});

test('an interview, a plan that the member reads, and sealed notes that the member never sees', async () => {
  const { ada, id } = await paidClient();
  expect((await plan(id)).refusal.message).toBe('Please take this case first.');
  await claim(id);
  expect((await plan(id, undefined, kemi)).refusal.message).toBe('A colleague has this case.');
  const spoken = () => bisi.call(desk.recordInterview, { params: { id } });
  await talk.writeToClient(id, 'What do you hope for?');
  expect((await spoken()).refusal.message).toContain('not written to each other');
  await talk.write(ada, 'A home full of songs.');
  for (const _ of [1, 2]) expect((await spoken()).status).toBe(200);
  expect((await caseOf(ada)).state).toBe('interviewed');
  await plan(id);
  expect(await caseOf(ada)).toMatchObject({ state: 'searching', strategy: 'First Lagos, then Ibadan.' });
  const same = randomUUID();
  for (const _ of [1, 2]) expect((await note(id, same)).status).toBe(200);
  expect((await read(id, kemi)).notes.map(({ text, staff }) => [text, staff])).toEqual([
    ['Prefers to be called at night.', 'bisi'],
  ]);
  expect(JSON.stringify(await view(ada))).not.toContain('at night');
  const { rows } = await world.platform.pool.query('select * from vip_case, vip_note');
  expect(JSON.stringify(rows)).not.toMatch(/at night|Ibadan/);
});

test('who fits both ways stands there with why, to the owner alone; what was looked at is in the audit', async () => {
  const { others, id } = await paidClient(2);
  expect((await fitting(id)).status).toBe(409);
  await claim(id);
  const { people, count } = (await fitting(id)).body;
  expect(count).toBe(2);
  expect(people.map(({ _id }) => _id).sort()).toEqual(others.map((one) => one.id).sort());
  expect(people[0]!.reasons.length).toBeGreaterThan(0);
  expect((await fitting(id, kemi)).status).toBe(409);
  const acts = await actsOn(id);
  const look = acts.find(({ act }) => act === 'look who fits');
  for (const one of others) expect(look?.subject).toContain(one.id);
  await propose(id, [others[0]!]);
  expect((await fitting(id)).body.people.map(({ _id }) => _id)).toEqual([others[1]!.id]);
  await read(id);
  expect((await actsOn(id)).map(({ act }) => act)).toEqual([
    'take VIP case',
    'look who fits',
    'propose people',
    'look who fits',
    'read VIP case',
  ]);
});

test('whom the client has in the picks of today is marked, and stands behind whom they would not meet', async () => {
  const { ada, others, id } = await paidClient(2);
  await claim(id);
  const deck = async (picks: readonly string[]) =>
    world.platform.pool.query(
      `insert into queue_state (viewer_id, filled_at, fits, filled, pick_day, picks)
        values ($1, $2::timestamptz, 0, 0, ($2::timestamptz at time zone 'Africa/Lagos')::date, $3)
        on conflict (viewer_id) do update set pick_day = excluded.pick_day, picks = excluded.picks`,
      [ada.id, world.clock.now().toISOString(), picks],
    );
  await world.platform.pool.query('delete from queue_entry where viewer_id = $1', [ada.id]);
  for (const [pick, other] of [others, others.toReversed()]) {
    await deck([pick!.id]);
    const { people } = (await fitting(id)).body;
    expect(people.map(({ _id, known }) => [_id, known])).toEqual([
      [other!.id, null],
      [pick!.id, 'picks'],
    ]);
  }
});

test('who likes the client already is marked for the matchmaker, and the client is told nothing by it', async () => {
  const { ada, others, id } = await paidClient(2);
  const [obi, uche] = others;
  await claim(id);
  await world.platform.pool.query(
    "insert into answer (viewer_id, target_id, kind, answered_at) values ($1, $2, 'like', now())",
    [uche!.id, ada.id],
  );
  await world.platform.pool.query('delete from queue_entry where viewer_id = $1', [ada.id]);
  const { people } = (await fitting(id)).body;
  expect(people.map(({ _id, known }) => [_id, known])).toEqual([
    [obi!.id, null],
    [uche!.id, 'likes'],
  ]);
  await propose(id, [uche!]);
  expect(JSON.stringify(await caseOf(ada))).not.toContain('likes');
});

test('the desk says who the client is; what they write about themselves is for the owner alone', async () => {
  const { ada, id } = await paidClient();
  await world.platform.pool.query("update profile set bio = 'I sing.' where member_id = $1", [ada.id]);
  await claim(id);
  const { client } = await read(id);
  expect(client).toMatchObject({ age: expect.any(Number), bio: 'I sing.' });
  expect(client.location).not.toBe('');
  expect((await read(id, kemi)).client).toEqual({ ...client, bio: null });
});

test('three wait at once, the same again are the same, and whoever does not fit is refused', async () => {
  const { ada, others, id } = await paidClient(5);
  const stranger = (await paidClient()).others[0]!;
  await claim(id);
  expect((await propose(id, [stranger])).refusal.message).toContain('does not fit any more');
  await blockThem(world, others[4]!, ada);
  expect((await propose(id, [others[4]!])).status).toBe(409);
  expect((await caseOf(ada)).proposals).toEqual([]);
  await propose(id, others.slice(0, 2));
  expect((await propose(id, others.slice(0, 2))).status).toBe(200);
  expect((await propose(id, others.slice(2, 4))).refusal.message).toBe('1 more may be proposed now.');
  expect((await propose(id, [others[2]!])).status).toBe(200);
  expect((await propose(id, [others[3]!])).refusal.message).toBe('Three wait for an answer already.');
  expect((await caseOf(ada)).proposals).toHaveLength(3);
  const { answersUntil, proposals } = await read(id);
  expect(answersUntil).toBe(later(world.clock.now(), ANSWER_WITHIN_DAYS * DAY_MS).toISOString());
  expect(proposals.map(({ answerUntil }) => answerUntil)).toEqual([answersUntil, answersUntil, answersUntil]);
  expect((await propose(id, others.slice(0, 4))).status).toBe(400);
});

test('the price is changed by finance with a reason, and whoever is offered it pays the new one', async () => {
  const finance = await sign('funmi', ['finance']);
  const [entry] = (await finance.call(listVipEntries, {})).body.entries;
  const data = { ...entry!.current.data!, price: 600_000 };
  const body = { data, reason: 'The new year.', seenVersion: entry!.current.version };
  expect((await finance.call(changeVipEntry, { params: { key: 'vip' }, body })).status).toBe(200);
  expect((await bisi.call(listVipEntries, {})).status).toBe(404);
  const { ada } = await talk.couples.couple();
  expect((await view(ada)).terms.prices.map(({ shown }) => shown.amountMinor / 100)).toEqual([
    600_000, 462, 364,
  ]);
});

test('the matchmaker sees that the client is in a couple, while it lasts and both say so, and not with whom', async () => {
  const { ada, id } = await paidClient();
  await claim(id);
  const obi = await world.as('partner');
  const matchId = await matchThem(world, ada, obi);
  const isInCouple = async () => (await read(id)).isInCouple;
  await ada.call(sayCouple, { params: { matchId } });
  expect(await isInCouple()).toBe(false);
  await obi.call(sayCouple, { params: { matchId } });
  expect(await isInCouple()).toBe(true);
  expect(JSON.stringify(await read(id))).not.toContain(obi.id);
  await obi.call(endCouple, { params: { matchId } });
  expect(await isInCouple()).toBe(false);
});
