// Decisions of who may be added, changed and ended.
import { STAFF_ROLES, type StaffMember } from '@ijeuwa/contract/staff';
import { mailboxOf } from '#platform/mailbox.rules.ts';

type Roles = StaffMember['roles'];

/** Each once, in the order of the contract. */
export const inOrder = (roles: Roles): Roles => STAFF_ROLES.filter((role) => roles.includes(role));

/** Why this person cannot lose the role of administrator; `administrators`: those who can sign in. */
export const whyNotDemoted = (
  id: string,
  roles: Roles,
  administrators: readonly string[],
): string | undefined =>
  !roles.includes('admin') && administrators.includes(id) && administrators.length === 1
    ? 'This is the last administrator. Please make somebody else one first.'
    : undefined;

/** By which address the same mailbox is known already. */
export const spelledOtherwise = (email: string, known: readonly string[]): string | undefined =>
  known.find((one) => one !== email && mailboxOf(one) === mailboxOf(email));

export const stateOf = (person: {
  passwordHash: string | null;
  endedAt: Date | null;
}): StaffMember['state'] => (person.endedAt ? 'ended' : person.passwordHash ? 'active' : 'invited');
