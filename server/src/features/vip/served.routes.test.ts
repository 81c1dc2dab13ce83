// When the paid months of a case are over: who was proposed in time is answered, nobody new is, and no price is lost by a moment.
import { answerIntroduction, closeVip, quoteVip } from '@ijeuwa/contract/vip';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, services, caseOf, paidClient, claim, propose, tick, answer, introductionsOf } = talk;
afterAll(() => world.close());

/** Its paid months end in so many days. */
const endsIn = (id: string, days: number) =>
  world.platform.pool.query('update vip_case set served_until = $2 where id = $1', [
    id,
    later(world.clock.now(), days * DAY_MS),
  ]);
const closedOf = async (id: string) =>
  (await world.platform.pool.query('select closed_because from vip_case where id = $1', [id])).rows[0]
    .closed_because;
const backOf = (id: string) => services.givenBack.filter(({ subjectId }) => subjectId === id).length;

test('who was proposed in time answers in time, both of them, and are introduced; then it closes', async () => {
  const { ada, id, others } = await paidClient();
  await claim(id);
  await endsIn(id, 4);
  await propose(id, others);
  await talk.pass(5 * DAY_MS);
  await tick();
  expect(await closedOf(id)).toBeNull();
  const [proposal] = (await caseOf(ada)).proposals;
  expect((await answer(ada, proposal!._id, true)).status).toBe(200);
  await talk.pass(10 * DAY_MS);
  await tick();
  const [asked] = await introductionsOf(others[0]!);
  const met = await others[0]!.call(answerIntroduction, { params: { id: asked!._id }, body: { yes: true } });
  expect(met.body.matchId).not.toBeNull();
  await tick();
  expect(await closedOf(id)).toBe('ended');
  expect(backOf(id)).toBe(0);
});

test('whose time to answer is over is waited for no longer', async () => {
  const { id, others } = await paidClient();
  await claim(id);
  await endsIn(id, 4);
  await propose(id, others);
  await talk.pass(15 * DAY_MS);
  await tick();
  expect(await closedOf(id)).toBe('ended');
});

test('a no after the months promises nothing more', async () => {
  const { ada, id, others } = await paidClient();
  await claim(id);
  await endsIn(id, 1);
  await propose(id, others);
  await talk.pass(2 * DAY_MS);
  await world.deliver();
  world.mails.splice(0);
  const [proposal] = (await caseOf(ada)).proposals;
  await answer(ada, proposal!._id, false);
  await tick();
  await world.deliver();
  expect(world.mails.filter(({ to }) => to.startsWith('bisi')).map(({ subject }) => subject)).toEqual([]);
  expect(await closedOf(id)).toBe('ended');
});

test('nobody is proposed in the minutes between the end and the clock: what was paid goes back', async () => {
  const { id, others } = await paidClient();
  await claim(id);
  await endsIn(id, 0);
  const refused = await propose(id, others);
  expect([refused.status, refused.refusal.message]).toEqual([
    409,
    'The months that were paid for are over: nobody more can be proposed.',
  ]);
  await tick();
  expect([await closedOf(id), backOf(id)]).toEqual(['ended', 1]);
});

test('who was told that their money goes back does not close a case in which somebody was proposed since', async () => {
  const { ada, id, others } = await paidClient();
  await claim(id);
  const { ground, givesBack } = await caseOf(ada);
  expect(givesBack).toBe(true);
  await propose(id, others);
  expect((await ada.call(closeVip, { body: { ground, givesBack } })).status).toBe(409);
  expect([await closedOf(id), backOf(id)]).toEqual([null, 0]);
  expect((await talk.close(ada)).status).toBe(200);
});

test('whoever said no to the client, or they to them, is proposed in no later case of theirs', async () => {
  const { ada, id, others } = await paidClient(2);
  await claim(id);
  await propose(id, others);
  const { proposals } = await caseOf(ada);
  const [first, second] = others.map((other) => proposals.find(({ card }) => card?._id === other.id)!._id);
  await answer(ada, first!, false);
  await answer(ada, second!, true);
  await answer(others[1]!, second!, false);
  await talk.close(ada);
  await talk.submit(ada);
  const { _id: again } = await caseOf(ada);
  await ada.call(quoteVip, { body: { currency: 'NGN' } });
  await services.pay(world, again);
  await claim(again);
  for (const other of others) expect((await propose(again, [other])).status).toBe(409);
});
