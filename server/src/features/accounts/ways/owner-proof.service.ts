// The proof of the owner, which every change of a way to sign in asks for: the password, or a code to a proven way.

import { CODE_MINUTES, CODE_TRIES } from '@ijeuwa/contract/sign-up';
import { PROOF_MISSING, type Proof } from '@ijeuwa/contract/ways';
import { AppError } from '#platform/app-error.ts';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Limits } from '#platform/limits.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { CODE_WRONG, randomCode } from '#platform/one-time-code.ts';
import { makePasswordTries } from '#platform/password-tries.ts';
import { passwordFits } from '#platform/passwords.ts';
import type { Sealing } from '#platform/sealing.ts';
import { codeMail, codeSms, wayChangedMail } from '../accounts.mails.ts';
import { findMember, lockMember, type MemberRow } from '../accounts.repository.ts';
import { deviceName } from '../accounts.rules.ts';
import type { Device } from '../accounts.service.ts';
import * as codes from '../phone/codes.repository.ts';
import { makeSmsBudget } from '../phone/sms-budget.ts';

export type OwnerProofNeeds = {
  findZone: FindZone;
  db: Database;
  clock: Clock;
  limits: Limits;
  sealing: Sealing;
  notify: Notify;
  publicUrl: string;
};
/** What was proved, to be looked at again under the lock. `byMailbox`: it holds also after the password is set anew. */
export type Proven = { memberId: string; epoch: number; passwordHash: string | null; byMailbox: boolean };

const TRIES_BY_MEMBER = { points: 10, seconds: 900 };
const CODES_BY_MEMBER = { points: 5, seconds: 3600 };

export const makeOwnerProof = (needs: OwnerProofNeeds) => {
  const { db, clock, limits, sealing, notify, publicUrl, findZone } = needs;
  const sms = makeSmsBudget(needs);
  const tryPassword = makePasswordTries(limits);
  const spelled = (memberId: string, code: string) => `owner-proof:${memberId}:${code}`;
  const wrongCode = () => new AppError('wrong_credentials', CODE_WRONG, { proof: CODE_WRONG });

  const ownerOf = async ({ memberId }: Viewer): Promise<MemberRow> => {
    const owner = await findMember(db, memberId);
    if (owner?.status !== 'active') throw new AppError('not_signed_in', 'Please sign in first.');
    return owner;
  };

  /** The mailbox once it is proved, else the number that signs in. */
  const codeGoesTo = (owner: MemberRow): { mail: string } | { sms: string } | undefined => {
    if (owner.emailVerifiedAt) return { mail: owner.email };
    const phone = owner.phoneSealed && sealing.open(owner.phoneSealed);
    return phone && sealing.fits(phone, owner.phoneDigest) ? { sms: phone } : undefined;
  };

  const provePassword = async (owner: MemberRow, password: string): Promise<void> => {
    const tried = { name: 'owner-proof', key: owner.id, bucket: TRIES_BY_MEMBER };
    if (await tryPassword(tried, () => passwordFits(password, owner.passwordHash))) return;
    const message = 'This is not your password.';
    throw new AppError('wrong_credentials', message, { proof: message });
  };

  const proveCode = async (owner: MemberRow, { challenge, code }: { challenge: string; code: string }) => {
    const taken = await codes.takeTry(db, challenge, clock.now());
    if (!taken || !sealing.fits(spelled(owner.id, code.replaceAll(' ', '')), taken.codeHash))
      throw wrongCode();
    if (!(await codes.confirmCodeOnce(db, taken.id, clock.now(), clock.now()))) throw wrongCode();
  };

  return {
    ownerOf,
    codeGoesTo,

    async askCode(viewer: Viewer): Promise<{ challenge: string }> {
      const owner = await ownerOf(viewer);
      if (owner.passwordHash)
        throw new AppError('conflict', 'Please enter your password, so that we know it is you.');
      const to = codeGoesTo(owner);
      if (!to)
        throw new AppError(
          'email_not_verified',
          'Please confirm your email first: open the link in the mail that we sent you.',
        );
      await limits.take('owner-code', owner.id, CODES_BY_MEMBER);
      if ('sms' in to && !(await sms.mayLeave(to.sms)))
        throw new AppError('unavailable', 'No code can be sent right now. Please try later.', undefined, 600);
      const code = randomCode();
      const validUntil = later(clock.now(), CODE_MINUTES * MINUTE_MS);
      const challenge = await db.transaction(async (tx) => {
        const id = await codes.saveCode(tx, {
          codeHash: sealing.digest(spelled(owner.id, code)),
          email: owner.email,
          triesLeft: CODE_TRIES,
          expiresAt: validUntil,
        });
        const message =
          'mail' in to ? { mail: codeMail(code) } : { sms: { to: to.sms, text: codeSms(code) } };
        await notify(tx, {
          onceKey: `owner-code:${id}`,
          category: 'security',
          validUntil,
          memberId: owner.id,
          ...message,
        });
        return id;
      });
      return { challenge };
    },

    async demand(viewer: Viewer, proof: Proof): Promise<Proven> {
      const owner = await ownerOf(viewer);
      const { id: memberId, signInEpoch: epoch, passwordHash } = owner;
      if ('password' in proof) await provePassword(owner, proof.password);
      else if (passwordHash) throw new AppError('invalid', PROOF_MISSING, { proof: PROOF_MISSING });
      else await proveCode(owner, proof);
      return { memberId, epoch, passwordHash, byMailbox: !passwordHash && owner.emailVerifiedAt !== null };
    },

    /** Refuses when a reset or another end of everything came in between. */
    async lockProven(
      tx: Queryable,
      { memberId, epoch }: Pick<Proven, 'memberId' | 'epoch'>,
    ): Promise<MemberRow> {
      const owner = await lockMember(tx, memberId);
      if (owner?.status !== 'active' || owner.signInEpoch !== epoch)
        throw new AppError('conflict', 'Your account has just been changed. Please try again.');
      return owner;
    },

    /** Every change of a way to sign in is told to the owner's mailbox. `cause` names it once. */
    tell: async (
      tx: Queryable,
      memberId: string,
      cause: string,
      what: string,
      device?: Device,
    ): Promise<void> =>
      notify(tx, {
        onceKey: `way-changed:${cause}:${clock.now().getTime()}`,
        category: 'security',
        memberId,
        mail: wayChangedMail(what, {
          at: clock.now(),
          zone: await findZone(tx, memberId),
          device: device && deviceName(device.name),
          resetLink: `${publicUrl}/forgot-password`,
        }),
      }),
  };
};
export type OwnerProof = ReturnType<typeof makeOwnerProof>;
