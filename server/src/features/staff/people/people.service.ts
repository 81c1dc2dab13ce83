// How staff sign in: a password, then a code from their mail, then a session of eight hours.
import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { STAFF_CODE_MINUTES, STAFF_CODE_TRIES, type StaffUser } from '@ijeuwa/contract/staff';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, HOUR_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { makeKnownDevices } from '#platform/known-devices.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { randomCode } from '#platform/one-time-code.ts';
import { hashPassword, passwordFits } from '#platform/passwords.ts';
import { hashToken, randomToken, type Sealing } from '#platform/sealing.ts';
import { couldTake } from '#platform/sent-budget.ts';
import type { Audit } from '../audit/audit.service.ts';
import { codeNotice, wrongCodesNotice } from '../staff.mails.ts';
import * as people from './people.repository.ts';
import { listAdministrators } from './team.repository.ts';

export type PeopleNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  sealing: Sealing;
  live: Live;
  notify: Notify;
  audit: Audit;
  first: { email?: string; password?: string };
};
/** `mark`: what the device was given when somebody last signed in there with both factors. */
type StaffDevice = { address: string; mark?: string };
type NewStaff = { email: string; name: string; password: string; roles: readonly StaffRole[] };

const SESSION_MS = 8 * HOUR_MS;
const BY_ADDRESS = { points: 100, seconds: 3600 };
const DAY = 24 * 3600;
/** Of one person, whichever codes they were for; a device of theirs has as many of its own. A right one costs none. */
export const CODE_TRIES = 'staff-code';
export const CODES_A_DAY = { points: 20, seconds: DAY };
/** Whoever gives one more wrong code than that within a day may be somebody who knows the password alone. */
export const WRONG_UNTOLD = { points: 4, seconds: DAY };
const ONCE_A_DAY = { points: 1, seconds: DAY };

const wrongCredentials = () =>
  new AppError(
    'wrong_credentials',
    'The email or the password is not right. Try again, or ask an administrator for a new link.',
  );

export const toUser = ({ id, name, email, roles }: people.StaffRow): StaffUser => ({
  _id: id,
  name,
  email,
  roles,
});

export const makePeople = ({ db, clock, limits, sealing, live, notify, audit, first }: PeopleNeeds) => {
  const spelled = (challenge: string, code: string) => `staff:${challenge}:${code}`;

  const devices = makeKnownDevices({ limits, sealing }, 'staff-log-in');
  /** Another password ends the marks. */
  const markedAs = (email: string, person?: people.StaffRow) => ({
    email,
    version: person?.passwordHash ?? '',
  });

  /** To whoever still is as they were when their password was looked at. */
  const sendCode = async ({ id: staffId, email, passwordHash }: people.StaffRow): Promise<string> => {
    const challenge = randomUUID();
    const code = randomCode();
    const expiresAt = later(clock.now(), STAFF_CODE_MINUTES * MINUTE_MS);
    await db.transaction(async (tx) => {
      const still = await people.holdStaff(tx, staffId);
      if (!still || still.endedAt || still.passwordHash !== passwordHash) throw wrongCredentials();
      await people.replaceCode(tx, {
        id: challenge,
        staffId,
        codeDigest: sealing.digest(spelled(challenge, code)),
        triesLeft: STAFF_CODE_TRIES,
        expiresAt,
      });
      await notify(tx, { ...codeNotice(challenge, email, code), validUntil: expiresAt });
    });
    return challenge;
  };

  const addStaff = async ({ password, email, ...person }: NewStaff): Promise<void> => {
    const row = { ...person, email: email.trim().toLowerCase() };
    await people.recordStaffOnce(db, { ...row, passwordHash: await hashPassword(password) });
  };

  /** Takes one of the day's before the code is looked at; answers how it is given back. */
  const takeCode = async (staffId: string, mark?: string): Promise<() => Promise<void>> => {
    const person = await people.findStaff(db, staffId);
    const isKnown = person && devices.knows(markedAs(person.email, person), mark);
    const [name, key] = isKnown ? [`${CODE_TRIES}-known`, sealing.digest(mark!)] : [CODE_TRIES, staffId];
    await limits.take(name, key, CODES_A_DAY);
    return () => limits.giveBack(name, key);
  };

  /** Once a day, to the person and to those who can end the password. */
  const tellWrong = async (staffId: string): Promise<void> => {
    if (await couldTake(() => limits.take('staff-code-wrong', staffId, WRONG_UNTOLD))) return;
    if (!(await couldTake(() => limits.take('staff-code-told', staffId, ONCE_A_DAY)))) return;
    const at = clock.now().getTime();
    await db.transaction(async (tx) => {
      const person = await people.findStaff(tx, staffId);
      if (!person) return;
      const told = new Set([person, ...(await listAdministrators(tx))].map(({ email }) => email));
      await notify(tx, ...[...told].map((to) => wrongCodesNotice(`${staffId}:${at}`, to, person)));
      const about = { staffId, act: 'wrong codes', subject: `staff ${person.email}` };
      await audit.record(tx, { ...about, reason: 'somebody gave wrong codes with the right password' });
    });
  };

  return {
    addStaff,
    sendCode,

    /** The first administrator, from the configuration, where there is no staff yet. */
    async ensureFirstStaff(): Promise<void> {
      const { email, password } = first;
      if (!email || !password || (await people.countStaff(db)) > 0) return;
      await addStaff({ email, password, name: 'First administrator', roles: ['admin'] });
    },

    /** The same work and the same answer whether or not there is such an account. */
    async logIn(
      form: { email: string; password: string },
      device: StaffDevice,
    ): Promise<{ challenge: string }> {
      await limits.takeByAddress('staff-log-in', device.address, BY_ADDRESS);
      const found = await people.findStaffByEmail(db, form.email);
      await devices.countTry(markedAs(form.email, found), device.mark);
      const fits = await passwordFits(form.password, found?.passwordHash);
      if (!found || !fits) throw wrongCredentials();
      return { challenge: await sendCode(found) };
    },

    /** Refuses with 429 after so many wrong codes of a day; their person and the administrators are told of them. */
    async confirm(challenge: string, code: string, device: StaffDevice) {
      await limits.takeByAddress('staff-code', device.address, BY_ADDRESS);
      const spent = await people.spendTry(db, challenge, clock.now());
      if (!spent)
        throw new AppError('expired', 'This code was used before or is too old. Please log in again.');
      const giveBack = await takeCode(spent.staffId, device.mark);
      if (!sealing.fits(spelled(challenge, code.replaceAll(' ', '')), spent.codeDigest)) {
        await tellWrong(spent.staffId);
        throw new AppError('wrong_credentials', 'This code is not right.');
      }
      await giveBack();
      const token = randomToken();
      const now = clock.now();
      const staff = await db.transaction(async (tx) => {
        const person = await people.holdStaff(tx, spent.staffId);
        if (!person || person.endedAt || !(await people.useCodeOnce(tx, challenge, now)))
          throw new AppError('expired', 'This code was used before or is too old. Please log in again.');
        await people.saveStaffSession(tx, {
          tokenHash: hashToken(token),
          staffId: person.id,
          createdAt: now,
          expiresAt: later(now, SESSION_MS),
        });
        await audit.record(tx, { staffId: person.id, act: 'log in', subject: 'back office', reason: 'work' });
        return person;
      });
      const marked = markedAs(staff.email, staff);
      await devices.forgive(marked, device.mark);
      return { token, staff: toUser(staff), mark: devices.mark(marked) };
    },

    async findViewer(token: string): Promise<StaffViewer | undefined> {
      const found = await people.findLiveStaffSession(db, hashToken(token), clock.now());
      return found && { staffId: found.staffId, sessionId: found.id, roles: found.roles };
    },

    async findMe({ staffId }: StaffViewer): Promise<StaffUser> {
      const found = await people.findStaff(db, staffId);
      if (!found) throw notFound();
      return toUser(found);
    },

    async logOut(token: string): Promise<void> {
      const ended = await people.removeStaffSession(db, hashToken(token));
      if (ended) live.disconnectStaff(ended.staffId, ended.id);
    },

    removeExpired: (): Promise<void> => people.removeExpired(db, clock.now()),
  };
};
export type People = ReturnType<typeof makePeople>;
