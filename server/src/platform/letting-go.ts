// What a room does when somebody of the staff may not work in it any more: what they had waits for a colleague.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import type { Queryable } from './database/connect.ts';

/** `roles`: those that stay; none, where the access ends. */
export type Parting = { staffId: string; roles: readonly StaffRole[] };
/** `subjects`: as the audit calls each case; `tell`: after the commit. */
export type LetGo = { act: string; subjects: string[]; tell: () => void };
/** In the transaction in which the access ends. It locks cases, and writes no audit: whoever ends it does. */
export type LetGoOf = (tx: Queryable, who: Parting) => Promise<LetGo>;

export const keepsAccess = (roles: readonly StaffRole[], access: readonly StaffRole[]): boolean =>
  roles.some((role) => access.includes(role));
