// How prepared a member is, as columns of a statement about a `profile p` and their `member me`.

import type { Prepared } from '@ijeuwa/contract/dashboard';
import { sql } from 'drizzle-orm';
import * as z from 'zod';

/** Wishes are saved once the time for marrying is, which sign-up does not ask. */
export const preparedColumns = sql`
  p.submitted_at is not null as profile_submitted,
  (select count(*)::int from photo f where f.member_id = p.member_id and f.state <> 'rejected') as photos,
  me.email_verified_at is not null as email_confirmed,
  me.phone_checked_at is not null as phone_confirmed,
  exists (select from wish w where w.member_id = p.member_id and w.timeframe is not null) as wishes_saved,
  p.bio <> '' or exists (select from prompt_reply r where r.member_id = p.member_id) as says_something`;

export const PREPARED_ROW = {
  profile_submitted: z.boolean(),
  photos: z.number(),
  email_confirmed: z.boolean(),
  phone_confirmed: z.boolean(),
  wishes_saved: z.boolean(),
  says_something: z.boolean(),
};
const PreparedRow = z.object(PREPARED_ROW);

export const preparedOf = (row: z.infer<typeof PreparedRow>, toAnswer: number): Prepared => ({
  profileSubmitted: row.profile_submitted,
  photos: row.photos,
  emailConfirmed: row.email_confirmed,
  phoneConfirmed: row.phone_confirmed,
  wishesSaved: row.wishes_saved,
  saysSomething: row.says_something,
  toAnswer,
});
