// The table of the events room: who was invited to what, and what they said.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { member, moment } from './accounts.ts';
import { known } from './checks.ts';

export const EVENT_CHANGES = ['moved', 'readdressed', 'cancelled'] as const;

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
    /** What a guest must still be told of the event, and by which version of it; written with that version. */
    untold: text('untold', { enum: EVENT_CHANGES }),
    untoldVersion: integer('untold_version'),
  },
  (t) => [
    primaryKey({ columns: [t.eventKey, t.memberId] }),
    index('event_invitation_member').on(t.memberId),
    index('event_invitation_untold').on(t.eventKey, t.memberId).where(sql`${t.untold} is not null`),
    known(t.untold, EVENT_CHANGES),
    check('event_invitation_untold_of', sql`(${t.untold} is null) = (${t.untoldVersion} is null)`),
    check('event_invitation_untold_guest', sql`${t.untold} is null or ${t.coming} is true`),
    check('event_invitation_answered', sql`(${t.coming} is null) = (${t.answeredAt} is null)`),
  ],
);
