// Whether a payment was undone as one that never came: a piece of other statements.
import { type SQL, sql } from 'drizzle-orm';
import { NEVER_CAME_NAME } from './never-came.rules.ts';

/** `paymentId`: as the statement around it writes it. */
export const isUndone = (paymentId: SQL): SQL => sql`exists (select from dispute d
  where d.payment_id = ${paymentId} and d.provider = 'bank' and d.provider_id = ${NEVER_CAME_NAME}::text || ${paymentId})`;
