// Whoever a restore brought back may be writing at the moment in which they are erased again: what they wrote goes too.
import { randomUUID } from 'node:crypto';
import { makeQuote } from '@ijeuwa/contract/billing';
import { sendMessage } from '@ijeuwa/contract/chat';
import { hideContacts } from '@ijeuwa/contract/hidden-contacts';
import { acceptMatch, rejectMatch } from '@ijeuwa/contract/matching';
import { blockMember } from '@ijeuwa/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLeavingRaces } from '#test/leaving-races.ts';
import { matchThem } from '#test/matched.ts';
import { enterMember, man } from '#test/members.ts';
import { savePackageOnce } from '#test/packages.ts';
import { tinyPicture, uploadPhoto } from '#test/pictures.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { ERASURE_LIST } from './erasure/erasure-list.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

test('what waits for the erasure to end is erased a moment later, and nothing is a fault', async () => {
  const { outlived, counted, erased } = await makeLeavingRaces(world);
  await savePackageOnce(world.db, { packageId: 'blossom' }, {}, world.clock.now());
  const ada = await enterMember(world, 'Ada');
  const men = await Promise.all(
    ['Obi', 'Emeka', 'Ike', 'Uche'].map((name) => enterMember(world, name, man())),
  );
  const [obi, emeka, ike, uche] = men as [typeof ada, typeof ada, typeof ada, typeof ada];
  const matchId = await matchThem(world, ada, obi);
  const picture = await tinyPicture();
  const deeds = [
    () =>
      ada.call(sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text: 'Good evening.' } }),
    () => ada.call(acceptMatch, { params: { id: emeka.id }, query: {} }),
    () => ada.call(rejectMatch, { params: { id: ike.id } }),
    () => ada.call(blockMember, { params: { id: uche.id } }),
    () => ada.call(makeQuote, { body: { packageId: 'blossom' } }),
    () => ada.call(hideContacts, { body: { id: randomUUID(), numbers: ['0803 555 0001'] } }),
    () => uploadPhoto(world, ada, picture),
    () =>
      obi.call(sendMessage, { params: { matchId }, body: { clientId: randomUUID(), text: 'Good evening.' } }),
  ];
  await world.platform.files.write(ERASURE_LIST, Buffer.from(`${ada.id}\n`));
  // Held at its last step: all is erased, and nobody sees it yet.
  const { pool } = world.platform;
  const holding = await pool.connect();
  await holding.query('begin');
  await holding.query("select pg_advisory_xact_lock(hashtextextended('list of erasures', 0))");
  const erasing = world.features.leaving.erasures.eraseDue();
  const waiting = 'select count(*)::int as those from pg_locks where not granted';
  const expectWaiting = (least: number) =>
    expect.poll(async () => (await pool.query(waiting)).rows[0].those).toBeGreaterThanOrEqual(least);
  await expectWaiting(1);
  const doing = deeds.map((deed) => deed());
  await expectWaiting(2);
  await holding.query('commit');
  holding.release();
  await erasing;
  for (const { status } of await Promise.all(doing)) expect(status).toBeLessThan(500);
  erased(ada);
  await world.features.leaving.erasures.eraseDue();
  expect(await outlived()).toEqual([]);
  expect(await counted("member where id = any($1) and status = 'erased'")).toBe(1);
});
