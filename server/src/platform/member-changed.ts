// What has changed about a member: the room that changed it says so in its transaction, and whoever must follow does so there.
import type { Queryable } from './database/connect.ts';

/**
 * `package`: one was given, or the trial; `entitlement`: what is held gives something else now; `consent`: taken back, and
 * what it covered is erased;
 * `recovered`: whoever else had come in is out, by the mailbox, a password or the owner's word, and may have been a
 * stranger; `reclaimed`: so it was by the mailbox of before, and what was asked for meanwhile may be that stranger’s;
 * `leaving`: hidden from everybody until erased or `returned`; `refused`: the profile, for good, and what was paid for it goes back.
 */
export type MemberChange =
  | 'profile'
  | 'wishes'
  | 'photos'
  | 'package'
  | 'entitlement'
  | 'consent'
  | 'suspended'
  | 'lifted'
  | 'refused'
  | 'recovered'
  | 'reclaimed'
  | 'leaving'
  | 'returned';

type Told<What> = (tx: Queryable, memberId: string, what: What) => Promise<void>;
export type MemberChanged = Told<MemberChange>;
/** The person's number, in E.164: it stands among what a person says of themselves, and belongs to their account. */
export type PhoneGiven = Told<string>;
/** Of a package whose price went back, or was taken by a bank, nothing is left: when it gave something, and why it ended. */
export type TakenBack = { given: readonly { from: Date; until: Date }[]; why: 'refund' | 'chargeback' };
export type PackageTakenBack = Told<TakenBack>;
/** The email or the number of an account: told before one may leave it, and once one may have come. */
export type ContactChanged = Told<'leaves' | 'has come'>;

/** Whoever follows is asked one after the other, in the order in which they were named; one that fails undoes the deed. */
const makeNews = <What>() => {
  const followers: Told<What>[] = [];
  const tell: Told<What> = async (tx, memberId, what) => {
    for (const follow of followers) await follow(tx, memberId, what);
  };
  return { tell, follow: (...rooms: Told<What>[]) => void followers.push(...rooms) };
};

export const makeMemberChanges = () => {
  const [changes, phones] = [makeNews<MemberChange>(), makeNews<string>()];
  const contacts = makeNews<'leaves' | 'has come'>();
  const packages = makeNews<TakenBack>();
  return {
    follow: changes.follow,
    memberChanged: changes.tell,
    followPhones: phones.follow,
    phoneGiven: phones.tell,
    followContacts: contacts.follow,
    contactChanged: contacts.tell,
    followPackages: packages.follow,
    packageTakenBack: packages.tell,
  };
};
