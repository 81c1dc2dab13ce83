// What a member has shown to be theirs: the mailbox, the number in the profile, and the number that signs in.
import type { Queryable } from '#platform/database/connect.ts';
import type { Sealing } from '#platform/sealing.ts';
import { findContact } from './codes.repository.ts';

export type Proven = {
  email: string | undefined;
  phone: string | undefined;
  /** Of the number that signs in, which may be another than the one in the profile. */
  signsInBy: string | undefined;
};

export const findProven = async (tx: Queryable, sealing: Sealing, memberId: string): Promise<Proven> => {
  const found = await findContact(tx, memberId);
  const number = found?.phoneSealed ? sealing.open(found.phoneSealed) : undefined;
  const isSignIn = found?.phoneConfirmedAt != null;
  // A number that was written into the profile since is nobody's yet.
  const isTheirs =
    number !== undefined &&
    (found?.phoneCheckedAt != null || (isSignIn && sealing.fits(number, found.phoneDigest)));
  return {
    email: found?.emailVerifiedAt ? found.email : undefined,
    phone: isTheirs ? number : undefined,
    signsInBy: (isSignIn && found.phoneDigest) || undefined,
  };
};
