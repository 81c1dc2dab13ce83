// New terms that matter: whoever agreed to earlier ones is told once, fourteen days before they hold.
import { listNotifications } from '@ijeuwa/contract/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, later } from '#platform/clock.ts';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { makeAgreements } from './agreements.service.ts';
import { makeLegalNews } from './legal-news.service.ts';
import type { LegalNews } from './legal-versions.ts';

const CHANGES = 'A transfer is now waited for four days.';
const NEWS: LegalNews = {
  text: 'terms',
  path: '/terms',
  version: '2999-01-01',
  effective: '2999-02-01',
  changes: CHANGES,
};
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const newsOf = (...news: LegalNews[]) =>
  makeLegalNews({
    ...world.platform,
    notify: world.features.notifications.notify,
    publicUrl: world.config.publicUrl,
    news,
  });
const mailsTo = async (person: Person) => {
  await world.deliver();
  return world.mails.filter(({ to, subject }) => to === person.user.email && subject.startsWith('Our '));
};

test('it is told once, by bell and by mail, with what changes, from when, and where it is read', async () => {
  const ada = await world.as('ada');
  for (let again = 0; again < 3; again++) await newsOf(NEWS).tell();
  const [mail, ...more] = await mailsTo(ada);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Our terms change on 1 February 2999');
  expect(mail!.text).toContain(CHANGES);
  expect(mail!.text).toContain(`${world.config.publicUrl}/terms`);
  const { notifications } = (await ada.call(listNotifications, {})).body;
  expect(notifications[0]).toMatchObject({ title: mail!.subject, message: CHANGES });
});

test('whoever is told late has fourteen days all the same', async () => {
  const bisi = await world.as('bisi');
  await newsOf({ ...NEWS, version: '2998-01-01', effective: '2020-01-01' }).tell();
  const from = later(world.clock.now(), 14 * DAY_MS);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Lagos' }).format(from);
  expect((await mailsTo(bisi)).map(({ subject }) => subject)).toEqual([`Our terms change on ${day}`]);
});

test('whoever agreed to it already, and whoever leaves, is told nothing', async () => {
  const [chike, dayo] = [await world.as('chike'), await world.as('dayo')];
  const legal = { terms: '2999-06-01', policy: '2026-01-01' };
  const newer = makeAgreements({ ...world.platform, legal });
  await world.db.transaction((tx) => newer.agree(tx, chike.id));
  await world.platform.pool.query("update member set status = 'leaving' where id = $1", [dayo.id]);
  await newsOf({ ...NEWS, version: '2999-06-01' }).tell();
  expect([await mailsTo(chike), await mailsTo(dayo)]).toEqual([[], []]);
});

test('a text that changes twice on one day is two versions: whoever agreed in the morning is told', async () => {
  const gbenga = await world.as('gbenga');
  const agree = (terms: string) =>
    world.db.transaction((tx) =>
      makeAgreements({ ...world.platform, legal: { terms, policy: '2026-01-01' } }).agree(tx, gbenga.id),
    );
  await agree('2999-07-01');
  await newsOf({ ...NEWS, version: '2999-07-01' }).tell();
  expect(await mailsTo(gbenga)).toEqual([]);
  await newsOf({ ...NEWS, version: '2999-07-01.2' }).tell();
  expect(await mailsTo(gbenga)).toHaveLength(1);
});

test('two at once tell nobody twice', async () => {
  const efe = await world.as('efe');
  const news = newsOf({ ...NEWS, text: 'privacy-policy', path: '/policy' });
  await Promise.all([news.tell(), news.tell(), news.tell()]);
  expect((await mailsTo(efe)).map(({ subject }) => subject)).toEqual([
    'Our privacy policy change on 1 February 2999',
  ]);
});
