// Signing in by a one-time code that goes to the phone and the mailbox that the person names.

import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type { beginPhone, completePhone, confirmPhone, readPhone } from '@ijeuwa/contract/sign-up';
import { CODE_MINUTES, CODE_TRIES } from '@ijeuwa/contract/sign-up';
import { AppError } from '#platform/app-error.ts';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import { breaks, type Database } from '#platform/database/connect.ts';
import { makeKnownDevices } from '#platform/known-devices.ts';
import type { Limits } from '#platform/limits.ts';
import type { Notify } from '#platform/notify.ts';
import { CODE_WRONG, randomCode } from '#platform/one-time-code.ts';
import type { Sealing } from '#platform/sealing.ts';
import { couldTake, makeSentBudget } from '#platform/sent-budget.ts';
import { codeMail, codeSms } from '../accounts.mails.ts';
import * as accounts from '../accounts.repository.ts';
import { markedAs, mayEnter } from '../accounts.rules.ts';
import type { Accounts, Agreements, Device, OpenProfile, SignedIn } from '../accounts.service.ts';
import type { Links } from '../links/links.service.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import { refuseSuspended } from '../suspension.ts';
import * as codes from './codes.repository.ts';
import { phoneInFull, phoneOf } from './phone-number.ts';
import { makeSmsBudget } from './sms-budget.ts';

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
const READ_BY_ADDRESS = { points: 600, seconds: 3600 };
const CODES_BY_KNOWN_DEVICE = { points: 5, seconds: 3600 };
/** Time for a newcomer to fill in the last step. */
const PROFILE_STEP_MS = 30 * MINUTE_MS;

export const makePhone = (needs: PhoneNeeds) => {
  const { db, clock, limits, sealing, notify, links, sessions } = needs;
  const spelled = (email: string, code: string) => `one-time-code:${email}:${code}`;
  const sms = makeSmsBudget(needs);
  const wrong = () => new AppError('wrong_credentials', CODE_WRONG);
  const devices = makeKnownDevices(needs, 'log-in');
  const sent = makeSentBudget(needs);
  /** Whoever was signed in here before has a share of their own, which no stranger uses up. */
  const takeMail = async (email: string, { mark }: Device): Promise<void> => {
    const known = markedAs(email, await accounts.findMemberByEmail(db, email));
    const own = () => limits.take('code-known', sealing.digest(mark!), CODES_BY_KNOWN_DEVICE);
    if (!devices.knows(known, mark) || !(await couldTake(own))) await sent.takeMail(email);
  };

  return {
    /** Shown before a code leaves: a number without its country may be another person's elsewhere. */
    async read(form: Received<typeof readPhone>['body'], address: string) {
      await limits.takeByAddress('phone-read', address, READ_BY_ADDRESS);
      return { phoneNumber: phoneInFull(form.phoneNumber, form.country) };
    },

    /** The work and the answer are the same whether or not the account exists. */
    async begin(form: Received<typeof beginPhone>['body'], device: Device) {
      const phone = phoneOf(form.phoneNumber, form.country);
      await limits.takeByAddress('code', device.address, BY_ADDRESS);
      await takeMail(form.email, device);
      const code = randomCode();
      // When the number's budget is spent the code still goes by mail.
      const withSms = await sms.mayLeave(phone);
      const expiresAt = later(clock.now(), CODE_MINUTES * MINUTE_MS);
      const challenge = await db.transaction(async (tx) => {
        const id = await codes.saveCode(tx, {
          codeHash: sealing.digest(spelled(form.email, code)),
          email: form.email,
          phoneSealed: sealing.seal(phone),
          triesLeft: CODE_TRIES,
          expiresAt,
        });
        await notify(tx, {
          onceKey: `code:${id}`,
          category: 'security',
          validUntil: expiresAt,
          mail: { to: form.email, ...codeMail(code) },
          ...(withSms ? { sms: { to: phone, text: codeSms(code) } } : {}),
        });
        return id;
      });
      return { challenge };
    },

    /** A known member is one whose email and phone number are both theirs; anybody else goes on as a newcomer. */
    async confirm(form: Received<typeof confirmPhone>['body'], device: Device): Promise<Confirmed> {
      await limits.takeByAddress('code-try', device.address, BY_ADDRESS);
      const taken = await codes.takeTry(db, form.challenge, clock.now());
      if (!taken?.phoneSealed || !sealing.fits(spelled(taken.email, form.verificationCode), taken.codeHash))
        throw wrong();
      const known = await accounts.findMemberByEmail(db, taken.email);
      const phone = sealing.open(taken.phoneSealed);
      const isTheirs = known !== undefined && sealing.fits(phone, known.phoneDigest);
      if (isTheirs) await refuseSuspended(db, known, needs.publicUrl);
      const isMember = isTheirs && mayEnter(known.status);
      const now = clock.now();
      const confirmed = await codes.confirmCodeOnce(
        db,
        taken.id,
        now,
        isMember ? now : later(now, PROFILE_STEP_MS),
      );
      if (!confirmed) throw wrong();
      if (!isMember) return { newcomer: true };
      const still = (now: accounts.MemberRow) =>
        now.phoneDigest === known.phoneDigest && now.signInEpoch === known.signInEpoch;
      const session = await sessions.openIfStill(known.id, still, device.name, false);
      if (!session) throw wrong();
      return { session, user: await needs.accounts.findUser(known.id), newcomer: false };
    },

    async complete(form: Received<typeof completePhone>['body'], device: Device): Promise<SignedIn> {
      await limits.takeByAddress('code-try', device.address, BY_ADDRESS);
      let email = '';
      try {
        const opened = await db.transaction(async (tx) => {
          const spent = await codes.spendCodeOnce(tx, form.challenge, clock.now());
          if (!spent?.phoneSealed)
            throw new AppError('expired', 'This took too long. Please ask for a new code.');
          email = spent.email;
          const phone = sealing.open(spent.phoneSealed);
          const memberId = await accounts.saveMember(tx, {
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
          await needs.openProfile(tx, memberId, { name, dateOfBirth, gender });
          await needs.agreements.agree(tx, memberId);
          await links.sendVerification(tx, memberId, email, name);
          return { memberId, session: await sessions.open(tx, memberId, device.name, false) };
        });
        return { session: opened.session, user: await needs.accounts.findUser(opened.memberId) };
      } catch (error) {
        if (breaks(error, 'member_email_unique')) throw await needs.accounts.emailTaken(email);
        throw error;
      }
    },
  };
};
export type Phone = ReturnType<typeof makePhone>;
