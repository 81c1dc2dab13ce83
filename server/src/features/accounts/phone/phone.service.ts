// Signing in by a one-time code that goes to the phone and the mailbox that the person names.

import { randomInt } from 'node:crypto';
import type { beginPhone, completePhone, confirmPhone } from '@ijeuwa/contract/accounts';
import { CODE_LENGTH, CODE_MINUTES, CODE_TRIES } from '@ijeuwa/contract/accounts';
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import { AppError } from '#platform/app-error.ts';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import { breaks, type Database } from '#platform/database/connect.ts';
import type { Limits } from '#platform/limits.ts';
import type { Notify } from '#platform/notify.ts';
import { phoneOf } from '#platform/phone.ts';
import type { Sealing } from '#platform/sealing.ts';
import { codeMail, codeSms } from '../accounts.mails.ts';
import * as accounts from '../accounts.repository.ts';
import type { Accounts, Agreements, Device, OpenProfile, SignedIn } from '../accounts.service.ts';
import type { Links } from '../links/links.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { refuseSuspended } from '../suspension.ts';
import * as codes from './codes.repository.ts';

export type PhoneNeeds = {
  db: Database;
  clock: Clock;
  limits: Limits;
  sealing: Sealing;
  notify: Notify;
  publicUrl: string;
  accounts: Accounts;
  links: Links;
  sessions: Sessions;
  openProfile: OpenProfile;
  agreements: Agreements;
};
type Confirmed = Answer<typeof confirmPhone> & { session?: SignedIn['session'] };

const BY_ADDRESS = { points: 200, seconds: 3600 };
const CODES_BY_TARGET = { points: 5, seconds: 3600 };
/** Against SMS pumping: numbers beside each other share a budget, and all of them together have one. */
const SMS_BY_RANGE = { points: 20, seconds: 3600 };
const SMS_IN_ALL = { points: 1000, seconds: 3600 };
const RANGE_DIGITS = 4;
/** Time for a newcomer to fill in the last step. */
const PROFILE_STEP_MS = 30 * MINUTE_MS;

export const makePhone = (needs: PhoneNeeds) => {
  const { db, clock, limits, sealing, notify, links, sessions } = needs;
  const digestOf = (email: string, code: string) => sealing.digest(`one-time-code:${email}:${code}`);
  const wrong = () => new AppError('wrong_credentials', 'This code is not right, or is too old.');

  const enter = async (memberId: string, device: Device): Promise<SignedIn> => ({
    session: await sessions.open(db, memberId, device.name, false),
    user: await needs.accounts.findUser(memberId),
  });

  /** When the budget is spent the code still goes by mail. */
  const maySendSms = async (phone: string): Promise<boolean> => {
    try {
      await limits.take('sms-range', sealing.digest(phone.slice(0, -RANGE_DIGITS)), SMS_BY_RANGE);
      await limits.take('sms', 'all', SMS_IN_ALL);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };

  return {
    /** The work and the answer are the same whether or not the account exists. */
    async begin(form: Received<typeof beginPhone>['body'], address: string) {
      const phone = phoneOf(form.phoneNumber, 'Nigeria');
      await limits.takeByAddress('code', address, BY_ADDRESS);
      await limits.take('code-mail', sealing.digest(form.email), CODES_BY_TARGET);
      await limits.take('code-sms', sealing.digest(phone), CODES_BY_TARGET);
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
      const withSms = await maySendSms(phone);
      const challenge = await db.transaction(async (tx) => {
        const id = await codes.saveCode(tx, {
          codeHash: digestOf(form.email, code),
          email: form.email,
          phoneSealed: sealing.seal(phone),
          triesLeft: CODE_TRIES,
          expiresAt: later(clock.now(), CODE_MINUTES * MINUTE_MS),
        });
        await notify(tx, {
          onceKey: `code:${id}`,
          category: 'security',
          mail: { to: form.email, ...codeMail(code) },
          ...(withSms ? { sms: { to: phone, text: codeSms(code) } } : {}),
        });
        return id;
      });
      return { challenge };
    },

    /** A known member is one whose e-mail and phone number are both theirs; anybody else goes on as a newcomer. */
    async confirm(form: Received<typeof confirmPhone>['body'], device: Device): Promise<Confirmed> {
      await limits.takeByAddress('code-try', device.address, BY_ADDRESS);
      const taken = await codes.takeTry(db, form.challenge, clock.now());
      if (!taken?.phoneSealed || taken.codeHash !== digestOf(taken.email, form.verificationCode))
        throw wrong();
      const known = await accounts.findMemberByEmail(db, taken.email);
      const phoneDigest = sealing.digest(sealing.open(taken.phoneSealed));
      const isTheirs = known?.phoneDigest === phoneDigest;
      if (known && isTheirs) await refuseSuspended(db, known, needs.publicUrl);
      const isMember = known?.status === 'active' && isTheirs;
      const now = clock.now();
      const confirmed = await codes.confirmCodeOnce(
        db,
        taken.id,
        now,
        isMember ? now : later(now, PROFILE_STEP_MS),
      );
      if (!confirmed) throw wrong();
      if (!isMember) return { newcomer: true };
      return { ...(await enter(known.id, device)), newcomer: false };
    },

    async complete(form: Received<typeof completePhone>['body'], device: Device): Promise<SignedIn> {
      await limits.takeByAddress('code-try', device.address, BY_ADDRESS);
      let email = '';
      try {
        const memberId = await db.transaction(async (tx) => {
          const spent = await codes.spendCodeOnce(tx, form.challenge, clock.now());
          if (!spent?.phoneSealed)
            throw new AppError('expired', 'This took too long. Please ask for a new code.');
          email = spent.email;
          const phone = sealing.open(spent.phoneSealed);
          const opened = await accounts.saveMember(tx, {
            email,
            passwordHash: null,
            phoneSealed: spent.phoneSealed,
            phoneDigest: sealing.digest(phone),
            country: null,
            // The code went to the phone as well: having it does not show whose the mailbox is.
            emailVerifiedAt: null,
            demonstration: false,
            createdAt: clock.now(),
          });
          const { name, dateOfBirth, gender } = form;
          await needs.openProfile(tx, opened, { name, dateOfBirth, gender });
          await needs.agreements.agree(tx, opened);
          await links.sendVerification(tx, opened, email, name);
          return opened;
        });
        return await enter(memberId, device);
      } catch (error) {
        if (breaks(error, 'member_email_unique')) throw await needs.accounts.emailTaken(email);
        throw error;
      }
    },
  };
};
export type Phone = ReturnType<typeof makePhone>;
