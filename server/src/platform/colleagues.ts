// Whom of the staff a room tells that something waits for them.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import type { Queryable } from './database/connect.ts';

export type Colleague = {
  email: string;
  /** Called outside support’s hours, by a switch of their own. */
  isOnCall: boolean;
};

/** Those who hold one of the roles and can sign in. */
export type ListColleagues = (db: Queryable, roles: readonly StaffRole[]) => Promise<Colleague[]>;
