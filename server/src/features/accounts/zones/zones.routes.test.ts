// Days and times are told to a member in the zone where they are.
import { findMe } from '@ijeuwa/contract/accounts';
import { startTrial } from '@ijeuwa/contract/billing';
import { listNotifications } from '@ijeuwa/contract/notifications';
import { findZoneOffsets, keepZone } from '@ijeuwa/contract/zones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const zoneOf = async (person: Person) => (await person.call(findMe, {})).body.user.zone;

test('a device tells its zone, and the member has it from then on', async () => {
  const ada = await world.as('ada');
  const kept = await ada.call(keepZone, { body: { zone: 'America/New_York' } });
  expect([kept.status, await zoneOf(ada)]).toEqual([200, 'America/New_York']);
});

test('who has told none is where their account says', async () => {
  const obi = await world.as('obi');
  await world.platform.pool.query("update member set country = 'United Kingdom' where id = $1", [obi.id]);
  expect(await zoneOf(obi)).toBe('Europe/London');
});

test.each(['', 'Africa/Atlantis', '+01:00', 'x'.repeat(500)])('"%s" is refused', async (zone) => {
  const ada = await world.as('ada');
  const refused = await ada.call(keepZone, { body: { zone } });
  expect(refused.status).toBe(400);
});

test('a notice names the day as it is where its member is', async () => {
  // A day and an hour lie between the two: it is never the same day there.
  const [east, west] = [await world.as('east'), await world.as('west')];
  await east.call(keepZone, { body: { zone: 'Pacific/Kiritimati' } });
  await west.call(keepZone, { body: { zone: 'Pacific/Pago_Pago' } });
  const dayOf = async (person: Person) => {
    await world.platform.pool.query('update member set email_verified_at = now() where id = $1', [person.id]);
    await person.call(startTrial, { body: {} });
    const { body } = await person.call(listNotifications, {});
    const [notice] = body.notifications.filter((one) => one.title === 'Your free trial has begun');
    return /until (\d+) /.exec(notice!.message)?.[1];
  };
  const dayIn = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', timeZone }).format(
      +world.clock.now() + 7 * 86_400_000,
    );
  expect([await dayOf(east), await dayOf(west)]).toEqual([
    dayIn('Pacific/Kiritimati'),
    dayIn('Pacific/Pago_Pago'),
  ]);
});

test('whoever asks is told how the clock of a zone stands, by the rules that mails follow', async () => {
  const answer = await world.stranger().call(findZoneOffsets, { query: { zone: 'America/Vancouver' } });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    offsets: expect.arrayContaining([expect.objectContaining({ minutes: -420 })]),
  });
});
