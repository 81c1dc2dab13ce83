// What has changed about a member: the room that changed it says so in its transaction, and whoever must follow does so there.
import type { Queryable } from './database/connect.ts';

/** `entitlement`: what a package or trial gives; `consent`: taken back, and what it covered is erased. */
export type MemberChange =
  | 'profile'
  | 'wishes'
  | 'photos'
  | 'entitlement'
  | 'consent'
  | 'suspended'
  | 'lifted';

export type MemberChanged = (tx: Queryable, memberId: string, what: MemberChange) => Promise<void>;

/** Whoever follows is asked one after the other, in the order in which they were named; one that fails undoes the deed. */
export const makeMemberChanges = () => {
  const followers: MemberChanged[] = [];
  return {
    follow(...rooms: MemberChanged[]): void {
      followers.push(...rooms);
    },
    async memberChanged(tx: Queryable, memberId: string, what: MemberChange): Promise<void> {
      for (const follow of followers) await follow(tx, memberId, what);
    },
  };
};
