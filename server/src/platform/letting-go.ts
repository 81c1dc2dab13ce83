// What a room does when somebody of the staff may not work in it any more, or comes back to it: what they had waits for a
// colleague, and what they had said begins nothing again.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import type { Queryable } from './database/connect.ts';

/** `roles`: those that they have from now on; none, where the access ends. `before`: none, where they come back. */
export type Parting = { staffId: string; before: readonly StaffRole[]; roles: readonly StaffRole[] };
/** `subjects`: as the audit calls each case; `tell`: after the commit. */
export type LetGo = { act: string; subjects: string[]; tell: () => void };
/** In the transaction in which the access changes. It locks cases, and writes no audit: whoever changes it does. */
export type LetGoOf = (tx: Queryable, who: Parting) => Promise<LetGo>;

export const keepsAccess = (roles: readonly StaffRole[], access: readonly StaffRole[]): boolean =>
  roles.some((role) => access.includes(role));
