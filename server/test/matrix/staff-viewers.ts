// Every kind of staff as a viewer, and whoever looks like staff and is not.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { logInStaff, STAFF_ROLES } from '@ijeuwa/contract/staff';
import { eq } from 'drizzle-orm';
import { DAY_MS, later } from '#platform/clock.ts';
import { staff, staffInvitation, staffSession } from '#platform/database/tables/staff.ts';
import { MEMBER_COOKIE, STAFF_COOKIE } from '#platform/http/viewer.ts';
import { hashToken } from '#platform/sealing.ts';
import { STAFF_PASSWORD, signInStaff, staffEmail } from '../back-office.ts';
import { enterMember } from '../members.ts';
import type { World } from '../test-world.ts';
import type { Viewer } from './viewers.ts';

export const makeStaffViewers = async (world: World): Promise<Viewer[]> => {
  const { db, clock } = world;
  const toViewer = (kind: string, cookie: string, roles?: readonly StaffRole[]): Viewer => ({
    kind: `staff: ${kind}`,
    cookie,
    as: roles ? 'staff' : 'visitor',
    roles,
    relation: 'stranger',
    matches: new Map(),
  });
  const enter = async (kind: string, roles: StaffRole[]): Promise<Viewer> => {
    const { jar } = await signInStaff(world, kind.replaceAll(' ', '-'), roles);
    return toViewer(kind, jar.cookie, roles);
  };
  /** Was signed in as an administrator, until this was done. */
  const shutOut = async (kind: string, how: (tokenHash: string, name: string) => Promise<unknown>) => {
    const { cookie } = await enter(kind, ['admin']);
    await how(hashToken(cookie.split('=')[1]!), kind.replaceAll(' ', '-'));
    return toViewer(kind, cookie);
  };
  const ofSession = (tokenHash: string) => eq(staffSession.tokenHash, tokenHash);
  const now = clock.now();

  const halfway = { email: staffEmail('first-factor'), name: 'Half', roles: ['admin' as const] };
  await world.features.staff.addStaff({ ...halfway, password: STAFF_PASSWORD });
  const credentials = { email: halfway.email, password: STAFF_PASSWORD };
  const { challenge } = (await world.stranger().call(logInStaff, { body: credentials })).body;
  const [invited] = await db
    .insert(staff)
    .values({ email: staffEmail('invited'), name: 'Invited', roles: ['admin'] })
    .returning({ id: staff.id });
  const link = 'the-link-of-an-invitation';
  await db
    .insert(staffInvitation)
    .values({ staffId: invited!.id, tokenHash: hashToken(link), expiresAt: later(now, DAY_MS) });
  const memberCookie = (await enterMember(world, 'posing')).jar.cookie;

  const viewers: Viewer[] = [];
  for (const role of STAFF_ROLES) viewers.push(await enter(role, [role]));
  return [
    ...viewers,
    await enter('finance and support', ['finance', 'support']),
    await shutOut('ended staff session', (hash) => db.delete(staffSession).where(ofSession(hash))),
    await shutOut('session that ran out', (hash) =>
      db
        .update(staffSession)
        .set({ createdAt: later(now, -2 * DAY_MS), expiresAt: later(now, -DAY_MS) })
        .where(ofSession(hash)),
    ),
    await shutOut('ended person', (_, name) =>
      db
        .update(staff)
        .set({ endedAt: now, passwordHash: null })
        .where(eq(staff.email, staffEmail(name))),
    ),
    toViewer('without the second factor', `${STAFF_COOKIE}=${challenge}`),
    toViewer('invited, not come yet', `${STAFF_COOKIE}=${link}`),
    toViewer('a member who poses', memberCookie.replace(MEMBER_COOKIE, STAFF_COOKIE)),
  ];
};
