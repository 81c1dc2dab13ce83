// A case that was paid for beside a package that has a matchmaker: what ends is said, and what the package gives goes on.
import { closeVip, pauseVip, quoteVip } from '@ijeuwa/contract/vip';
import { afterAll, describe, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { grantCut } from '#platform/database/tables/grants.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, services, couples, caseOf, view, submit, grant, paidClient, claim, propose, answer, tick } =
  talk;
const { pool } = world.platform;
afterAll(() => world.close());

const DAYS = 400;
const PACKAGES = [
  ['package', 'A dedicated matchmaker', 'Your package goes on with your matchmaking.'],
  [
    'introductions',
    'Personal matches',
    'Your package goes on: a matchmaker introduces you to one person a month.',
  ],
] as const;
const WENT_ON = 'Your matchmaking goes on with your package';

const both = async (feature: string, men = 1) => {
  const client = await paidClient(men, { package: 'none' });
  await grant(client.ada.id, [feature], DAYS);
  return client;
};
const wordsOf = async ({ id }: { id: string }, title: string) => {
  const { rows } = await pool.query('select message from notification where member_id = $1 and title = $2', [
    id,
    title,
  ]);
  return rows.map(({ message }) => message as string);
};
const changed = ({ id }: { id: string }) =>
  world.db.transaction((tx) => world.features.vip.memberChanged(tx, id, 'package'));
const isGivenNoMore = (id: string) => services.withdrawn.includes(id);
const backOf = (id: string) => services.givenBack.filter(({ subjectId }) => subjectId === id).length;

test.each(PACKAGES)(
  'what comes with the package (%s) is told beside what was bought, each with its end',
  async (ground, feature) => {
    const { ada, earned } = await both(feature);
    const seen = await view(ada);
    expect(seen.case).toMatchObject({ ground: 'payment', servedUntil: earned.endsAt.toISOString() });
    expect(seen.included).toEqual({
      ground,
      package: expect.any(String),
      until: new Date(world.clock.now().getTime() + DAYS * DAY_MS).toISOString(),
    });
  },
);

describe.each(PACKAGES)('beside %s', (ground, feature, words) => {
  test('closed unused, what was paid goes back and the package goes on with the same matchmaker', async () => {
    const { ada, id } = await both(feature);
    await claim(id);
    await talk.write(ada, 'Good morning.');
    expect(isGivenNoMore(id)).toBe(false);
    expect((await talk.close(ada)).status).toBe(200);
    expect(backOf(id)).toBe(1);
    expect(isGivenNoMore(id)).toBe(true);
    expect(await caseOf(ada)).toMatchObject({
      _id: id,
      ground,
      owner: 'bisi',
      givesBack: false,
      missed: [],
      written: [{ text: 'Good morning.' }],
    });
    // What she ended herself is no news to her.
    expect(await wordsOf(ada, WENT_ON)).toEqual([]);
  });

  test('closed used, nothing goes back, and whoever was asked is asked still', async () => {
    const { ada, id, others } = await both(feature);
    await claim(id);
    await propose(id, others);
    const proposal = (await caseOf(ada)).proposals[0]!._id;
    await talk.close(ada);
    // What stays with us is earned by now, and not over months that nobody is served for it.
    expect([backOf(id), isGivenNoMore(id)]).toEqual([0, true]);
    expect(await caseOf(ada)).toMatchObject({ ground, state: 'proposed' });
    expect((await answer(ada, proposal, true)).status).toBe(200);
    expect((await answer(others[0]!, proposal, true)).body.matchId).toEqual(expect.any(String));
  });

  test('a second tap, and another tab, close nothing more than what they saw', async () => {
    const { ada } = await both(feature);
    const tap = () => ada.call(closeVip, { body: { ground: 'payment', givesBack: true } });
    const replies = await Promise.all([tap(), tap(), tap()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await caseOf(ada)).toMatchObject({ ground });
    expect((await talk.close(ada)).status).toBe(200);
    expect(await view(ada)).toMatchObject({ case: null, closed: { because: 'member', paid: false } });
  });

  test.each([
    ['refunded', 'What you paid for your matchmaking went back, so what was paid for has ended.'],
    [
      'charged_back',
      'What was paid for your matchmaking is no longer with us, so what was paid for has ended.',
    ],
  ] as const)('of money that was %s the member reads what ends and what goes on, once', async (why, ends) => {
    const { ada, id } = await both(feature);
    const offer = { memberId: ada.id, kind: 'vip', subjectId: id } as never;
    for (const _ of [1, 2]) await services.takeBack(world, offer, why);
    expect(await caseOf(ada)).toMatchObject({ _id: id, ground });
    expect(await wordsOf(ada, WENT_ON)).toEqual([`${ends} ${words}`]);
  });

  test('once its months are over the package goes on, and the member is told', async () => {
    const { ada, id, others, earned } = await both(feature);
    await claim(id);
    await propose(id, others);
    await talk.pass(earned.endsAt.getTime() - world.clock.now().getTime());
    for (const _ of [1, 2]) await tick();
    const { rows } = await pool.query('select ground from vip_case where id = $1', [id]);
    expect(rows).toEqual([{ ground }]);
    expect(await wordsOf(ada, WENT_ON)).toEqual([`The time that you paid for is over. ${words}`]);
  });

  test('whoever leaves has what was unused back, and the rest stands still', async () => {
    const { ada, id } = await both(feature);
    await world.db.transaction((tx) => world.features.vip.endOf(tx, ada.id));
    expect(backOf(id)).toBe(1);
    expect(await caseOf(ada)).toMatchObject({ ground, state: 'paused' });
  });
});

test('what the package has can be bought beside again, and money that goes back late ends none of it', async () => {
  const { ada, id } = await both('Personal matches');
  const first = { memberId: ada.id, kind: 'vip', subjectId: id } as never;
  await talk.close(ada);
  const { quote } = (await ada.call(quoteVip, { body: { currency: 'NGN' } })).body;
  // A subject is paid for once.
  expect(quote.subjectId).not.toBe(id);
  await services.pay(world, quote.subjectId);
  expect(await caseOf(ada)).toMatchObject({ _id: id, ground: 'payment', givesBack: true });
  await services.takeBack(world, first, 'refunded');
  expect(await caseOf(ada)).toMatchObject({ _id: id, ground: 'payment' });
  await ada.call(pauseVip, {});
  await talk.close(ada);
  expect([backOf(id), backOf(quote.subjectId)]).toEqual([1, 1]);
  expect(await caseOf(ada)).toMatchObject({ ground: 'introductions', state: 'paused' });
});

describe('a package alone', () => {
  test('with a matchmaker, and later without: one person a month goes on, and it is told', async () => {
    const { ada } = await couples.couple({ package: 'none' });
    await grant(ada.id, ['A dedicated matchmaker'], 20);
    await grant(ada.id, ['Personal matches'], DAYS, later(world.clock.now(), 20 * DAY_MS));
    await submit(ada);
    expect(await caseOf(ada)).toMatchObject({ ground: 'package' });
    await talk.pass(20 * DAY_MS);
    await tick();
    const { rows } = await pool.query('select ground, closed_at from vip_case where member_id = $1', [
      ada.id,
    ]);
    expect(rows).toEqual([{ ground: 'introductions', closed_at: null }]);
    expect(await wordsOf(ada, WENT_ON)).toEqual([
      `Your package has no matchmaker of your own any more. ${PACKAGES[1][2]}`,
    ]);
  });

  test('that loses its matchmaker a second time says so again', async () => {
    const { ada } = await couples.couple({ package: 'none' });
    const from = (days: number) => later(world.clock.now(), days * DAY_MS);
    for (const start of [0, 40]) {
      await grant(ada.id, ['A dedicated matchmaker'], 20, from(start));
      await grant(ada.id, ['Personal matches'], 20, from(start + 20));
    }
    await submit(ada);
    for (const _ of [1, 2, 3]) {
      await talk.pass(20 * DAY_MS);
      await changed(ada);
      await tick();
    }
    const words = `Your package has no matchmaker of your own any more. ${PACKAGES[1][2]}`;
    expect(await wordsOf(ada, WENT_ON)).toEqual([words, words]);
  });

  test('that goes back before its time ends the case with it', async () => {
    const { ada } = await couples.couple({ package: 'none' });
    const grantId = await grant(ada.id, ['A dedicated matchmaker'], 200);
    await submit(ada);
    const { _id: id } = await caseOf(ada);
    const at = world.clock.now();
    await world.db.insert(grantCut).values({ grantId, at, why: 'refund', recordedAt: at });
    await changed(ada);
    await tick();
    const { rows } = await pool.query('select closed_because from vip_case where id = $1', [id]);
    expect(rows).toEqual([{ closed_because: 'ended' }]);
  });
});
