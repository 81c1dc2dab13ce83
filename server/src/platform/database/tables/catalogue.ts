// Tables of the catalogue room: the entries of every kind, and each as it stood from when on.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, newId } from './accounts.ts';
import { staff } from './staff.ts';

export const catalogueEntry = pgTable(
  'catalogue_entry',
  {
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    /** What the file said of it when it was last read; null where the file says nothing. */
    fileData: jsonb('file_data').$type<object>(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key] })],
);

/** Append-only: the highest version is how it stands. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    id: uuid('id').primaryKey().default(newId),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    version: integer('version').notNull(),
    data: jsonb('data').$type<object>().notNull(),
    /** From this version on it is not shown. */
    ended: boolean('ended').notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Who of the staff made it, and why; both are null when it came from the file. */
    changedBy: uuid('changed_by').references(() => staff.id),
    reason: text('reason'),
  },
  (t) => [
    unique('catalogue_version_once').on(t.kind, t.key, t.version),
    foreignKey({ columns: [t.kind, t.key], foreignColumns: [catalogueEntry.kind, catalogueEntry.key] }),
    index('catalogue_version_changed_by').on(t.changedBy),
    check(
      'catalogue_version_package_priced',
      sql`${t.kind} <> 'package' or coalesce((${t.data} ->> 'price')::numeric > 0 and (${t.data} ->> 'priceUSD')::numeric > 0 and (${t.data} ->> 'priceEUR')::numeric > 0, false)`,
    ),
    check(
      'catalogue_version_package_lasts',
      sql`${t.kind} <> 'package' or coalesce((${t.data} ->> 'months')::integer > 0 and (${t.data} ->> 'position')::integer >= 0, false)`,
    ),
    check('catalogue_version_by_whom', sql`(${t.changedBy} is null) = (${t.reason} is null)`),
  ],
);
