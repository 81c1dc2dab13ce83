// Who was told of which new text.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { legalNotice } from '#platform/database/tables/profiles.ts';
import type { LegalNews } from './legal-versions.ts';

const Claimed = z.object({ memberId: z.string() });

/** Members who agreed to an earlier version and not to this one, and stay: each is claimed once. */
export const claimUntold = async (
  tx: Queryable,
  { text, version }: Pick<LegalNews, 'text' | 'version'>,
  now: Date,
  most: number,
): Promise<string[]> => {
  const claimed = await tx.execute(sql`
    insert into ${legalNotice} (member_id, purpose, version, told_at)
    select m.id, ${text}, ${version}, ${now.toISOString()}::timestamptz from member m
    where m.status <> 'leaving' and (m.ready_account or not m.demonstration)
      and exists (select from consent c where c.member_id = m.id and c.purpose = ${text}
        and c.withdrawn_at is null and c.version collate "C" < ${version})
      and not exists (select from consent c where c.member_id = m.id and c.purpose = ${text}
        and c.withdrawn_at is null and c.version collate "C" >= ${version})
      and not exists (select from ${legalNotice} n where n.member_id = m.id and n.purpose = ${text}
        and n.version = ${version})
    order by m.id limit ${most}
    on conflict do nothing
    returning member_id as "memberId"`);
  return rowsOf(Claimed, claimed).map(({ memberId }) => memberId);
};
