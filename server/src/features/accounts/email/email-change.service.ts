// Another e-mail address: nothing changes before the new mailbox says yes, and the old one can take it back for days.

import type { askEmailChange, findEmailChange } from '@ijeuwa/contract/email-change';
import { EMAIL_BACK_DAYS, EMAIL_LINK_HOURS } from '@ijeuwa/contract/email-change';
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS, HOUR_MS, later } from '#platform/clock.ts';
import { breaks, type Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import { hashToken, randomToken } from '#platform/sealing.ts';
import { makeSentBudget } from '#platform/sent-budget.ts';
import * as members from '../accounts.repository.ts';
import { deviceName } from '../accounts.rules.ts';
import type { Device } from '../accounts.service.ts';
import type { ChangeContact } from '../change-contact.ts';
import * as links from '../links/links.repository.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { removeIdentitiesSince } from '../social/identities.repository.ts';
import type { OwnerProof, OwnerProofNeeds } from '../ways/owner-proof.service.ts';
import * as mails from './email-change.mails.ts';

type Needs = OwnerProofNeeds & {
  live: Live;
  ownerProof: OwnerProof;
  sessions: Sessions;
  memberChanged: MemberChanged;
  changeContact: ChangeContact;
};

const ASKED_BY_MEMBER = { points: 5, seconds: DAY_MS / 1000 };
const TRIES_BY_ADDRESS = { points: 200, seconds: 3600 };

const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');
const useless = () =>
  new AppError('expired', 'This link was used before or is too old. You can ask for another under Privacy.');
const uselessBack = () =>
  new AppError(
    'expired',
    'This link was used before or is too old. Please write to us, and a person will help.',
  );
const taken = () =>
  new AppError('conflict', 'This email cannot be used any more. Please ask for another one.');

export const makeEmailChange = (needs: Needs) => {
  const { db, clock, limits, notify, publicUrl, findZone, live, ownerProof, sessions } = needs;
  const { memberChanged, changeContact } = needs;
  const sent = makeSentBudget(needs);

  const refuseTooSoon = async (tx: Queryable, memberId: string): Promise<void> => {
    if (await links.findOpenLinkOf(tx, memberId, 'old_email', clock.now()))
      throw new AppError(
        'conflict',
        `Your email was changed within the last ${EMAIL_BACK_DAYS} days. It can be changed again after them.`,
      );
  };

  /** A link that is sent to nobody where the address is taken: whoever asks sees no difference. */
  const saveNew = async (tx: Queryable, owner: members.MemberRow, email: string): Promise<void> => {
    const token = randomToken();
    const tokenHash = hashToken(token);
    const now = clock.now();
    const expiresAt = later(now, EMAIL_LINK_HOURS * HOUR_MS);
    await links.saveLink(tx, { tokenHash, memberId: owner.id, purpose: 'new_email', email, expiresAt });
    const other = await members.findMemberByEmail(tx, email);
    const hour = Math.floor(now.getTime() / HOUR_MS);
    await notify(
      tx,
      other
        ? {
            onceKey: `email-wanted:${other.id}:${hour}`,
            category: 'security',
            memberId: other.id,
            mail: mails.addressWantedMail(`${publicUrl}/auth`),
          }
        : {
            onceKey: `new-email:${tokenHash}`,
            category: 'security',
            validUntil: expiresAt,
            memberId: owner.id,
            mail: { to: email, ...mails.newAddressMail(`${publicUrl}/auth?newEmail=${token}`) },
          },
    );
  };

  /** Only a mailbox that was shown to be theirs can take it back: a stranger’s could take the account. */
  const offerBack = async (
    tx: Queryable,
    { id, email, emailVerifiedAt }: members.MemberRow,
    to: string,
    device: Device,
  ): Promise<void> => {
    if (!emailVerifiedAt) return;
    const token = randomToken();
    const tokenHash = hashToken(token);
    const now = clock.now();
    const expiresAt = later(now, EMAIL_BACK_DAYS * DAY_MS);
    await links.saveLink(tx, { tokenHash, memberId: id, purpose: 'old_email', email, expiresAt });
    const about = { to: masked(to), at: now, zone: await findZone(tx, id), device: deviceName(device.name) };
    const backLink = `${publicUrl}/auth?oldEmail=${token}`;
    await notify(tx, {
      onceKey: `old-email:${tokenHash}`,
      category: 'security',
      validUntil: expiresAt,
      memberId: id,
      mail: { to: email, ...mails.addressChangedMail({ ...about, backLink }) },
    });
  };

  /** Whoever opens a link twice finds done what it did: whose account it was. */
  const findDone = (from: Queryable, token: string, purpose: links.Purpose): Promise<string | undefined> =>
    links.findWhomBrought(from, hashToken(token), purpose);

  const refusingTaken = async <T>(deed: () => Promise<T>): Promise<T> => {
    try {
      return await deed();
    } catch (error) {
      if (breaks(error, 'member_email_unique')) throw taken();
      throw error;
    }
  };

  return {
    async find({ memberId }: Viewer): Promise<Answer<typeof findEmailChange>> {
      const now = clock.now();
      const pending = await links.findOpenLinkOf(db, memberId, 'new_email', now);
      const back = await links.findOpenLinkOf(db, memberId, 'old_email', now);
      return {
        pending: pending ? { email: pending.email, until: pending.expiresAt.toISOString() } : null,
        restsUntil: back?.expiresAt.toISOString() ?? null,
      };
    },

    async ask(viewer: Viewer, { proof, email }: Received<typeof askEmailChange>['body']): Promise<void> {
      const proven = await ownerProof.demand(viewer, proof);
      await limits.take('email-change', viewer.memberId, ASKED_BY_MEMBER);
      await sent.takeMail(email);
      await db.transaction(async (tx) => {
        const owner = await ownerProof.lockProven(tx, proven);
        await refuseTooSoon(tx, owner.id);
        const message = 'This is your email already.';
        if (owner.email === email) throw new AppError('invalid', message, { email: message });
        await saveNew(tx, owner, email);
      });
    },

    cancel: ({ memberId }: Viewer): Promise<void> => links.removeOpenLinks(db, memberId, 'new_email'),

    /** Answers whose it is; a browser that is signed in to this account stays so, and is known again. */
    async confirm(token: string, viewer: Viewer | undefined, device: Device): Promise<string> {
      await limits.takeByAddress('email-change', device.address, TRIES_BY_ADDRESS);
      const before = await findDone(db, token, 'new_email');
      if (before) return before;
      const done = await refusingTaken(() =>
        db.transaction(async (tx) => {
          const now = clock.now();
          const tokenHash = hashToken(token);
          const link = await links.findLink(tx, tokenHash, 'new_email', now);
          // Opened several times at one moment, the others wait here for the first; and it for an end of everything.
          const owner = link && (await members.lockMember(tx, link.memberId));
          const used = owner && (await links.useLinkOnce(tx, tokenHash, 'new_email', now));
          const first = used ? undefined : await findDone(tx, token, 'new_email');
          if (first) return { memberId: first, isDone: true };
          if (!used || owner?.status !== 'active') throw useless();
          // What was sent to the mailbox before opens nothing any more.
          await links.removeOpenLinks(tx, owner.id);
          await changeContact(tx, owner.id, { email: used.email, emailVerifiedAt: now });
          await offerBack(tx, owner, used.email, device);
          if (viewer?.memberId === owner.id)
            return { memberId: owner.id, gone: await sessions.endOthersIn(tx, viewer) };
          await sessions.endAll(tx, owner.id);
          return { memberId: owner.id };
        }),
      );
      if (done.isDone) return done.memberId;
      if (done.gone) {
        sessions.cut(done.memberId, done.gone);
        live.toMember(done.memberId, 'changed', { what: 'profile' });
      } else sessions.cutAll(done.memberId);
      return done.memberId;
    },

    async undo(token: string, device: Device): Promise<void> {
      await limits.takeByAddress('email-change', device.address, TRIES_BY_ADDRESS);
      if (await findDone(db, token, 'old_email')) return;
      const memberId = await refusingTaken(() =>
        db.transaction(async (tx) => {
          const now = clock.now();
          const used = await links.useLinkOnce(tx, hashToken(token), 'old_email', now);
          if (!used && (await findDone(tx, token, 'old_email'))) return undefined;
          const owner = used && (await members.lockMember(tx, used.memberId));
          if (!owner || owner.status === 'erased') throw uselessBack();
          const since = later(used!.expiresAt, -EMAIL_BACK_DAYS * DAY_MS);
          await links.removeOpenLinks(tx, owner.id);
          const isPhoneOlder = owner.phoneConfirmedAt !== null && owner.phoneConfirmedAt < since;
          await changeContact(tx, owner.id, {
            email: used!.email,
            emailVerifiedAt: now,
            passwordHash: null,
            ...(isPhoneOlder ? {} : { phoneDigest: null, phoneConfirmedAt: null, phoneCheckedAt: null }),
          });
          await removeIdentitiesSince(tx, owner.id, since);
          await sessions.endAll(tx, owner.id);
          await memberChanged(tx, owner.id, 'reclaimed');
          await notify(tx, {
            onceKey: `email-back:${hashToken(token)}`,
            category: 'security',
            memberId: owner.id,
            mail: { to: used!.email, ...mails.addressBackMail(`${publicUrl}/forgot-password`) },
          });
          return owner.id;
        }),
      );
      if (memberId) sessions.cutAll(memberId);
    },
  };
};
export type EmailChanging = ReturnType<typeof makeEmailChange>;
