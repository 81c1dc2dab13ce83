// Reads many rows a page at a time.
import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { Queryable } from './connect.ts';
import { rowsOf } from './rows.ts';

const PAGE = 5000;
/**
 * Many rows, a page at a time, so that whatever else waits has its turn between two; only inside a transaction, and one
 * such reading at a time in it.
 */
export async function* cursorPagesOf<Row>(
  tx: Queryable,
  schema: z.ZodType<Row>,
  query: SQL,
  size = PAGE,
): AsyncGenerator<Row[]> {
  await tx.execute(sql`declare page_after_page no scroll cursor for ${query}`);
  for (;;) {
    const page = rowsOf(schema, await tx.execute(sql`fetch ${sql.raw(String(size))} from page_after_page`));
    if (page.length > 0) yield page;
    if (page.length < size) break;
  }
  await tx.execute(sql`close page_after_page`);
}
