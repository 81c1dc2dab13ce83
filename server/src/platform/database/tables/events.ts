// The table of the events room: who was invited to what, and what they said.
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';

export const eventInvitation = pgTable(
  'event_invitation',
  {
    /** As the catalogue calls it. */
    eventKey: text('event_key').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    invitedAt: moment('invited_at').notNull(),
    coming: boolean('coming'),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.eventKey, t.memberId] }),
    index('event_invitation_member').on(t.memberId),
    check('event_invitation_answered', sql`(${t.coming} is null) = (${t.answeredAt} is null)`),
  ],
);
