// What two taps, two tabs, two matchmakers and an old screen do to a case: each has one clear answer.
import {
  handOverVipCase,
  listFitting,
  pinPeople,
  proposePeople,
  writeStrategy,
} from '@ijeuwa/contract/staff-vip';
import * as calls from '@ijeuwa/contract/vip';
import { afterAll, describe, expect, test } from 'vitest';
import { blockThem } from '#test/matched.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, bisi, sign, paidClient, claim, propose, answer, caseOf, view, submit, couples } = talk;
const { pool } = world.platform;
const kemi = await sign('kemi');
afterAll(() => world.close());

const proposed = async (men = 1) => {
  const client = await paidClient(men);
  await claim(client.id);
  await propose(client.id, client.others);
  const { proposals } = await caseOf(client.ada);
  return { ...client, proposal: proposals[0]!._id };
};
const said = ({ status, refusal }: { status: number; refusal: { message: string } }) => [
  status,
  refusal.message,
];

describe('an old screen', () => {
  test('answers nothing in a case that was closed, of neither of the two, and the other is told nothing', async () => {
    const { ada, others, proposal } = await proposed();
    await answer(ada, proposal, true);
    await talk.close(ada);
    const over = [409, 'This was answered already, or is over.'];
    expect(said(await answer(others[0]!, proposal, true))).toEqual(over);
    expect(said(await answer(others[0]!, proposal, false))).toEqual(over);
    const fresh = await proposed();
    await talk.close(fresh.ada);
    for (const yes of [true, false]) expect(said(await answer(fresh.ada, fresh.proposal, yes))).toEqual(over);
    const { rows } = await pool.query(
      `select 1 from notification where member_id = $1 and about like 'introductions:%'`,
      [fresh.others[0]!.id],
    );
    expect(rows).toEqual([]);
  });

  test('pauses, goes on with, writes in and pays for nothing that is closed', async () => {
    const { ada } = await paidClient();
    await talk.close(ada);
    const replies = [
      await ada.call(calls.pauseVip, {}),
      await ada.call(calls.resumeVip, {}),
      await talk.write(ada, 'Are you there?'),
      await ada.call(calls.quoteVip, { body: { currency: 'NGN' } }),
      await ada.call(calls.closeVip, { body: { ground: 'payment', givesBack: true } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('closes nothing that has been paid meanwhile as if it were not', async () => {
    const { ada } = await paidClient();
    expect(said(await ada.call(calls.closeVip, { body: { ground: null, givesBack: false } }))).toEqual([
      409,
      'Your VIP case has changed meanwhile. Please look at it again.',
    ]);
    expect(await caseOf(ada)).toMatchObject({ ground: 'payment' });
  });
});

test('two tabs: begun anew from both it is one case, and yes and no at once are one answer', async () => {
  const { ada, others, proposal } = await proposed();
  const [yes, no] = await Promise.all([answer(ada, proposal, true), answer(ada, proposal, false)]);
  expect([yes.status, no.status].sort()).toEqual([200, 409]);
  expect((await talk.introductionsOf(others[0]!)).length).toBe(yes.status === 200 ? 1 : 0);
  await talk.close(ada);
  const both = await Promise.all([submit(ada), submit(ada)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0].body.case!._id).toBe(both[1].body.case!._id);
  expect((await view(ada)).closed).toBeNull();
});

describe('whoever cannot be met is not proposed', () => {
  const REFUSED = 'One of them does not fit any more, or a card is not active yet. Please look again.';
  const away = async (how: 'suspended' | 'leaving', { id }: { id: string }) => {
    await pool.query('update member set status = $2 where id = $1', [id, how]);
    await world.db.transaction((tx) => world.features.matching.cardIndex.refresh(tx, id));
  };

  test.each([
    ['blocked the client', 'blocked'],
    ['is blocked by the client', 'blocks'],
    ['is suspended', 'suspended'],
    ['is leaving', 'leaving'],
  ] as const)('who %s', async (_, how) => {
    const { ada, id, others } = await paidClient(2);
    await claim(id);
    const [obi, uche] = others as [(typeof others)[0], (typeof others)[0]];
    if (how === 'blocked') await blockThem(world, obi, ada);
    else if (how === 'blocks') await blockThem(world, ada, obi);
    else await away(how, obi);
    expect((await bisi.call(listFitting, { params: { id } })).body.people.map(({ _id }) => _id)).toEqual([
      uche.id,
    ]);
    // Nobody of the two is proposed where one cannot be.
    expect(said(await propose(id, [uche, obi]))).toEqual([409, REFUSED]);
    expect((await caseOf(ada)).proposals).toEqual([]);
    expect((await propose(id, [uche])).status).toBe(200);
  });

  test('nor anybody at all to a client who is leaving', async () => {
    const { ada, id, others } = await paidClient(2);
    await claim(id);
    await propose(id, others.slice(0, 1));
    await world.db.transaction((tx) => world.features.vip.endOf(tx, ada.id));
    expect(said(await propose(id, others.slice(1)))).toEqual([409, 'The member has paused this case.']);
  });

  test('nor oneself, nor whoever does not fit', async () => {
    const { ada, id } = await paidClient();
    await claim(id);
    const stranger = (await couples.couple()).obi;
    for (const one of [ada, stranger]) expect(said(await propose(id, [one]))).toEqual([409, REFUSED]);
  });
});

describe('a matchmaker', () => {
  test('who does not have the case does nothing in it, and one who has gives it up to work no more in it', async () => {
    const { id, others } = await paidClient();
    const body = { people: others.map((one) => ({ member: one.id, why: undefined })) };
    const acts = (who: typeof bisi) => [
      who.call(proposePeople, { params: { id }, body }),
      who.call(writeStrategy, { params: { id }, body: { text: 'First Lagos.' } }),
      who.call(listFitting, { params: { id } }),
      talk.writeToClient(id, 'Good morning.', who),
      who.call(pinPeople, { params: { id }, body: { people: [], reason: 'none' } }),
    ];
    const all = async (who: typeof bisi) => [
      ...new Set((await Promise.all(acts(who))).map((one) => said(one).join())),
    ];
    expect(await all(kemi)).toEqual(['409,Please take this case first.']);
    await claim(id);
    expect(await all(kemi)).toEqual(['409,A colleague has this case.']);
    expect(
      (await bisi.call(handOverVipCase, { params: { id }, body: { reason: 'I am away.' } })).status,
    ).toBe(200);
    expect(await all(bisi)).toEqual(['409,Please take this case first.']);
  });

  test('of two who take it at once one has it; of two taps to propose one counts', async () => {
    const { ada, id, others } = await paidClient(3);
    const taken = await Promise.all([claim(id, bisi), claim(id, kemi)]);
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owner = taken[0].status === 200 ? bisi : kemi;
    const taps = await Promise.all([propose(id, others, owner), propose(id, others, owner)]);
    expect(taps.map(({ status }) => status)).toEqual([200, 200]);
    expect((await caseOf(ada)).proposals).toHaveLength(3);
    const { rows } = await pool.query(
      `select 1 from notification where member_id = $1 and title = 'Your matchmaker proposes 3 people'`,
      [ada.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('proposes nobody in the moment in which the client closes, or the client sees them go', async () => {
    const { ada, id, others } = await paidClient();
    await claim(id);
    const [sent, closed] = await Promise.all([propose(id, others), talk.close(ada)]);
    // Whichever was first: what was proposed is used, what was not goes back, and whoever was too late is told so.
    if (closed.status !== 200) {
      expect([sent.status, closed.status]).toEqual([200, 409]);
      expect(await caseOf(ada)).toMatchObject({ state: 'proposed', givesBack: false });
      return;
    }
    expect((await view(ada)).closed?.askedBack).toBe(sent.status !== 200);
  });
});
