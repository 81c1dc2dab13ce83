// The table of push: which browser is reached where, for as long as its session lasts.
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { member, moment, session } from './accounts.ts';

export const pushSubscription = pgTable(
  'push_subscription',
  {
    /** One for each session: the browser that holds it. */
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => session.id, { onDelete: 'cascade' }),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    /** Keyed digest of the address: a browser belongs to who signed in last. */
    endpointDigest: text('endpoint_digest').notNull().unique(),
    /** Sealed: whoever has it can ring. */
    targetSealed: text('target_sealed').notNull(),
    subscribedAt: moment('subscribed_at').notNull(),
  },
  (t) => [index('push_subscription_member').on(t.memberId)],
);
