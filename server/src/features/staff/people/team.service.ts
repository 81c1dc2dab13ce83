// What administrators do with the staff itself: add and invite, give roles, end; and the invited who choose a password.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import {
  type acceptInvitation,
  type addStaff,
  type changeStaffRoles,
  findOnCall,
  INVITATION_HOURS,
  type StaffMember,
} from '@ijeuwa/contract/staff';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, HOUR_MS, later } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import { keepsAccess, type LetGo, type LetGoOf } from '#platform/letting-go.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import type { Notify } from '#platform/notify.ts';
import { hashPassword } from '#platform/passwords.ts';
import { hashToken, randomToken } from '#platform/sealing.ts';
import { workChanged } from '#platform/work-changed.ts';
import { addedNotice, invitationNotice, raisedNotice } from '../staff.mails.ts';
import * as people from './people.repository.ts';
import { CODE_TRIES, toUser } from './people.service.ts';
import * as team from './team.repository.ts';
import { inOrder, spelledOtherwise, stateOf, whyNotDemoted } from './team.rules.ts';

export type TeamNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  notify: Notify;
  audit: Audit;
  publicUrl: string;
  /** The second factor, by mail; answers the challenge. */
  sendCode: (person: people.StaffRow) => Promise<string>;
  /** Of the accounts room: refuses what anybody would try first. */
  refuseEasyPassword: (password: string, person: { email: string; name: string }) => void;
};
type NewPerson = Received<typeof addStaff>['body'];
type Administrator = Awaited<ReturnType<typeof team.listAdministrators>>[number];
type RolesForm = Received<typeof changeStaffRoles>['body'];

const INVITATIONS = { points: 30, seconds: 3600 };
const SECOND_TAP_MS = 10_000;
const BY_ADDRESS = { points: 100, seconds: 3600 };

const usedOrOld = () =>
  new AppError(
    'expired',
    'This link was used before or is too old. Please ask an administrator for a new one.',
  );

export const makeTeam = (needs: TeamNeeds) => {
  const { db, clock, limits, live, notify, audit } = needs;

  /** With everybody held; who was ended or demoted a moment ago does nothing more. */
  const asAdministrator = async (
    { staffId }: StaffViewer,
    work: (tx: Queryable, administrators: Administrator[]) => Promise<void>,
  ): Promise<void> => {
    await db.transaction(async (tx) => {
      await team.lockTeam(tx);
      const administrators = await team.listAdministrators(tx);
      if (!administrators.some(({ id }) => id === staffId)) throw notFound();
      await work(tx, administrators);
    });
    workChanged(live, 'people');
  };

  const find = async (tx: Queryable, id: string): Promise<people.StaffRow> => {
    const found = await people.findStaff(tx, id);
    if (!found) throw notFound('This person');
    return found;
  };
  const findPresent = async (tx: Queryable, id: string): Promise<people.StaffRow> => {
    const found = await find(tx, id);
    if (found.endedAt) throw new AppError('conflict', 'This person has ended. Please add them again first.');
    return found;
  };

  const invite = async (
    tx: Queryable,
    person: { id: string; email: string; name: string },
  ): Promise<void> => {
    const token = randomToken();
    const tokenHash = hashToken(token);
    const expiresAt = later(clock.now(), INVITATION_HOURS * HOUR_MS);
    await team.saveInvitation(tx, { staffId: person.id, tokenHash, expiresAt });
    const link = `${needs.publicUrl}/staff?invitation=${token}`;
    await notify(tx, { ...invitationNotice(tokenHash, person, link), validUntil: expiresAt });
  };

  /** Who is told of a gain: every other administrator; of what gives power over money, the people of finance too. */
  const watchers = async (
    tx: Queryable,
    administrators: Administrator[],
    gained: readonly string[],
    concerned: readonly string[],
  ): Promise<string[]> => {
    const overMoney = gained.some((role) => role === 'finance' || role === 'admin');
    const all = [...administrators, ...(overMoney ? await team.listFinance(tx) : [])];
    return [...new Set(all.filter(({ id }) => !concerned.includes(id)).map(({ email }) => email))];
  };

  const about = (email: string) => `staff ${email}`;

  const followers: LetGoOf[] = [];
  /** What they had waits for a colleague; each case stands in the audit with what changed the access. */
  const letGo = async (
    tx: Queryable,
    by: { staffId: string; reason: string },
    who: Parameters<LetGoOf>[1],
  ): Promise<LetGo[]> => {
    const gone: LetGo[] = [];
    for (const follow of followers) gone.push(await follow(tx, who));
    for (const { act, subjects } of gone)
      for (const subject of subjects) await audit.record(tx, { ...by, act, subject });
    return gone;
  };
  const tell = (gone: readonly LetGo[]): void => {
    for (const one of gone) one.tell();
  };

  return {
    /** Rooms in which somebody has cases of their own. */
    follow: (...rooms: LetGoOf[]): void => void followers.push(...rooms),

    async list(): Promise<StaffMember[]> {
      const rows = await team.listTeam(db, clock.now());
      return rows.map(({ person, invitedUntil }) => ({
        ...toUser(person),
        state: stateOf(person),
        invitedUntil: invitedUntil?.toISOString() ?? null,
        endedAt: person.endedAt?.toISOString() ?? null,
      }));
    },

    /** Another spelling of a mailbox that is known is refused: one who approves for two would be both. The others are told. */
    async add(viewer: StaffViewer, { name, email, roles, reason }: NewPerson): Promise<void> {
      await limits.take('staff-invitation', viewer.staffId, INVITATIONS);
      let gone: LetGo[] = [];
      await asAdministrator(viewer, async (tx, administrators) => {
        const known = await people.findStaffByEmail(tx, email);
        const taken = 'Somebody of the staff has this address already.';
        if (known && !known.endedAt) throw new AppError('conflict', taken, { email: taken });
        const same = spelledOtherwise(email, await team.listAddresses(tx, { present: known !== undefined }));
        if (same) {
          const message = `This mailbox is known here as ${same} already: one person has one account.`;
          throw new AppError('conflict', message, { email: message });
        }
        const person = { name, email, roles: inOrder(roles) };
        const id = await team.saveInvited(tx, person);
        // Nothing from before an end opens anything again.
        await team.removeWaysIn(tx, id);
        gone = await letGo(tx, { staffId: viewer.staffId, reason }, { staffId: id, before: [], roles });
        await invite(tx, { ...person, id });
        const others = await watchers(tx, administrators, person.roles, [viewer.staffId, id]);
        await notify(tx, ...others.map((to) => addedNotice(to, { ...person, id, at: clock.now(), reason })));
        const act = `add staff: ${person.roles.join(', ')}`;
        await audit.record(tx, { staffId: viewer.staffId, act, subject: about(email), reason });
      });
      tell(gone);
    },

    /** A second tap is no second invitation: its mail would make the first one's link useless on the way. */
    async invite(viewer: StaffViewer, id: string, reason: string): Promise<void> {
      await limits.take('staff-invitation', viewer.staffId, INVITATIONS);
      await asAdministrator(viewer, async (tx) => {
        const person = await findPresent(tx, id);
        const justNow = later(clock.now(), INVITATION_HOURS * HOUR_MS - SECOND_TAP_MS);
        if (await team.isInvitedBeyond(tx, id, justNow)) return;
        await invite(tx, person);
        const { staffId } = viewer;
        await audit.record(tx, { staffId, act: 'invite staff', subject: about(person.email), reason });
      });
    },

    /** The same roles again are no act. Open screens come back into the rooms of the new ones. */
    async changeRoles(viewer: StaffViewer, id: string, { roles, reason }: RolesForm): Promise<void> {
      let gone: LetGo[] = [];
      await asAdministrator(viewer, async (tx, administrators) => {
        const person = await findPresent(tx, id);
        const [before, after] = [inOrder(person.roles).join(', '), inOrder(roles).join(', ')];
        if (before === after) return;
        const ids = administrators.map((one) => one.id);
        const refused = whyNotDemoted(id, roles, ids);
        if (refused) throw new AppError('conflict', refused);
        const isCalled = keepsAccess(roles, findOnCall.access.staff);
        await team.changeStaff(tx, id, { roles: inOrder(roles), ...(!isCalled && { onCallSince: null }) });
        gone = await letGo(
          tx,
          { staffId: viewer.staffId, reason },
          { staffId: id, before: person.roles, roles },
        );
        const gained = inOrder(roles).filter((role) => !person.roles.includes(role));
        const told =
          gained.length > 0 ? await watchers(tx, administrators, gained, [viewer.staffId, id]) : [];
        const raised = { ...person, roles: gained, at: clock.now(), reason };
        await notify(tx, ...told.map((to) => raisedNotice(to, raised)));
        const act = `change roles: ${before} to ${after}`;
        await audit.record(tx, { staffId: viewer.staffId, act, subject: about(person.email), reason });
      });
      tell(gone);
      live.disconnectStaff(id);
    },

    /** Whoever ends somebody is an administrator and stays one, so that the last one cannot be ended. */
    async end(viewer: StaffViewer, id: string, reason: string): Promise<void> {
      let gone: LetGo[] = [];
      await asAdministrator(viewer, async (tx) => {
        const { staffId } = viewer;
        if (id === staffId)
          throw new AppError('conflict', 'You cannot end your own access. Please ask another administrator.');
        const person = await find(tx, id);
        if (person.endedAt) return;
        await team.changeStaff(tx, id, { endedAt: clock.now(), passwordHash: null, onCallSince: null });
        await team.removeWaysIn(tx, id);
        gone = await letGo(tx, { staffId, reason }, { staffId: id, before: person.roles, roles: [] });
        await audit.record(tx, { staffId, act: 'end staff', subject: about(person.email), reason });
      });
      tell(gone);
      live.disconnectStaff(id);
    },

    /** Whoever follows the link owns the mailbox; the second factor is asked all the same. */
    async accept(token: string, password: string, address: string): Promise<Answer<typeof acceptInvitation>> {
      await limits.takeByAddress('staff-invitation', address, BY_ADDRESS);
      const tokenHash = hashToken(token);
      const invited = await team.findInvited(db, tokenHash, clock.now());
      if (!invited) throw usedOrOld();
      needs.refuseEasyPassword(password, invited);
      const passwordHash = await hashPassword(password);
      const person = await db.transaction(async (tx) => {
        await team.lockTeam(tx);
        const still = await team.findInvited(tx, tokenHash, clock.now());
        if (!still) throw usedOrOld();
        await team.changeStaff(tx, still.id, { passwordHash });
        await team.removeWaysIn(tx, still.id);
        const entry = { staffId: still.id, act: 'choose password', subject: 'back office' };
        await audit.record(tx, { ...entry, reason: 'invitation' });
        return { ...still, passwordHash };
      });
      // Wrong codes were another's, who knew the password of before.
      await limits.forgive(CODE_TRIES, person.id);
      live.disconnectStaff(person.id);
      workChanged(live, 'people');
      return { challenge: await needs.sendCode(person), email: person.email };
    },
  };
};
