// One counsellor for the access matrix, who is every kind of staff that may be one, with an appointment of each member.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { sessionNote } from '#platform/database/tables/counselling.ts';
import { consent } from '#platform/database/tables/profiles.ts';
import { appointment, counsellor, holiday } from '#platform/database/tables/schedule.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { staffEmail } from '../back-office.ts';
import type { World } from '../test-world.ts';

export const COUNSELLOR = 'matrix-counsellor';

const saveCounsellor = async (world: World, versionId: string): Promise<string> => {
  // Whoever of the staff has the role, or every appointment would be somebody else’s.
  const [person] = await world.db
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.email, staffEmail('counsellor')));
  const prices = { versionId, priceNgnMinor: 100, priceUsdMinor: 100 };
  await world.db
    .insert(counsellor)
    .values({ key: COUNSELLOR, name: 'Dr Bisi', bookable: true, staffId: person?.id, ...prices })
    .onConflictDoNothing();
  const [found] = await world.db.select().from(counsellor).where(eq(counsellor.key, COUNSELLOR));
  return found!.id;
};

/** Confirmed, two days from now: it can be moved, cancelled and written on, and not been held yet. */
export const saveAppointment = async (world: World, memberId: string, versionId: string): Promise<string> => {
  const id = randomUUID();
  const startsAt = later(world.clock.now(), 3 * DAY_MS);
  await world.db.insert(appointment).values({
    id,
    counsellorId: await saveCounsellor(world, versionId),
    memberId,
    kind: 'session',
    state: 'confirmed',
    startsAt,
    endsAt: later(startsAt, HOUR_MS),
    paidBy: 'package',
    detailsSealed: world.platform.sealing.seal(
      JSON.stringify({ name: 'Eve', email: 'eve@example.com', phone: '08031234567', message: '' }),
    ),
    bookedAt: world.clock.now(),
    confirmedAt: world.clock.now(),
  });
  return id;
};

/** Of the same counsellor, about whoever allows it. */
export const saveNote = async (world: World, memberId: string, versionId: string): Promise<string> => {
  const counsellorId = await saveCounsellor(world, versionId);
  const [of] = await world.db.select().from(counsellor).where(eq(counsellor.id, counsellorId));
  const now = world.clock.now();
  await world.db.insert(consent).values({ memberId, purpose: 'session-notes', version: '1', givenAt: now });
  return writeNote(world, { memberId, counsellorId, staffId: of?.staffId });
};

/** Of whoever is in the counsellor’s care no more. */
export const saveFormerClient = async (world: World, versionId: string): Promise<string> => {
  const counsellorId = await saveCounsellor(world, versionId);
  const [of] = await world.db.select().from(counsellor).where(eq(counsellor.id, counsellorId));
  const [former] = await world.db
    .insert(member)
    .values({ email: 'former-client@example.com' })
    .returning({ id: member.id });
  await writeNote(world, { memberId: former!.id, counsellorId, staffId: of?.staffId });
  return former!.id;
};

type Noted = { memberId: string; counsellorId: string; staffId: string | null | undefined };
const writeNote = async (world: World, { staffId, ...noted }: Noted): Promise<string> => {
  const id = randomUUID();
  if (staffId)
    await world.db.insert(sessionNote).values({
      id,
      ...noted,
      staffId,
      textSealed: world.platform.sealing.seal('They came together.'),
      writtenAt: world.clock.now(),
    });
  return id;
};

export const saveHoliday = async (world: World): Promise<string> => {
  const [saved] = await world.db
    .insert(holiday)
    .values({ day: '2027-03-10', name: 'Eid al-Fitr', provisional: true })
    .returning({ id: holiday.id });
  return saved!.id;
};
