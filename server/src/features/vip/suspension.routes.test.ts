// A client who is suspended: their case stands still as long as that lasts, and whoever has it is told.
import { claimVipCase } from '@ijeuwa/contract/staff-vip';
import { findVip, pauseVip, resumeVip } from '@ijeuwa/contract/vip';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeVipTalk } from '#test/vip-talk.ts';
import { SUSPENDED_DAYS } from './vip.rules.ts';

const talk = await makeVipTalk();
const { world, couples, bisi, caseOf, paidClient, claim, propose, read, submit, services, tick } = talk;
const { pool } = world.platform;
afterAll(() => world.close());
beforeEach(() => void world.mails.splice(0));

/** As the account’s own room says it; the session of the client goes on, so that the tests can look. */
const change = async (id: string, what: 'suspended' | 'lifted', status: string) => {
  await pool.query('update member set status = $2 where id = $1', [id, status]);
  await world.db.transaction((tx) => world.features.vip.memberChanged(tx, id, what));
};
const suspend = ({ id }: { id: string }) => change(id, 'suspended', 'suspended');
const lift = ({ id }: { id: string }, status = 'active') => change(id, 'lifted', status);
const rowOf = async (id: string) => {
  const { rows } = await pool.query('select * from vip_case where id = $1', [id]);
  return rows[0];
};
const mailed = async (subject: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.subject === subject).map(({ to }) => to);
};

test('the clock stands still and nothing is late; lifted, it goes on later by as long, and what was paid too', async () => {
  const { ada, id, earned, others } = await paidClient();
  await claim(id);
  const { due_at: dueAt } = await rowOf(id);
  for (const _ of [1, 2]) await suspend(ada);
  expect(await mailed('A VIP case stands still')).toEqual(['bisi@staff.example']);
  expect(await read(id)).toMatchObject({ state: 'paused', pausedBy: 'suspension', dueAt: null });
  expect((await propose(id, others)).refusal.message).toBe(
    'The client is suspended: this case stands still until that is lifted.',
  );
  await talk.pass(3 * DAY_MS);
  await tick();
  for (const _ of [1, 2]) await lift(ada);
  expect(await mailed('A VIP case goes on')).toEqual(['bisi@staff.example']);
  expect(await rowOf(id)).toMatchObject({
    state: 'assigned',
    paused_by: null,
    due_at: later(dueAt, 3 * DAY_MS),
    served_until: later(earned.endsAt, 3 * DAY_MS),
  });
  expect((await caseOf(ada)).missed).toEqual([]);
});

test('what its member paused stays paused when the suspension is lifted', async () => {
  const { ada, id } = await paidClient();
  await ada.call(pauseVip, {});
  await suspend(ada);
  await lift(ada);
  expect(await rowOf(id)).toMatchObject({ state: 'paused', paused_by: 'member' });
});

test('of whoever was leaving it stays where it is, for them to go on with', async () => {
  const { ada, id } = await paidClient();
  await suspend(ada);
  await lift(ada, 'leaving');
  expect(await rowOf(id)).toMatchObject({ state: 'paused', paused_by: 'member' });
});

test('money that comes meanwhile begins it, standing still', async () => {
  const { ada } = await couples.couple();
  await submit(ada);
  const { _id: id } = await caseOf(ada);
  await ada.send('POST', '/api/vip/quote', { currency: 'NGN' });
  await suspend(ada);
  await world.deliver();
  world.mails.splice(0);
  await services.pay(world, id);
  expect(await rowOf(id)).toMatchObject({ state: 'paused', paused_by: 'suspension', paused_from: 'paid' });
  expect(await mailed('A VIP case waits for a matchmaker')).toEqual([]);
  await talk.pass(DAY_MS);
  await lift(ada);
  expect(await rowOf(id)).toMatchObject({
    state: 'paid',
    owner_due_at: later(world.clock.now(), 4 * HOUR_MS),
  });
  expect(await mailed('A VIP case goes on')).toEqual(['bisi@staff.example']);
  expect((await bisi.call(claimVipCase, { params: { id } })).status).toBe(200);
});

describe('suspended for good', () => {
  const backOf = (id: string) => services.givenBack.filter(({ subjectId }) => subjectId === id).length;
  const daysPass = async (days: number) => {
    await talk.pass(days * DAY_MS);
    await tick();
    await tick();
  };
  const wordsOf = async (memberId: string, title = 'Your matchmaking has ended') => {
    const { rows } = await pool.query(
      `select message from notification where member_id = $1 and title = $2`,
      [memberId, title],
    );
    return rows.map(({ message }) => message).join();
  };

  /** As staff write a suspension down. */
  const decide = ({ id }: { id: string }) =>
    pool.query(
      `insert into report_decision (reported_id, decision, reason, note, staff_id, decided_at)
       select $1, 'suspension', 'Unkind.', '', id, $2 from staff limit 1`,
      [id, world.clock.now()],
    );

  test('what was paid for and not used ends after three months and goes back; lifted later, it is closed, and says why', async () => {
    const { ada, id } = await paidClient();
    await suspend(ada);
    await daysPass(SUSPENDED_DAYS - 1);
    expect([(await rowOf(id)).state, backOf(id)]).toEqual(['paused', 0]);
    await daysPass(1);
    expect([await rowOf(id), backOf(id)]).toMatchObject([{ state: 'closed', closed_because: 'ended' }, 1]);
    await lift(ada);
    await staySignedIn(world);
    expect((await ada.call(findVip, {})).body.case).toBeNull();
    expect(await wordsOf(ada.id)).toMatch(/suspended for long.*what you paid goes back to you/);
    expect(backOf(id)).toBe(1);
  });

  test('what was used waits however long that lasts: of the months that were paid for none goes by meanwhile', async () => {
    const { ada, id, others, earned } = await paidClient();
    await claim(id);
    await propose(id, others);
    await daysPass(30);
    await staySignedIn(world);
    await ada.call(pauseVip, {});
    await daysPass(40);
    await decide(ada);
    await suspend(ada);
    await daysPass(300);
    expect([await rowOf(id), backOf(id)]).toMatchObject([{ state: 'paused', closed_at: null }, 0]);
    await lift(ada);
    await staySignedIn(world);
    await ada.call(resumeVip, {});
    expect((await rowOf(id)).served_until).toEqual(later(earned.endsAt, 340 * DAY_MS));
    await daysPass(155);
    expect([await rowOf(id), backOf(id)]).toMatchObject([{ state: 'closed', closed_because: 'ended' }, 0]);
    expect(await wordsOf(ada.id)).toBe(
      'The time of your case is over. Whom you met stays among your matches.',
    );
  });

  test('where a package goes on with it, its member is told of the suspension, and not that its time is over', async () => {
    const { ada, id } = await paidClient(1, { package: 'none' });
    await talk.grant(ada.id, ['A dedicated matchmaker'], 300);
    await suspend(ada);
    await daysPass(SUSPENDED_DAYS);
    expect([await rowOf(id), backOf(id)]).toMatchObject([{ ground: 'package', state: 'paused' }, 1]);
    expect(await wordsOf(ada.id, 'What you paid for matchmaking goes back')).toBe(
      'Your account was suspended for long, and nobody was proposed to you for what you paid: it goes back to you. Once the suspension is lifted, your package goes on with your matchmaking.',
    );
  });

  test('also what its member had paused, from the suspension on; a pause alone ends nothing', async () => {
    const [rests, stands] = [await paidClient(), await paidClient()];
    for (const { ada } of [rests, stands]) await ada.call(pauseVip, {});
    await daysPass(SUSPENDED_DAYS);
    await decide(stands.ada);
    await suspend(stands.ada);
    await daysPass(SUSPENDED_DAYS - 1);
    expect((await rowOf(stands.id)).state).toBe('paused');
    await daysPass(1);
    expect([(await rowOf(stands.id)).state, backOf(stands.id)]).toEqual(['closed', 1]);
    expect([(await rowOf(rests.id)).state, backOf(rests.id)]).toEqual(['paused', 0]);
  });
});
