// What becomes of a case after its first proposals: the next round, a pause, and people who are not there any more.
import { writeStrategy } from '@ijeuwa/contract/staff-vip';
import { pauseVip, resumeVip, tellHowItWent } from '@ijeuwa/contract/vip';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { momentIn } from '#platform/mail-words.ts';
import { blockThem } from '#test/matched.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, bisi, caseOf, paidClient, claim, propose, answer, introductionsOf, read, tick } = talk;
const { pool } = world.platform;
afterAll(() => world.close());
beforeEach(() => void world.mails.splice(0));

const lapse = () => world.features.vip.caseClock.lapse();
const inDays = (days: number) => later(world.clock.now(), days * DAY_MS).toISOString();
const told = async (memberId: string, title: string) => {
  const { rowCount } = await pool.query('select 1 from notification where member_id = $1 and title = $2', [
    memberId,
    title,
  ]);
  return rowCount;
};
const wordsOf = async (memberId: string, title: string): Promise<string> => {
  const { rows } = await pool.query('select message from notification where member_id = $1 and title = $2', [
    memberId,
    title,
  ]);
  return rows.map(({ message }) => message).join();
};
const mailed = async (subject: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.subject === subject && mail.to === 'bisi@staff.example').length;
};
/** Where some were proposed while more fit, the first promise is not kept yet. */
const proposed = async (men: number, some = men) => {
  const client = await paidClient(men);
  await claim(client.id);
  await propose(client.id, client.others.slice(0, some));
  const { proposals } = await caseOf(client.ada);
  const of = (who: { id: string }) => proposals.find(({ card }) => card?._id === who.id)!._id;
  return { ...client, of };
};

describe('when all who were proposed come to nothing', () => {
  test('people are promised anew within a week, and whoever has the case and the client are told', async () => {
    const { ada, others, of } = await proposed(3);
    const [obi, ...rest] = others;
    for (const one of rest) await answer(ada, of(one), false);
    await answer(ada, of(obi!), true);
    expect(await caseOf(ada)).toMatchObject({ state: 'proposed', dueAt: null });
    await answer(obi!, of(obi!), false);
    expect(await caseOf(ada)).toMatchObject({ state: 'searching', dueAt: inDays(7) });
    expect(await mailed('The search goes on in a VIP case')).toBe(1);
    expect(await told(ada.id, 'Your search goes on')).toBe(1);
    await talk.pass(6 * DAY_MS);
    await tick();
    expect(await mailed('A VIP case is due in a day')).toBe(1);
    await talk.pass(DAY_MS);
    await tick();
    await tick();
    expect(await mailed('A VIP case is overdue')).toBe(1);
    expect(await told(ada.id, 'Your proposals are late')).toBe(1);
  });

  test('those promised by a day that is still ahead stay promised by it, and she reads which', async () => {
    const { ada, others, of } = await proposed(4, 2);
    const { dueAt } = await caseOf(ada);
    for (const one of others.slice(0, 2)) await answer(ada, of(one), true);
    for (const one of others.slice(0, 2)) await answer(one, of(one), false);
    expect(await caseOf(ada)).toMatchObject({ state: 'searching', dueAt });
    expect(await wordsOf(ada.id, 'Your search goes on')).toContain(
      `By ${momentIn(HOME_ZONE, new Date(dueAt!))} you hear of people`,
    );
  });

  test('those promised by a day that has passed are promised anew, and it stays written down', async () => {
    const { ada, others, of } = await proposed(4, 2);
    const { dueAt } = await caseOf(ada);
    await talk.pass(3 * DAY_MS);
    for (const one of others.slice(0, 2)) await answer(ada, of(one), false);
    const next = await caseOf(ada);
    expect(next).toMatchObject({ state: 'searching', dueAt: inDays(7), missed: ['proposals'] });
    expect(next.dueAt).not.toBe(dueAt);
    await talk.pass(7 * DAY_MS);
    await tick();
    expect(await told(ada.id, 'Your proposals are late')).toBe(1);
  });

  test('by her own last no she is told nothing that she knows', async () => {
    const { ada, others, of } = await proposed(1);
    await answer(ada, of(others[0]!), false);
    expect((await caseOf(ada)).dueAt).toBe(inDays(7));
    expect(await told(ada.id, 'Your search goes on')).toBe(0);
    expect(await mailed('The search goes on in a VIP case')).toBe(1);
  });

  test('an honest word, once a day however often it is tapped, and a look again in a month', async () => {
    const { ada, id, others, of } = await proposed(1);
    await answer(ada, of(others[0]!), false);
    for (const _ of [1, 2]) {
      await talk.pass(1000);
      expect((await propose(id, [])).status).toBe(200);
    }
    expect((await caseOf(ada)).dueAt).toBeNull();
    expect(await told(ada.id, 'An honest word on your search')).toBe(1);
    await talk.pass(30 * DAY_MS);
    await tick();
    await tick();
    expect(await mailed('Please look at a VIP case again')).toBe(1);
    expect(await told(ada.id, 'Your proposals are late')).toBe(0);
  });
});

test('a match and how it went are mailed to whoever has the case, and the search goes on by a day', async () => {
  const { ada, others, of } = await proposed(1);
  const [obi] = others;
  await answer(ada, of(obi!), true);
  await answer(obi!, of(obi!), true);
  expect(await mailed('Two have said yes in a VIP case')).toBe(1);
  expect(await caseOf(ada)).toMatchObject({ state: 'introduced', dueAt: null });
  const how = () => ada.call(tellHowItWent, { params: { id: of(obi!) }, body: { text: 'He sang.' } });
  for (const _ of [1, 2]) expect((await how()).status).toBe(200);
  expect(await mailed('A VIP client told how it went')).toBe(1);
  expect(await caseOf(ada)).toMatchObject({ state: 'feedback', dueAt: inDays(7) });
});

describe('paused', () => {
  test('nobody’s answer runs out, and it all goes on later by as much', async () => {
    const { ada, others, of, id, earned } = await proposed(2);
    const [obi, uche] = others;
    await answer(ada, of(obi!), true);
    expect(await introductionsOf(obi!)).toMatchObject([{ answerUntil: inDays(14) }]);
    await ada.call(pauseVip, {});
    for (const _ of [1, 2]) {
      await talk.pass(10 * DAY_MS);
      await lapse();
      // Nor is whoever is asked: a day that moves on from day to day is none.
      expect(await introductionsOf(obi!)).toMatchObject([{ answerUntil: null }]);
      const seen = await caseOf(ada);
      // What stands still is due at no moment: whoever paused it is asked to answer by none.
      expect(seen.proposals.map(({ answerUntil }) => answerUntil)).toEqual([null, null]);
      expect(seen).toMatchObject({ dueAt: null, ownerDueAt: null });
      await introductionsOf(uche!);
    }
    const servedUntil = later(earned.endsAt, 20 * DAY_MS);
    expect((await caseOf(ada)).servedUntil).toBe(servedUntil.toISOString());
    expect((await answer(ada, of(uche!), true)).status).toBe(200);
    await ada.call(resumeVip, {});
    expect(await introductionsOf(obi!)).toMatchObject([{ answerUntil: inDays(14) }]);
    expect((await caseOf(ada)).servedUntil).toBe(servedUntil.toISOString());
    expect(talk.services.earnedOver.get(id)?.endsAt).toEqual(servedUntil);
    await talk.pass(13 * DAY_MS);
    await lapse();
    for (const one of [obi!, uche!])
      expect((await answer(one, of(one), true)).body.matchId).toEqual(expect.any(String));
  });

  test('what was paid for does not end meanwhile', async () => {
    const { ada, id } = await paidClient();
    await ada.call(pauseVip, {});
    await talk.pass(200 * DAY_MS);
    await tick();
    const { rows } = await pool.query('select state from vip_case where id = $1', [id]);
    expect(rows).toEqual([{ state: 'paused' }]);
  });

  test('one whose time is over is not paused any more, by its member or with the account: it ends', async () => {
    const { ada, others, of, id } = await proposed(1);
    await answer(ada, of(others[0]!), false);
    await pool.query('update vip_case set served_until = $2 where id = $1', [id, world.clock.now()]);
    const refused = await ada.call(pauseVip, {});
    expect(refused.refusal.message).toBe('The time of your case is over.');
    await world.db.transaction((tx) => world.features.vip.endOf(tx, ada.id));
    await tick();
    const { rows } = await pool.query('select closed_because from vip_case where id = $1', [id]);
    expect(rows).toEqual([{ closed_because: 'ended' }]);
  });

  test('the time of a package runs on', async () => {
    const { ada } = await talk.packageClient('A dedicated matchmaker');
    const { servedUntil } = await caseOf(ada);
    await ada.call(pauseVip, {});
    await talk.pass(5 * DAY_MS);
    expect((await caseOf(ada)).servedUntil).toBe(servedUntil);
    await ada.call(resumeVip, {});
    expect((await caseOf(ada)).servedUntil).toBe(servedUntil);
  });
});

describe('who is not there any more', () => {
  test('holds nobody up: whoever has the case sees it too, and the search goes on', async () => {
    const { ada, others, of, id } = await proposed(3);
    const [obi, uche, emeka] = others;
    await answer(ada, of(obi!), true);
    await blockThem(world, obi!, ada);
    await pool.query('update active_card set age_min = 80, age_max = 90 where member_id = $1', [uche!.id]);
    await lapse();
    expect((await read(id)).proposals.map(({ state }) => state).sort()).toEqual(['offered', 'over', 'over']);
    expect((await caseOf(ada)).dueAt).toBeNull();
    await pool.query('delete from member where id = $1', [emeka!.id]);
    await lapse();
    await lapse();
    expect(await caseOf(ada)).toMatchObject({ state: 'searching', dueAt: inDays(7) });
    expect(await mailed('The search goes on in a VIP case')).toBe(1);
    expect(await told(ada.id, 'Your search goes on')).toBe(1);
  });

  test('for an evening loses nothing by it: not who pauses a card, leaves and comes back, or is suspended for a day', async () => {
    const { ada, others, of } = await proposed(3);
    const [obi, uche, emeka] = others;
    await answer(ada, of(obi!), true);
    const { cardIndex } = world.features.matching;
    const change = (who: { id: string }, what: 'leaving' | 'returned' | 'suspended' | 'lifted') =>
      world.db.transaction((tx) => cardIndex.follow(tx, who.id, what));
    await obi!.send('POST', '/api/match-card/pause');
    await pool.query("update member set status = 'leaving' where id = $1", [uche!.id]);
    await change(uche!, 'leaving');
    await pool.query("update profile set visibility = 'Private' where member_id = $1", [emeka!.id]);
    await world.db.transaction((tx) => cardIndex.refresh(tx, emeka!.id));
    await change(ada, 'suspended');
    const { rows: seen } = await pool.query(
      'select is_private from active_card where member_id = any($1::uuid[])',
      [[ada, ...others].map(({ id }) => id)],
    );
    expect(seen).toEqual([{ is_private: true }]);
    await lapse();
    await change(ada, 'lifted');
    await lapse();
    await pool.query("update card set status = 'active' where member_id = any($1::uuid[])", [
      [ada.id, obi!.id],
    ]);
    for (const one of [ada, obi!]) await world.db.transaction((tx) => cardIndex.refresh(tx, one.id));
    await pool.query("update member set status = 'active' where id = $1", [uche!.id]);
    await change(uche!, 'returned');
    await pool.query("update profile set visibility = 'Public' where member_id = $1", [emeka!.id]);
    await world.db.transaction((tx) => cardIndex.refresh(tx, emeka!.id));
    expect((await caseOf(ada)).proposals.map(({ state }) => state).sort()).toEqual([
      'asked',
      'offered',
      'offered',
    ]);
    expect((await answer(ada, of(uche!), true)).status).toBe(200);
    expect(await introductionsOf(uche!)).toHaveLength(1);
    expect((await answer(obi!, of(obi!), true)).body.matchId).toEqual(expect.any(String));
  });

  test('a yes that was too late is the same yes, however often it is tapped', async () => {
    const { ada, others, of } = await proposed(2);
    const [obi, uche] = others;
    await answer(ada, of(uche!), true);
    for (const one of [obi!, uche!]) await blockThem(world, one, ada);
    const twice = async (who: typeof ada, id: string) => {
      for (const _ of [1, 2]) expect((await answer(who, id, true)).body).toEqual({ matchId: null });
    };
    await twice(ada, of(obi!));
    await twice(uche!, of(uche!));
  });
});

test('a plan that is saved twice is told once', async () => {
  const { ada, id } = await paidClient();
  await claim(id);
  const plan = (text: string) => bisi.call(writeStrategy, { params: { id }, body: { text } });
  for (const text of ['First Lagos.', 'First Lagos.', 'First Ibadan.']) {
    await talk.pass(1000);
    expect((await plan(text)).status).toBe(200);
  }
  expect(await told(ada.id, 'The plan of your search is written')).toBe(2);
});
