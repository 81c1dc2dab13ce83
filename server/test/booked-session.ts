// A counsellor who can be booked, and a session that is: as they stand after booking and payment.
import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '#platform/clock.ts';
import { packageVersion } from '#platform/database/tables/billing.ts';
import { appointment, counsellor } from '#platform/database/tables/schedule.ts';
import { staff } from '#platform/database/tables/staff.ts';
import { staffEmail } from './back-office.ts';
import type { World } from './test-world.ts';

/** The person of the staff is there already. */
export const addCounsellor = async ({ db }: World, name: string): Promise<string> => {
  const [person] = await db
    .select()
    .from(staff)
    .where(eq(staff.email, staffEmail(name)));
  const [version] = await db.select().from(packageVersion).limit(1);
  const prices = { versionId: version!.id, priceNgnMinor: 100, priceUsdMinor: 100 };
  const [saved] = await db
    .insert(counsellor)
    .values({ key: name, name: `Dr ${name}`, bookable: true, staffId: person!.id, ...prices })
    .returning({ id: counsellor.id });
  return saved!.id;
};

type Session = { id: string; counsellorId: string; memberId: string; partnerId?: string; startsAt: Date };

export const bookSession = async ({ db, platform }: World, session: Session): Promise<void> => {
  await db.insert(appointment).values({
    ...session,
    kind: 'session',
    state: 'confirmed',
    endsAt: new Date(session.startsAt.getTime() + 50 * MINUTE_MS),
    paidBy: 'package',
    detailsSealed: platform.sealing.seal(JSON.stringify({ name: 'Ada Okeke', phone: '08031234567' })),
    bookedAt: session.startsAt,
    confirmedAt: session.startsAt,
  });
};
