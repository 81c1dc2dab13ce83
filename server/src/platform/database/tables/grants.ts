// Tables of what was given to members: periods of packages and trials, which are added and never edited, and what cut them.
import { CUT_REASONS, GRANT_CAUSES } from '@ijeuwa/contract/books';
import { PAYMENT_METHODS } from '@ijeuwa/contract/payment-words';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { member, moment, newId } from './accounts.ts';
import { order } from './billing.ts';
import { catalogueVersion } from './catalogue.ts';
import { endsAfter, known, within } from './checks.ts';

/** To the millisecond, as code knows moments: what follows a grant begins where it ends, not a part of one before. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Triggers of the migration hold it: nothing of it changes but what counts of it, by a cut, and that its end was noticed. */
export const packageGrant = pgTable(
  'package_grant',
  {
    id: uuid('id').primaryKey().default(newId),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    packageVersionId: uuid('package_version_id')
      .notNull()
      .references(() => catalogueVersion.id),
    /** What paid for it; what is moved keeps it. */
    orderId: uuid('order_id').references(() => order.id),
    cause: text('cause', { enum: GRANT_CAUSES }).notNull(),
    movedFrom: uuid('moved_from').references((): AnyPgColumn => packageGrant.id),
    paidBy: text('paid_by', { enum: PAYMENT_METHODS }),
    /** The day of the month in Lagos on which its months end. */
    anchorDay: integer('anchor_day').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** As it was given. */
    endsAt: instant('ends_at').notNull(),
    /** What of it counts, made by a trigger: the whole of it, until a cut. All but trials and grace never overlap. */
    inForce: momentRange('in_force').notNull().default(sql`'empty'`),
    recordedAt: moment('recorded_at').notNull(),
    /** Its end was noticed: the member was told and the card made new. */
    endNoticedAt: moment('end_noticed_at'),
  },
  (t) => [
    index('package_grant_member').on(t.memberId),
    index('package_grant_package_version').on(t.packageVersionId),
    index('package_grant_order').on(t.orderId),
    uniqueIndex('package_grant_moved_once').on(t.movedFrom),
    uniqueIndex('package_grant_one_purchase').on(t.orderId).where(sql`${t.cause} = 'purchase'`),
    index('package_grant_to_notice').on(sql`upper(${t.inForce})`).where(sql`${t.endNoticedAt} is null`),
    known(t.cause, GRANT_CAUSES),
    known(t.paidBy, PAYMENT_METHODS),
    within(t.anchorDay, 1, 31),
    endsAfter(t.endsAt, t.startsAt),
    check('package_grant_moved_from_another', sql`(${t.cause} = 'moved') = (${t.movedFrom} is not null)`),
    check(
      'package_grant_paid_somehow',
      sql`${t.cause} = 'grace' or (${t.orderId} is null) = (${t.paidBy} is null)`,
    ),
    check(
      'package_grant_purchase_ordered',
      sql`${t.cause} = 'moved' or (${t.cause} = 'purchase') = (${t.orderId} is not null)`,
    ),
  ],
);

/** From when a grant no longer counts: added, and never edited either. */
export const grantCut = pgTable(
  'grant_cut',
  {
    grantId: uuid('grant_id')
      .primaryKey()
      .references(() => packageGrant.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    why: text('why', { enum: CUT_REASONS }).notNull(),
    recordedAt: moment('recorded_at').notNull(),
  },
  (t) => [known(t.why, CUT_REASONS)],
);
