// An account's email or number changes in one way alone, so that whoever keeps what was had by it hears of each.
import type { Queryable } from '#platform/database/connect.ts';
import type { ContactChanged } from '#platform/member-changed.ts';
import { saveContact } from './accounts.repository.ts';

export type ChangeContact = (
  tx: Queryable,
  memberId: string,
  change: Parameters<typeof saveContact>[2],
) => Promise<void>;

export const makeChangeContact =
  (contactChanged: ContactChanged): ChangeContact =>
  async (tx, memberId, change) => {
    // What leaves the account is known once more before, and what has come after.
    await contactChanged(tx, memberId, 'leaves');
    await saveContact(tx, memberId, change);
    await contactChanged(tx, memberId, 'has come');
  };
