// Links in mails: the one that asks to confirm an address, and the one that sets a password anew.

import { setTimeout } from 'node:timers/promises';
import { RESET_MINUTES } from '@ijeuwa/contract/accounts';
import { AppError } from '#platform/app-error.ts';
import { type Clock, DAY_MS, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { makeKnownDevices } from '#platform/known-devices.ts';
import type { Limits } from '#platform/limits.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { hashPassword } from '#platform/passwords.ts';
import { hashToken, randomToken, type Sealing } from '#platform/sealing.ts';
import { couldTake, makeSentBudget } from '#platform/sent-budget.ts';
import { passwordChangedMail, resetMail, verificationMail } from '../accounts.mails.ts';
import * as accounts from '../accounts.repository.ts';
import { deviceName, markedAs, mayEnter } from '../accounts.rules.ts';
import type { Agreements, Device } from '../accounts.service.ts';
import type { ChangeContact } from '../change-contact.ts';
import { endUnconfirmedWays, proveOwner } from '../prove-owner.ts';
import { refuseEasyPassword } from '../refuse-easy-password.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import * as links from './links.repository.ts';

export type LinksNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  notify: Notify;
  publicUrl: string;
  sealing: Sealing;
  sessions: Sessions;
  agreements: Agreements;
  findZone: FindZone;
  changeContact: ChangeContact;
};

const VERIFY_DAYS = 3;
const RESET_BY_KNOWN_DEVICE = { points: 5, seconds: 3600 };
/** A link that works for so long still is not sent again to whoever has had their share. */
const RESET_ENOUGH_MS = 5 * MINUTE_MS;
const RESET_BY_ADDRESS = { points: 100, seconds: 3600 };
/** Longer than the work for an account that is there. */
const RESET_ANSWER_MS = 300;
const VERIFY_BY_ACCOUNT = { points: 5, seconds: 3600 };

export const usedOrOld = () =>
  new AppError('expired', 'This link was used before or is too old. Please ask for a new one.');

export const makeLinks = (needs: LinksNeeds) => {
  const { db, clock, limits, notify, publicUrl, sealing, sessions, agreements, findZone } = needs;
  const { changeContact } = needs;
  const devices = makeKnownDevices(needs, 'log-in');
  const sent = makeSentBudget(needs);
  const sendVerification = async (
    tx: Queryable,
    memberId: string,
    email: string,
    name: string,
  ): Promise<void> => {
    const token = randomToken();
    const expiresAt = later(clock.now(), VERIFY_DAYS * DAY_MS);
    await links.saveLink(tx, {
      tokenHash: hashToken(token),
      memberId,
      purpose: 'verify',
      email,
      expiresAt,
    });
    await notify(tx, {
      onceKey: `verify:${hashToken(token)}`,
      category: 'security',
      validUntil: expiresAt,
      memberId,
      mail: { to: email, ...verificationMail(name, `${publicUrl}/auth?verify=${token}`) },
    });
  };

  return {
    sendVerification,

    async resend(viewer: Viewer): Promise<void> {
      await limits.take('verify', viewer.memberId, VERIFY_BY_ACCOUNT);
      const self = await accounts.findSelf(db, viewer.memberId);
      if (!self || self.emailVerifiedAt) return;
      await sent.takeMail(self.email);
      await db.transaction((tx) => sendVerification(tx, viewer.memberId, self.email, self.name));
    },

    /**
     * The answer is the same, and comes as late, whether or not the account exists and whether or not a mail left. Who
     * uses up the mailbox's share keeps its owner out of nothing: a link that works is there, or is sent all the same.
     */
    async requestReset(email: string, device: Device): Promise<void> {
      await limits.takeByAddress('reset', device.address, RESET_BY_ADDRESS);
      await Promise.all([sendReset(email, device), setTimeout(RESET_ANSWER_MS)]);
    },

    /** Answers the member: whoever set its password has shown that they own the mailbox. */
    async reset(token: string, password: string, device: Device): Promise<string> {
      await limits.takeByAddress('reset', device.address, RESET_BY_ADDRESS);
      const link = await links.findLink(db, hashToken(token), 'reset', clock.now());
      const self = link && (await accounts.findSelf(db, link.memberId));
      if (!self) throw usedOrOld();
      refuseEasyPassword(password, { email: self.email, name: self.name });
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const owned = await accounts.lockMember(tx, self.id);
        const used = owned && (await links.useLinkOnce(tx, hashToken(token), 'reset', clock.now()));
        if (!used) throw usedOrOld();
        // Several may be open; what one has done no other does again.
        await links.removeOpenLinks(tx, used.memberId, 'reset');
        await proveOwner(tx, owned, { agreements, sessions, changeContact, now: clock.now() });
        const ended = await endUnconfirmedWays(tx, used.memberId, changeContact);
        await accounts.changeMember(tx, used.memberId, { passwordHash });
        await sessions.endAll(tx, used.memberId);
        await notify(tx, {
          onceKey: `password-changed:${hashToken(token)}`,
          category: 'security',
          memberId: used.memberId,
          mail: passwordChangedMail(ended, {
            at: clock.now(),
            zone: await findZone(tx, used.memberId),
            device: deviceName(device.name),
            resetLink: `${publicUrl}/forgot-password`,
          }),
        });
      });
      sessions.cutAll(self.id);
      return self.id;
    },
  };

  /** Whoever was signed in here before has a share of their own, which no stranger uses up. */
  async function hasShare(email: string, known: accounts.MemberRow | undefined, mark?: string) {
    const own = () => limits.take('reset-known', sealing.digest(mark!), RESET_BY_KNOWN_DEVICE);
    if (devices.knows(markedAs(email, known), mark) && (await couldTake(own))) return true;
    return sent.mayMail(email);
  }

  async function sendReset(email: string, { mark }: Device): Promise<void> {
    const found = await accounts.findMemberByEmail(db, email);
    const mayLeave = await hasShare(email, found, mark);
    if (!found || !mayEnter(found.status)) return;
    const token = randomToken();
    const now = clock.now();
    const expiresAt = later(now, RESET_MINUTES * MINUTE_MS);
    const isEnough = async (tx: Queryable): Promise<boolean> =>
      !mayLeave &&
      (await links.findOpenLinkOf(tx, found.id, 'reset', later(now, RESET_ENOUGH_MS))) !== undefined;
    // Many at once would wait for each other, and tell by it that the account is there.
    if (await isEnough(db)) return;
    await db.transaction(async (tx) => {
      await accounts.lockMember(tx, found.id);
      if (await isEnough(tx)) return;
      await links.saveLink(tx, {
        tokenHash: hashToken(token),
        memberId: found.id,
        purpose: 'reset',
        email,
        expiresAt,
      });
      await notify(tx, {
        onceKey: `reset:${hashToken(token)}`,
        category: 'security',
        validUntil: expiresAt,
        memberId: found.id,
        mail: { to: email, ...resetMail(`${publicUrl}/forgot-password?token=${token}`) },
      });
    });
  }
};
export type Links = ReturnType<typeof makeLinks>;
