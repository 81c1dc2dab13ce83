// What follows when somebody has shown that an account's email is theirs.

import type { Queryable } from '#platform/database/connect.ts';
import { lockMember, type MemberRow } from './accounts.repository.ts';
import type { Agreements } from './accounts.service.ts';
import type { ChangeContact } from './change-contact.ts';
import type { Sessions } from './sessions/sessions.service.ts';
import { removeIdentities, removeUnconfirmedIdentities } from './social/identities.repository.ts';

type Needs = { agreements: Agreements; sessions: Sessions; changeContact: ChangeContact; now: Date };

/**
 * When nobody had shown it before, another may have opened the account in their name: every way by which that other
 * could come back goes, and their sessions end. Answers whether that was so; then `cutAll` belongs after the commit.
 * The row is the one that `lockMember` answered.
 */
export const proveOwner = async (
  tx: Queryable,
  { id, emailVerifiedAt }: Pick<MemberRow, 'id' | 'emailVerifiedAt'>,
  { agreements, sessions, changeContact, now }: Needs,
): Promise<boolean> => {
  if (emailVerifiedAt) return false;
  await changeContact(tx, id, {
    emailVerifiedAt: now,
    passwordHash: null,
    phoneSealed: null,
    phoneDigest: null,
    phoneConfirmedAt: null,
    phoneCheckedAt: null,
  });
  await removeIdentities(tx, id);
  await agreements.disown(tx, id);
  await sessions.endAll(tx, id);
  return true;
};

/**
 * A password that is set anew by the mailbox's owner takes with it what the password before had allowed: whoever knew
 * that one could have added a way of their own, and a number to be checked. Answers what ended, in words.
 */
export const endUnconfirmedWays = async (
  tx: Queryable,
  memberId: string,
  changeContact: ChangeContact,
): Promise<string[]> => {
  const owned = await lockMember(tx, memberId);
  const byPassword = owned?.phoneConfirmedAt === null;
  const isPhoneOpen = byPassword && owned.phoneDigest !== null;
  if (byPassword) await changeContact(tx, memberId, { phoneDigest: null, phoneCheckedAt: null });
  const identities = await removeUnconfirmedIdentities(tx, memberId);
  return [
    ...Array<string>(identities).fill('a Google account of another address'),
    ...(isPhoneOpen ? ['a code to your phone number'] : []),
  ];
};
