// Staff who work in a test: each is added, signs in with both factors, and keeps their own cookie.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import {
  addStaff as addToStaff,
  changeStaffRoles,
  confirmStaff,
  endStaff,
  listStaff,
  logInStaff,
} from '@ijeuwa/contract/staff';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Client } from './people.ts';
import type { World } from './test-world.ts';

export const STAFF_PASSWORD = 'kola nuts and bitter leaf';

export const staffEmail = (name: string): string => `${name}@staff.example`;

/** The six digits of the last mail that went to this address. */
export const lastCode = async (world: World, email: string): Promise<string> => {
  await world.deliver();
  const mail = world.mails.findLast((one) => one.to === email && /^\d{6}/.test(one.subject));
  return mail?.subject.slice(0, 6) ?? 'none';
};

/** Somebody of the staff as the gate hands them to a service; they need not sign in. */
export const addStaff = async (
  world: World,
  name: string,
  roles: StaffRole[] = ['moderator'],
): Promise<StaffViewer> => {
  await world.features.staff.addStaff({
    email: staffEmail(name),
    name,
    password: STAFF_PASSWORD,
    roles,
  });
  const { rows } = await world.platform.pool.query('select id from staff where email = $1', [
    staffEmail(name),
  ]);
  return { staffId: rows[0].id, sessionId: '', roles };
};

export const signInStaff = async (world: World, name: string, roles: StaffRole[]): Promise<Client> => {
  const email = staffEmail(name);
  await world.features.staff.addStaff({ email, name, password: STAFF_PASSWORD, roles });
  const person = world.stranger();
  const first = await person.call(logInStaff, { body: { email, password: STAFF_PASSWORD } });
  const code = await lastCode(world, email);
  const second = await person.call(confirmStaff, { body: { challenge: first.body.challenge, code } });
  if (second.status !== 200) throw new Error(`${name} could not sign in: ${JSON.stringify(second.body)}`);
  return person;
};

/** By an administrator: their access ends, or they have these roles alone. */
export const letStaffGo = async (admin: Client, name: string, roles: StaffRole[] = []): Promise<void> => {
  const { people } = (await admin.call(listStaff, {})).body;
  const params = { id: people.find(({ email }) => email === staffEmail(name))!._id };
  const body = { reason: 'other work' };
  const { status } =
    roles.length === 0
      ? await admin.call(endStaff, { params, body })
      : await admin.call(changeStaffRoles, { params, body: { ...body, roles } });
  if (status !== 200) throw new Error(`${name} could not be let go: ${status}`);
};

/** By an administrator: whoever was let go is of the staff again, with these roles. */
export const takeStaffBack = (admin: Client, name: string, roles: StaffRole[]) =>
  admin.call(addToStaff, { body: { name, email: staffEmail(name), roles, reason: 'back again' } });
