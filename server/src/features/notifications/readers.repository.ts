// Who reads what is written to members: where they are reached, and what they have chosen; and how it stands when it would leave.
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { isShown } from '#platform/visibility/visibility.ts';
import { CHOSEN, Chosen } from './settings/settings.repository.ts';

const Reader = z.object({
  id: z.string(),
  email: z.string(),
  phoneSealed: z.nullable(z.string()),
  phoneDigest: z.nullable(z.string()),
  isPhoneChecked: z.boolean(),
  /** Plays a member of the demonstration: nobody reads what is sent to them. */
  isPractice: z.boolean(),
  ...Chosen,
});
export type ReaderRow = z.infer<typeof Reader>;

export const listReaders = async (tx: Queryable, ids: readonly string[]): Promise<ReaderRow[]> => {
  const answered = await tx.execute(sql`
    select m.id, m.email, m.phone_sealed as "phoneSealed", m.phone_digest as "phoneDigest",
      m.phone_checked_at is not null as "isPhoneChecked",
      m.demonstration and not m.ready_account as "isPractice",
      ${CHOSEN.choices} as choices, ${CHOSEN.times} as times
    from member m where m.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`);
  return rowsOf(Reader, answered);
};

const Facts = z.object({
  standing: z.nullable(z.string()),
  isUnread: z.boolean(),
  isShown: z.nullable(z.boolean()),
  email: z.string(),
  ...Chosen,
});
export type FactsRow = z.infer<typeof Facts>;
type About = { memberId: string; noticeId: string | null; tellsOfId: string | null };

/** Undefined for somebody who is gone. */
export const findFacts = async (
  db: Queryable,
  { memberId, noticeId, tellsOfId }: About,
): Promise<FactsRow | undefined> => {
  const unread = sql`exists (select from notification n where n.id = ${noticeId}::uuid and n.read_at is null)`;
  const all: SQL = sql`true`;
  const answered = await db.execute(sql`
    select s.standing, ${noticeId ? unread : all} as "isUnread",
      ${tellsOfId ? isShown('notices', sql`m.id`, sql`${tellsOfId}::uuid`) : all} as "isShown",
      m.email, ${CHOSEN.choices} as choices, ${CHOSEN.times} as times
    from member m left join member_standing s on s.member_id = m.id where m.id = ${memberId}`);
  return rowsOf(Facts, answered)[0];
};
