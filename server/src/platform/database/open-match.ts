// The condition that a match (under the alias m) still holds: neither ended it, and neither blocks the other.
import { sql } from 'drizzle-orm';

export const MATCH_IS_OPEN = sql`
  m.ended_at is null
  and not exists (
    select 1 from block b
    where (b.blocker_id = m.low_id and b.blocked_id = m.high_id)
       or (b.blocker_id = m.high_id and b.blocked_id = m.low_id))`;
