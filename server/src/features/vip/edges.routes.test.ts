// Where a case could have gone wrong: whoever erased, a package beside a price, one person twice, a case that is closed.
import { quoteVip, tellHowItWent } from '@ijeuwa/contract/vip';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, services, couples, caseOf, submit, view, grant, paidClient, claim, propose, answer, tick } =
  talk;
const { pool } = world.platform;
afterAll(() => world.close());
beforeEach(() => void world.mails.splice(0));

const mailed = async (subject: string) => {
  await world.deliver();
  return world.mails.filter((mail) => mail.subject === subject).length;
};
const erase = ({ id }: { id: string }) => pool.query('delete from member where id = $1', [id]);
const casesOf = async ({ id }: { id: string }) => {
  const { rows } = await pool.query('select ground, closed_because from vip_case where member_id = $1', [id]);
  return rows;
};
const proposed = async (men: number) => {
  const client = await paidClient(men);
  await claim(client.id);
  await propose(client.id, client.others);
  const { proposals } = await caseOf(client.ada);
  const of = (who: { id: string }) => proposals.find(({ card }) => card?._id === who.id)!._id;
  return { ...client, of };
};

test('the work was done though all who were proposed have erased since: nothing goes back, and it is said', async () => {
  const { ada, others, id } = await proposed(2);
  for (const one of others) await erase(one);
  expect(await caseOf(ada)).toMatchObject({ proposals: [], givesBack: false });
  await talk.close(ada);
  expect(services.givenBack.map(({ subjectId }) => subjectId)).not.toContain(id);
});

describe('whose last person asked has erased', () => {
  const met = async () => {
    const client = await proposed(2);
    const [obi, uche] = client.others;
    await answer(client.ada, client.of(uche!), true);
    await answer(client.ada, client.of(obi!), true);
    await answer(obi!, client.of(obi!), true);
    return { ...client, obi: obi!, uche: uche! };
  };

  test('after a match: whoever has the case is told, and reminded to look again', async () => {
    const { ada, uche } = await met();
    expect(await caseOf(ada)).toMatchObject({ state: 'introduced' });
    await erase(uche);
    for (const _ of [1, 2]) await world.features.vip.caseClock.lapse();
    expect(await mailed('Nobody is asked any more in a VIP case')).toBe(1);
    await talk.pass(30 * DAY_MS);
    await tick();
    expect(await mailed('Please look at a VIP case again')).toBe(1);
  });

  test('after the client told how it went: people are promised anew', async () => {
    const { ada, obi, uche, of } = await met();
    await ada.call(tellHowItWent, { params: { id: of(obi) }, body: { text: 'He sang.' } });
    await erase(uche);
    for (const _ of [1, 2]) await world.features.vip.caseClock.lapse();
    expect((await caseOf(ada)).dueAt).not.toBeNull();
    expect(await mailed('The search goes on in a VIP case')).toBe(1);
  });
});

describe('a package with a matchmaker beside a price', () => {
  const MATCHMAKER = ['A dedicated matchmaker'];
  const changed = ({ id }: { id: string }) =>
    world.db.transaction((tx) => world.features.vip.memberChanged(tx, id, 'package'));
  const holding = async () => {
    const { ada } = await couples.couple({ package: 'none' });
    await submit(ada);
    await ada.call(quoteVip, { body: { currency: 'NGN' } });
    return { ada, id: (await caseOf(ada))._id };
  };

  test('that is held: the package begins the one case, and the price is held no more', async () => {
    const { ada, id } = await holding();
    const offer = services.offerOf(id)!;
    await grant(ada.id, MATCHMAKER);
    await changed(ada);
    expect(await caseOf(ada)).toMatchObject({ _id: id, ground: 'package', quote: null });
    // It was being paid at that moment.
    await services.pay(world, id, offer);
    expect(services.givenBack.at(-1)).toEqual({
      subjectId: id,
      reason: 'Their package has a matchmaker already.',
    });
    expect(await casesOf(ada)).toEqual([{ ground: 'package', closed_because: null }]);
  });

  test('that was paid: it goes on as it was paid, and after its months by the package', async () => {
    const { ada, id, earned } = await paidClient(1, { package: 'none' });
    await grant(ada.id, MATCHMAKER, 400);
    await changed(ada);
    expect(await caseOf(ada)).toMatchObject({ _id: id, ground: 'payment' });
    await talk.pass(earned.endsAt.getTime() - world.clock.now().getTime());
    await tick();
    expect(await casesOf(ada)).toEqual([{ ground: 'package', closed_because: null }]);
  });

  test('that went back: the case goes on by the package', async () => {
    const { ada, id } = await paidClient(1, { package: 'none' });
    await grant(ada.id, MATCHMAKER, 400);
    await services.takeBack(world, { memberId: ada.id, kind: 'vip', subjectId: id } as never, 'refunded');
    expect(await casesOf(ada)).toEqual([{ ground: 'package', closed_because: null }]);
    expect((await view(ada)).case).toMatchObject({ _id: id, givesBack: false });
  });
});

test('one person twice in one proposal is refused, and nobody is proposed', async () => {
  const { ada, id, others } = await paidClient(2);
  await claim(id);
  const refused = await propose(id, [others[0]!, others[0]!]);
  expect([refused.status, Object.values(refused.refusal.fields ?? {})]).toEqual([
    400,
    ['Please propose each person once.'],
  ]);
  expect((await caseOf(ada)).proposals).toEqual([]);
});

test('how it went is not taken by a case that is closed, which says what is left to do', async () => {
  const { ada, id, others, of } = await proposed(1);
  const [obi] = others;
  const ofObi = of(obi!);
  await answer(ada, ofObi, true);
  await answer(obi!, ofObi, true);
  await talk.close(ada);
  await world.deliver();
  world.mails.splice(0);
  const told = await ada.call(tellHowItWent, { params: { id: ofObi }, body: { text: 'He sang.' } });
  expect([told.status, told.refusal.message]).toEqual([
    409,
    'Your case is closed, so no matchmaker would read this. If you want to tell us, please write to our support.',
  ]);
  await world.deliver();
  expect(world.mails).toEqual([]);
  const { rows } = await pool.query('select alarm_at from vip_case where id = $1', [id]);
  expect(rows).toEqual([{ alarm_at: null }]);
});

test('whose time to answer has passed waits no more, before a job has ended it', async () => {
  const { ada } = await proposed(1);
  await talk.pass(14 * DAY_MS);
  expect((await caseOf(ada)).proposals).toMatchObject([{ state: 'over', card: null, answerUntil: null }]);
});
