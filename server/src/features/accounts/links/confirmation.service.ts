// Confirming an email by the link that went there: the first proof of whose an account is.

import type { lookAtLink, verifyEmail } from '@ijeuwa/contract/confirmation';
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import { AppError } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import { hashPassword, passwordFits } from '#platform/passwords.ts';
import { hashToken } from '#platform/sealing.ts';
import * as members from '../accounts.repository.ts';
import type { Accounts, Agreements, Device, SignedIn } from '../accounts.service.ts';
import type { ChangeContact } from '../change-contact.ts';
import { proveOwner } from '../prove-owner.ts';
import { refuseEasyPassword } from '../refuse-easy-password.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { confirmIdentities } from '../social/identities.repository.ts';
import { findConfirmed, findLink, useLinkOnce } from './links.repository.ts';
import { usedOrOld } from './links.service.ts';

type Needs = {
  db: Database;
  clock: Clock;
  limits: Limits;
  live: Live;
  accounts: Accounts;
  sessions: Sessions;
  agreements: Agreements;
  changeContact: ChangeContact;
};
type Form = Received<typeof verifyEmail>['body'];

/** A link is handed on; whoever has the mailbox knows it by this. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
const TRIES_BY_ADDRESS = { points: 200, seconds: 3600 };
const TRIES_BY_LINK = { points: 10, seconds: 900 };

export const makeConfirmation = (needs: Needs) => {
  const { db, clock, limits, live, accounts, sessions, agreements, changeContact } = needs;
  const ownerOf = async (token: string): Promise<members.MemberRow> => {
    const link = await findLink(db, hashToken(token), 'verify', clock.now());
    const owner = link && (await members.findMember(db, link.memberId));
    // One that went to another address than the account has now tells its holder nothing of it.
    if (owner?.status !== 'active' || owner.email !== link?.email) throw usedOrOld();
    return owner;
  };

  const provePassword = async ({ token, password }: Form, owner: members.MemberRow): Promise<boolean> => {
    if (password === undefined) return false;
    await limits.take('verify-password', hashToken(token), TRIES_BY_LINK);
    if (await passwordFits(password, owner.passwordHash)) return true;
    const message = 'This is not the password that was chosen. Please try again, or set a new one.';
    throw new AppError('wrong_credentials', message, { password: message });
  };

  const hashNew = async ({ newPassword }: Form, { id, email }: members.MemberRow) => {
    if (newPassword === undefined) return undefined;
    const { name } = await accounts.findUser(id);
    refuseEasyPassword(newPassword, { email, name }, 'newPassword');
    return hashPassword(newPassword);
  };

  /** All that the account has was set by whoever confirms it. */
  const keepAll = async (tx: Queryable, { id, phoneDigest }: members.MemberRow): Promise<void> => {
    const now = clock.now();
    await changeContact(tx, id, { emailVerifiedAt: now, phoneConfirmedAt: phoneDigest ? now : null });
    await confirmIdentities(tx, id, now);
  };

  return {
    async look(token: string, viewer: Viewer | undefined): Promise<Answer<typeof lookAtLink>> {
      const confirmed = await findConfirmed(db, hashToken(token));
      if (confirmed) return { asks: 'done', email: masked(confirmed) };
      const { id, email: whole, emailVerifiedAt, passwordHash } = await ownerOf(token);
      const email = masked(whole);
      if (emailVerifiedAt || viewer?.memberId === id) return { asks: 'nothing', email };
      return { asks: passwordHash ? 'password' : 'newPassword', email };
    },

    /**
     * From the account's own session, or with its password, everything stays: the same person signed up and has the
     * mailbox. Anybody else who has the mailbox is its owner, and what was set before was set by another.
     */
    async confirm(form: Form, viewer: Viewer | undefined, device: Device): Promise<SignedIn | undefined> {
      await limits.takeByAddress('verify', device.address, TRIES_BY_ADDRESS);
      const before = await ownerOf(form.token);
      if (before.emailVerifiedAt && form.newPassword !== undefined) throw confirmedAlready();
      const isOwnSession = viewer?.memberId === before.id;
      const knowsPassword = !before.emailVerifiedAt && (await provePassword(form, before));
      const passwordHash = await hashNew(form, before);
      const done = await db.transaction(async (tx) => {
        const owned = await members.lockMember(tx, before.id);
        const used = owned && (await useLinkOnce(tx, hashToken(form.token), 'verify', clock.now()));
        if (!used || owned.passwordHash !== before.passwordHash) throw usedOrOld();
        if (owned.emailVerifiedAt) {
          if (passwordHash) throw confirmedAlready();
          return { ended: false };
        }
        const stays = !passwordHash && (isOwnSession || knowsPassword);
        if (stays) await keepAll(tx, owned);
        else await proveOwner(tx, owned, { agreements, sessions, changeContact, now: clock.now() });
        if (passwordHash) await members.changeMember(tx, owned.id, { passwordHash });
        const enters = passwordHash || (knowsPassword && !isOwnSession);
        return {
          ended: !stays,
          session: enters ? await sessions.open(tx, owned.id, device.name, false) : undefined,
        };
      });
      if (done.ended) sessions.cutAll(before.id);
      // What asks for the confirmation stands open where the mail was waited for.
      else live.toMember(before.id, 'changed', { what: 'profile' });
      return done.session && { session: done.session, user: await accounts.findUser(before.id) };
    },
  };
};
export type Confirmation = ReturnType<typeof makeConfirmation>;

const confirmedAlready = () =>
  new AppError('conflict', 'This email is confirmed already. Please log in, or use "Forgot password?".');
