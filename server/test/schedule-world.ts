// A world with two counsellors who can be booked, and a money room that pays when it is told to.
import { randomUUID } from 'node:crypto';
import { bookAppointment } from '@ijeuwa/contract/schedule';
import { eq } from 'drizzle-orm';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { findZone } from '#platform/zones/find-zone.ts';
import { buildApp } from '../src/app/build-app.ts';
import { makeScheduleRoom, type ScheduleNeeds } from '../src/features/schedule/schedule.room.ts';
import { linkCounsellors } from './link-counsellors.ts';
import { type Client, makePeople } from './people.ts';
import { makePlayedServices } from './services-sold.ts';
import { makeWorld } from './test-world.ts';

export const BISI = 'dr-bisi';
export const TUNDE = 'dr-tunde';
/** The clock of tests stands on Tuesday, 24 November 2026, 10:00 in Lagos; this is the Monday after it, 09:00 there. */
export const MONDAY = '2026-11-30T08:00:00.000Z';

export const makeScheduleWorld = async (
  needs: Partial<ScheduleNeeds> = {},
  env: Record<string, string> = {},
) => {
  const world = await makeWorld(env);
  const { platform, db, features } = world;
  const money = makePlayedServices();
  const [version] = await db
    .select({ id: packageVersion.id })
    .from(packageVersion)
    .where(eq(packageVersion.packageId, 'blossom'));
  const versionId = version!.id;
  const schedule = makeScheduleRoom({
    ...platform,
    notify: features.notifications.notify,
    standing: features.notifications.standing,
    audit: features.staff.audit,
    publicUrl: world.config.publicUrl,
    byVideo: true,
    findTimeline: features.billing.timelines.find,
    findZone,
    services: money.services,
    listColleagues: features.staff.onCall.listColleagues,
    findPartner: async () => undefined,
    lockPackages: features.billing.grants.lock,
    findMonthlySessions: async () => 0,
    ...needs,
  });
  schedule.followFee(async () => ({ versionId, priceNGN: 1_000_000, priceUSD: 625 }));
  const listed = { versionId, priceNGN: 15_000_000, priceUSD: 9375, bookable: true };
  await schedule.keepCounsellors([
    { key: BISI, name: 'Dr Bisi Adeyemi', ...listed },
    { key: TUNDE, name: 'Tunde Bello', ...listed, weekdays: [1, 3] },
  ]);
  await linkCounsellors(db);
  const app = await buildApp(platform, { ...features, schedule });
  await app.ready();

  const form = (change: object = {}) => ({
    id: randomUUID(),
    counsellor: BISI,
    kind: 'session' as const,
    startsAt: MONDAY,
    name: 'Ada Okeke',
    email: 'ada@example.com',
    phone: '08031234567',
    message: 'We would like to talk.',
    ...change,
  });
  return {
    world,
    db,
    money,
    schedule,
    ...makePeople(app, { ...features, schedule }),
    app,
    form,
    book: (person: Client, change: object = {}) => person.call(bookAppointment, { body: form(change) }),
    pay: (id: string) => money.pay(db, id, world.clock.now()),
    async close() {
      await app.close();
      await world.close();
    },
  };
};
