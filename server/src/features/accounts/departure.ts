// An account whose owner leaves: closed at once, and open again as it was when they come back in time.
import type { Queryable } from '#platform/database/connect.ts';
import type { MemberChanged } from '#platform/member-changed.ts';
import * as accounts from './accounts.repository.ts';
import type { Sessions } from './sessions/sessions.service.ts';

type DepartureNeeds = { sessions: Sessions; memberChanged: MemberChanged };

export const makeDeparture = ({ sessions, memberChanged }: DepartureNeeds) => ({
  /** The row is the one that the proof of the owner has locked. */
  async close(tx: Queryable, memberId: string): Promise<void> {
    await accounts.changeMember(tx, memberId, { status: 'leaving' });
    await sessions.closeAll(tx, memberId);
    await memberChanged(tx, memberId, 'leaving');
  },

  /** Answers whether there was somebody to come back. */
  async reopen(tx: Queryable, memberId: string): Promise<boolean> {
    const owned = await accounts.lockMember(tx, memberId);
    if (owned?.status !== 'leaving') return false;
    await accounts.changeMember(tx, memberId, { status: 'active' });
    await memberChanged(tx, memberId, 'returned');
    return true;
  },

  cutAll: sessions.cutAll,
});
