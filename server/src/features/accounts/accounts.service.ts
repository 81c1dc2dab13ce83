// What a person can do about their account: sign up, log in, log out, see themselves, complete what is missing.

import type { AuthUser, LogIn } from '@ijeuwa/contract/accounts';
import { ageOn } from '@ijeuwa/contract/age';
import type { Received } from '@ijeuwa/contract/endpoint';
import type { Gender } from '@ijeuwa/contract/person';
import type { completeAccount, SignUp } from '@ijeuwa/contract/sign-up';
import { AppError, notFound } from '#platform/app-error.ts';
import { type Clock, HOUR_MS } from '#platform/clock.ts';
import { breaks, type Database, type Queryable } from '#platform/database/connect.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { makeKnownDevices } from '#platform/known-devices.ts';
import type { Limits } from '#platform/limits.ts';
import type { Live } from '#platform/live.ts';
import { isSpelling } from '#platform/mailbox.rules.ts';
import type { Notify } from '#platform/notify.ts';
import { hashPassword, passwordFits } from '#platform/passwords.ts';
import type { PhotoAddress } from '#platform/photo-address.ts';
import type { Sealing } from '#platform/sealing.ts';
import { couldTake, makeSentBudget } from '#platform/sent-budget.ts';
import { countryCodeOf } from '#platform/zones/country-codes.ts';
import { zoneOf } from '#platform/zones/zones.rules.ts';
import { emailTakenMail } from './accounts.mails.ts';
import * as accounts from './accounts.repository.ts';
import { gendersSought, markedAs, missingFields } from './accounts.rules.ts';
import type { ChangeContact } from './change-contact.ts';
import { phoneOf } from './phone/phone-number.ts';
import { refuseEasyPassword } from './refuse-easy-password.ts';
import type { OpenedSession, Sessions } from './sessions/sessions.service.ts';
import { refuseSuspended } from './suspension.ts';

/** Opens the person's profile and wishes with what sign-up or a social sign-in tells. */
export type OpenProfile = (tx: Queryable, memberId: string, start: ProfileStart) => Promise<void>;
export type ProfileStart = {
  name: string;
  gender?: Gender;
  age?: number;
  dateOfBirth?: string;
  seeks?: Gender[];
  nationality?: string;
};
/** The terms and the privacy policy, kept where consents are. */
export type Agreements = {
  agree(tx: Queryable, memberId: string): Promise<void>;
  /** Takes back what another agreed to in this person's name. */
  disown(tx: Queryable, memberId: string): Promise<void>;
};
export type ChangeProfile = (tx: Queryable, memberId: string, change: Partial<ProfileStart>) => Promise<void>;

export type AccountsNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  limits: Limits;
  live: Live;
  notify: Notify;
  photoAddress: PhotoAddress;
  publicUrl: string;
  demo: boolean;
  sessions: Sessions;
  sendVerification: (tx: Queryable, memberId: string, email: string, name: string) => Promise<void>;
  openProfile: OpenProfile;
  changeProfile: ChangeProfile;
  agreements: Agreements;
  changeContact: ChangeContact;
};
/** `mark`: what the device was given when it last signed in. */
export type Device = { address: string; name: string; mark?: string };
export type SignedIn = { user: AuthUser; session: OpenedSession };

const SIGN_UP_BY_ADDRESS = { points: 200, seconds: 3600 };
const LOG_IN_BY_ADDRESS = { points: 600, seconds: 3600 };
const TAKEN_BY_ACCOUNT = { points: 1, seconds: 3600 };

const wrongCredentials = () =>
  new AppError(
    'wrong_credentials',
    'The email or the password is not right. Try again, or reset your password.',
  );

export const makeAccounts = (needs: AccountsNeeds) => {
  const { db, clock, sealing, limits, notify, sessions } = needs;
  const devices = makeKnownDevices(needs, 'log-in');
  const sent = makeSentBudget(needs);
  const presentUser = (self: accounts.Self | undefined): AuthUser => {
    if (!self) throw notFound('This account');
    return toUser(self);
  };
  const findUser = async (memberId: string): Promise<AuthUser> =>
    presentUser(await accounts.findSelf(db, memberId));

  const toUser = (self: accounts.Self): AuthUser => ({
    _id: self.id,
    name: self.name,
    email: self.email,
    emailVerified: self.emailVerifiedAt !== null,
    image: self.photoId ? needs.photoAddress.of(self.id, self.photoId, 's') : null,
    gender: self.gender as AuthUser['gender'],
    bio: self.bio || null,
    age: self.birthMonth ? ageOn(self.birthMonth, clock.now()) : null,
    ageIsFixed: self.ageIsFixed,
    relationshipStatus: self.relationshipStatus as AuthUser['relationshipStatus'],
    maritalHistory: self.previousMarriages === null ? null : self.previousMarriages === '0' ? 'no' : 'yes',
    numberOfChildren: self.numberOfChildren,
    nationality: self.nationality,
    hobbies: self.hobbies,
    missing: missingFields(self),
    profileSubmitted: self.profileSubmitted,
    zone: zoneOf({ ...self, country: countryCodeOf(self.country) }),
    leavingUntil: self.leavingUntil?.toISOString() ?? null,
  });

  return {
    readUser: accounts.readSelf,
    presentUser,
    findUser,

    /** What the device is given of which somebody has just shown that the account is theirs. */
    async markDevice(memberId: string): Promise<string> {
      const member = await accounts.findMember(db, memberId);
      if (!member) throw notFound('This account');
      return devices.mark(markedAs(member.email, member));
    },

    async signUp(form: SignUp, device: Device): Promise<SignedIn> {
      await limits.takeByAddress('sign-up', device.address, SIGN_UP_BY_ADDRESS);
      refuseEasyPassword(form.password, form);
      const phone = phoneOf(form.phoneNumber, form.country);
      const passwordHash = await hashPassword(form.password);
      // Each spelling can be signed up; with the share of the mailbox used up its link is asked for later.
      const mayLeave = !isSpelling(form.email) || (await sent.mayMail(form.email));
      try {
        const opened = await db.transaction(async (tx) => {
          const memberId = await accounts.saveMember(tx, {
            email: form.email,
            passwordHash,
            country: form.country,
            emailVerifiedAt: null,
            demonstration: false,
            createdAt: clock.now(),
            phoneSealed: sealing.seal(phone),
            phoneDigest: null,
          });
          await needs.openProfile(tx, memberId, {
            name: form.name,
            gender: form.gender,
            age: form.age,
            seeks: gendersSought(form.genderPreference),
          });
          await needs.agreements.agree(tx, memberId);
          if (mayLeave) await needs.sendVerification(tx, memberId, form.email, form.name);
          return { memberId, session: await sessions.open(tx, memberId, device.name, false) };
        });
        return { user: await findUser(opened.memberId), session: opened.session };
      } catch (error) {
        if (breaks(error, 'member_email_unique')) throw await emailTaken(form.email);
        throw error;
      }
    },

    emailTaken,

    async logIn(form: LogIn, device: Device): Promise<SignedIn> {
      await limits.takeByAddress('log-in', device.address, LOG_IN_BY_ADDRESS);
      const found = await accounts.findMemberByEmail(db, form.email);
      const marked = markedAs(form.email, found);
      const fits = await devices.tryPassword(marked, device.mark, () =>
        passwordFits(form.password, found?.passwordHash),
      );
      if (!found || !fits || found.status === 'erased') throw wrongCredentials();
      await refuseSuspended(db, found, needs.publicUrl);
      const still = (now: accounts.MemberRow) =>
        now.passwordHash === found.passwordHash && now.signInEpoch === found.signInEpoch;
      const session = await sessions.openIfStill(found.id, still, device.name, form.remember ?? false);
      if (!session) throw wrongCredentials();
      return { user: await findUser(found.id), session };
    },

    /** Always answers ok: a session that another call has just ended is ended. */
    async logOut(viewer: Viewer | undefined): Promise<void> {
      if (viewer) await sessions.endIfThere(viewer, viewer.sessionId);
    },

    /** Only what is missing may be given; the rest is changed where it lives. */
    async complete(viewer: Viewer, form: Received<typeof completeAccount>['body']): Promise<AuthUser> {
      await db.transaction(async (tx) => {
        await accounts.lockMember(tx, viewer.memberId);
        const self = await accounts.findSelf(tx, viewer.memberId);
        if (!self) throw notFound('This account');
        const { missing } = toUser(self);
        const known = Object.keys(form).filter((name) => !(missing as string[]).includes(name));
        if (known.length > 0) throw new AppError('conflict', `Already known: ${known.join(', ')}.`);
        const country = form.country ?? self.country;
        const phone = form.phoneNumber ? phoneOf(form.phoneNumber, country) : undefined;
        const change = {
          ...(phone ? { phoneSealed: sealing.seal(phone) } : {}),
          ...(form.country ? { country: form.country } : {}),
        };
        if (Object.keys(change).length > 0) await needs.changeContact(tx, viewer.memberId, change);
        // The form of a first social sign-in asks for it above its button.
        if (Object.keys(form).length > 0) await needs.agreements.agree(tx, viewer.memberId);
        await needs.changeProfile(tx, viewer.memberId, {
          name: form.name,
          gender: form.gender,
          age: form.age,
          seeks: form.genderPreference ? gendersSought(form.genderPreference) : undefined,
        });
      });
      return findUser(viewer.memberId);
    },
  };

  /** Decisions: the answer, and a mail to the address's owner, at most one an hour. */
  async function emailTaken(email: string): Promise<AppError> {
    const owner = await accounts.findMemberByEmail(db, email);
    const mayTell = () =>
      limits.take('email-taken', owner!.id, TAKEN_BY_ACCOUNT).then(() => sent.takeMail(email));
    if (owner && (await couldTake(mayTell))) {
      const hour = Math.floor(clock.now().getTime() / HOUR_MS);
      await db.transaction((tx) =>
        notify(tx, {
          onceKey: `email-taken:${owner.id}:${hour}`,
          category: 'security',
          memberId: owner.id,
          mail: emailTakenMail(`${needs.publicUrl}/auth`),
        }),
      );
    }
    return new AppError('email_taken', 'This email cannot be used.', { email: 'This email cannot be used.' });
  }
};
export type Accounts = ReturnType<typeof makeAccounts>;
