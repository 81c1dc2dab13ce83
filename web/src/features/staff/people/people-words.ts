// What is said about the people of the staff: their roles, and how they are there.

import type { StaffRole } from '@ijeuwa/contract/endpoint';
import { INVITATION_HOURS, type StaffMember } from '@ijeuwa/contract/staff';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDate, formatDateTime } from '#ui/format.ts';
import { QUEUES } from '../staff-queues.ts';

export const ROLE_NAMES: Record<StaffRole, string> = {
  support: 'Support',
  moderator: 'Moderation',
  finance: 'Finance',
  counsellor: 'Counselling',
  matchmaker: 'Matchmaking',
  planner: 'Planning',
  editor: 'Editing',
  admin: 'Administration',
};

export const rolesOf = (roles: readonly StaffRole[]): string =>
  roles.map((role) => ROLE_NAMES[role]).join(', ');

/** What stands in the head of the back office for a role. */
export const opensWhat = (role: StaffRole): string => {
  const labels = QUEUES.filter(({ list }) => list.access.staff.includes(role)).map(({ label }) => label);
  if (labels.length === QUEUES.length) return 'Everything';
  return labels.length > 0 ? labels.join(', ') : 'No queue yet';
};

type Standing = { tone: 'neutral' | 'leaf' | 'gold' | 'danger'; words: string; besides?: string };

/** How they are there, in a word or two, and what is to be known besides. */
export const standingOf = ({ state, invitedUntil, endedAt }: StaffMember): Standing => {
  const until = invitedUntil && formatDateTime(invitedUntil, HOME_ZONE);
  if (state === 'ended')
    return { tone: 'neutral', words: endedAt ? `Ended on ${formatDate(endedAt, HOME_ZONE)}` : 'Ended' };
  if (state === 'active')
    return {
      tone: 'leaf',
      words: 'Active',
      besides: until ? `A link to choose a new password is open until ${until}.` : undefined,
    };
  return until
    ? { tone: 'gold', words: 'Invited', besides: `The link is open until ${until}.` }
    : { tone: 'danger', words: 'Link too old', besides: 'No password was chosen in time.' };
};

export const LINK_HOURS = `The link works once, for ${INVITATION_HOURS} hours.`;
