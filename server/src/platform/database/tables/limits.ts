// The table that the rate limiter keeps its buckets in; its shape is the library's.
import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

export const rateLimit = pgTable(
  'rate_limit',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limit_ended').on(t.expire)],
);
