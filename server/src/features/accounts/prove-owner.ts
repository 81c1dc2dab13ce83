// What follows when somebody has shown that an account's e-mail is theirs.

import type { Queryable } from '#platform/database/connect.ts';
import { changeMember } from './accounts.repository.ts';
import type { Agreements } from './accounts.service.ts';
import { removeIdentities } from './social/identities.repository.ts';

type Before = { id: string; emailVerifiedAt: Date | null };

/**
 * When nobody had shown it before, another may have opened the account in their name: every way by which that other
 * could come back goes. Answers whether that was so; the sessions are then to be ended as well.
 */
export const proveOwner = async (
  tx: Queryable,
  { id, emailVerifiedAt }: Before,
  { agreements, now }: { agreements: Agreements; now: Date },
): Promise<boolean> => {
  if (emailVerifiedAt) return false;
  await changeMember(tx, id, {
    emailVerifiedAt: now,
    passwordHash: null,
    phoneSealed: null,
    phoneDigest: null,
  });
  await removeIdentities(tx, id);
  await agreements.disown(tx, id);
  return true;
};
