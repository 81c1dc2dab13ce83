// Members as staff look for them: found by one thing that is known of them.

import { type FoundMember, MEMBERS_FOUND } from '@ijeuwa/contract/members';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';

const FoundRow = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  status: z.string(),
  joinedAt: z.coerce.date(),
});

const STATES: Record<string, FoundMember['state']> = {
  active: 'active',
  suspended: 'suspended',
  leaving: 'leaving',
};

const toFound = ({ id, name, status, joinedAt }: z.infer<typeof FoundRow>): FoundMember => ({
  _id: id,
  name: name ?? '',
  state: STATES[status] ?? 'gone',
  joinedAt: joinedAt.toISOString(),
});

/** One more than is shown tells whether there are others. */
const listWho = async (db: Queryable, condition: SQL, first?: SQL): Promise<FoundMember[]> => {
  const answered = await db.execute(sql`
    select me.id, p.name, me.status, me.created_at as "joinedAt"
    from member me
    left join profile p on p.member_id = me.id
    where ${condition}
    order by ${first ? sql`${first}, ` : sql``} me.id desc
    limit ${MEMBERS_FOUND + 1}`);
  return rowsOf(FoundRow, answered).map(toFound);
};

export const listById = (db: Queryable, id: string) => listWho(db, sql`me.id = ${id}`);
export const listByEmail = (db: Queryable, email: string) => listWho(db, sql`me.email = ${email}`);
export const listByPhone = (db: Queryable, digest: string) => listWho(db, sql`me.phone_digest = ${digest}`);

/** Lower case, without the marks of its letters, as it is looked for. */
const PLAIN_NAME = sql`regexp_replace(normalize(lower(p.name), NFD), '[\\u0300-\\u036f]', '', 'g')`;

/** Whose name begins so stands first. */
export const listByName = (db: Queryable, plain: string) =>
  listWho(db, sql`strpos(${PLAIN_NAME}, ${plain}) > 0`, sql`strpos(${PLAIN_NAME}, ${plain}) > 1`);
