// What a night holds back of a case: in the morning only what is true still is mailed.
import { DEFAULT_SETTINGS } from '@ijeuwa/contract/notification-settings';
import { afterAll, expect, test } from 'vitest';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeVipTalk } from '#test/vip-talk.ts';

const talk = await makeVipTalk();
const { world, caseOf, paidClient, claim, propose, answer } = talk;
afterAll(() => world.close());

const goTo = async (moment: string) => {
  world.time.now = new Date(moment);
  await staySignedIn(world);
};
const rests = ({ id }: { id: string }) =>
  world.features.notifications.settings.save({ memberId: id } as never, {
    ...DEFAULT_SETTINGS,
    quiet: { ...DEFAULT_SETTINGS.quiet, on: true },
  });
const mailedTo = async ({ id }: { id: string }) => {
  const { rows } = await world.platform.pool.query('select email from member where id = $1', [id]);
  return world.mails
    .filter(({ to, subject }) => to === rows[0].email && !subject.includes('Confirm'))
    .map(({ subject }) => subject);
};
/** 23:00 in Lagos: begun, taken and proposed in one night. */
const night = async (day: number) => {
  await goTo(`2026-11-${day}T22:00:00Z`);
  const client = await paidClient(1);
  await rests(client.ada);
  for (const one of client.others) await rests(one);
  await claim(client.id);
  await propose(
    client.id,
    client.others.map(({ id }) => ({ id })),
  );
  await world.deliver();
  const [proposal] = (await caseOf(client.ada)).proposals;
  return { ...client, obi: client.others[0]!, proposal: proposal!._id };
};
const morning = async (day: number) => {
  await goTo(`2026-11-${day}T06:30:00Z`);
  await world.deliver();
};

test('who was proposed people hears of these, and no more that it has begun', async () => {
  const { ada } = await night(24);
  await morning(25);
  expect(await mailedTo(ada)).toEqual(['Your matchmaker proposes somebody']);
});

test('who has answered by then is asked no more', async () => {
  const { ada, obi, proposal } = await night(26);
  await answer(ada, proposal, true);
  await world.deliver();
  await answer(obi, proposal, false);
  await morning(27);
  expect(await mailedTo(ada)).toEqual(['Your search goes on']);
  expect(await mailedTo(obi)).toEqual([]);
});
