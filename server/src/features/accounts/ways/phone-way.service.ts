// The phone number as a way to sign in: only after a code that went to it alone, and the proof of the owner.

import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import { CODE_MINUTES, CODE_TRIES } from '@ijeuwa/contract/sign-up';
import type { confirmPhoneWay, findWays, Proof } from '@ijeuwa/contract/ways';
import { AppError } from '#platform/app-error.ts';
import { later, MINUTE_MS } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { CODE_WRONG, randomCode } from '#platform/one-time-code.ts';
import { codeSms } from '../accounts.mails.ts';
import * as members from '../accounts.repository.ts';
import type { Device } from '../accounts.service.ts';
import type { ChangeContact } from '../change-contact.ts';
import * as codes from '../phone/codes.repository.ts';
import { makeSmsBudget } from '../phone/sms-budget.ts';
import type { OwnerProof, OwnerProofNeeds } from './owner-proof.service.ts';

type Needs = OwnerProofNeeds & { ownerProof: OwnerProof; live: Live; changeContact: ChangeContact };

const SHOWN_DIGITS = 4;
const endOf = (phone: string): string => phone.slice(-SHOWN_DIGITS);
const masked = (phone: string): string => endOf(phone).padStart(phone.length - 1, '•');
const maskedMail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

export const makePhoneWay = (needs: Needs) => {
  const { db, clock, sealing, notify, ownerProof, live, changeContact } = needs;
  const sms = makeSmsBudget(needs);
  const spelled = (memberId: string, phone: string, code: string) => `phone-way:${memberId}:${phone}:${code}`;
  const numberOf = (owner: members.MemberRow): string | undefined =>
    owner.phoneSealed ? sealing.open(owner.phoneSealed) : undefined;
  const wrong = () => new AppError('wrong_credentials', CODE_WRONG, { verificationCode: CODE_WRONG });

  return {
    async find(viewer: Viewer): Promise<Answer<typeof findWays>> {
      const owner = await ownerProof.ownerOf(viewer);
      const phone = numberOf(owner);
      const to = ownerProof.codeGoesTo(owner);
      return {
        proof: owner.passwordHash ? 'password' : 'code',
        codeGoesTo: !to || owner.passwordHash ? null : 'mail' in to ? maskedMail(to.mail) : masked(to.sms),
        phone: phone
          ? {
              number: masked(phone),
              signsIn: sealing.fits(phone, owner.phoneDigest),
              checked: owner.phoneCheckedAt !== null,
            }
          : null,
      };
    },

    async askCode(viewer: Viewer): Promise<{ challenge: string }> {
      const owner = await ownerProof.ownerOf(viewer);
      const phone = numberOf(owner);
      if (!phone) throw new AppError('conflict', 'Please write your phone number into your profile first.');
      if (!(await sms.takeForNumber(phone)))
        throw new AppError('unavailable', 'No SMS can be sent right now. Please try later.', undefined, 600);
      const code = randomCode();
      const validUntil = later(clock.now(), CODE_MINUTES * MINUTE_MS);
      const challenge = await db.transaction(async (tx) => {
        const id = await codes.saveCode(tx, {
          codeHash: sealing.digest(spelled(owner.id, phone, code)),
          email: owner.email,
          triesLeft: CODE_TRIES,
          expiresAt: validUntil,
        });
        const text = codeSms(code);
        await notify(tx, {
          onceKey: `phone-way:${id}`,
          category: 'security',
          validUntil,
          sms: { to: phone, text },
        });
        return id;
      });
      return { challenge };
    },

    async confirm(
      viewer: Viewer,
      form: Received<typeof confirmPhoneWay>['body'],
      device: Device,
    ): Promise<void> {
      const proven = await ownerProof.demand(viewer, form.proof);
      const now = clock.now();
      const taken = await codes.takeTry(db, form.challenge, now);
      await db.transaction(async (tx) => {
        const owner = await ownerProof.lockProven(tx, proven);
        const phone = numberOf(owner);
        const given = form.verificationCode.replaceAll(' ', '');
        if (!taken || !phone || !sealing.fits(spelled(owner.id, phone, given), taken.codeHash)) throw wrong();
        if (!(await codes.confirmCodeOnce(tx, taken.id, now, now))) throw wrong();
        await changeContact(tx, owner.id, {
          phoneDigest: sealing.digest(phone),
          phoneConfirmedAt: proven.byMailbox ? now : null,
          phoneCheckedAt: now,
        });
        const what = `From now on a code to the phone number ending in ${endOf(phone)} signs in to your account.`;
        await ownerProof.tell(tx, owner.id, taken.id, what, device);
      });
      // What asks for something confirmed may stand open elsewhere.
      live.toMember(proven.memberId, 'changed', { what: 'profile' });
    },

    async end(viewer: Viewer, proof: Proof, device: Device): Promise<void> {
      const proven = await ownerProof.demand(viewer, proof);
      await db.transaction(async (tx) => {
        const owner = await ownerProof.lockProven(tx, proven);
        if (!owner.phoneDigest) return;
        await changeContact(tx, owner.id, { phoneDigest: null, phoneConfirmedAt: null });
        const what = 'A code to your phone number signs in to your account no more.';
        await ownerProof.tell(tx, owner.id, `phone-ended:${owner.id}`, what, device);
      });
    },

    /** The number in E.164, given in the profile: contact data. The number that signs in stays the one before. */
    async change(tx: Queryable, memberId: string, phone: string): Promise<void> {
      const owner = await members.lockMember(tx, memberId);
      const before = owner && numberOf(owner);
      if (!owner || before === phone) return;
      await changeContact(tx, memberId, { phoneSealed: sealing.seal(phone), phoneCheckedAt: null });
      if (!before) return;
      const until = owner.phoneDigest ? ' Until then the number before still does.' : '';
      const what = `The phone number in your profile was changed to one ending in ${endOf(phone)}. It does not sign anybody in until you confirm it under "Devices".${until}`;
      await ownerProof.tell(tx, memberId, `phone-written:${memberId}`, what);
    },
  };
};
export type PhoneWay = ReturnType<typeof makePhoneWay>;
