// Members as the accounts room remembers them, and the view of oneself.

import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { member } from '#platform/database/tables/accounts.ts';
import { erasure } from '#platform/database/tables/leaving.ts';
import { reportDecision } from '#platform/database/tables/safety.ts';
import { viewerRead } from '#platform/database/viewer-read.ts';

export type NewMember = {
  email: string;
  passwordHash: string | null;
  phoneSealed: string | null;
  phoneDigest: string | null;
  phoneCheckedAt?: Date;
  country: string | null;
  emailVerifiedAt: Date | null;
  demonstration: boolean;
  readyAccount?: boolean;
  createdAt?: Date;
};

export const saveMember = async (tx: Queryable, row: NewMember): Promise<string> => {
  const [saved] = await tx.insert(member).values(row).returning({ id: member.id });
  return saved!.id;
};

export const findMemberByEmail = async (db: Queryable, email: string) => {
  const [found] = await db.select().from(member).where(eq(member.email, email));
  return found;
};

export const findMember = async (db: Queryable, id: string) => {
  const [found] = await db.select().from(member).where(eq(member.id, id));
  return found;
};

export type MemberRow = typeof member.$inferSelect;

/** One change of the account at a time; rows that only refer to it are not held up. Answers it as it is then. */
export const lockMember = async (tx: Queryable, id: string): Promise<MemberRow | undefined> => {
  const [locked] = await tx.select().from(member).where(eq(member.id, id)).for('no key update');
  return locked;
};

/** Sign-ins that are under way, and marks of devices, are of the epoch before. */
export const beginSignInEpoch = async (tx: Queryable, id: string): Promise<void> => {
  await tx
    .update(member)
    .set({ signInEpoch: sql`${member.signInEpoch} + 1` })
    .where(eq(member.id, id));
};

type Change = Partial<typeof member.$inferInsert>;
/** By which a person is known again. */
type Contact =
  | 'email'
  | 'emailVerifiedAt'
  | 'phoneSealed'
  | 'phoneDigest'
  | 'phoneConfirmedAt'
  | 'phoneCheckedAt';

export const changeMember = async (
  tx: Queryable,
  id: string,
  change: Omit<Change, Contact> & { [Its in Contact]?: never },
): Promise<void> => {
  await tx.update(member).set(change).where(eq(member.id, id));
};

/** Their email or number, with whatever goes with it: `ChangeContact` alone writes it, since others must hear of it. */
export const saveContact = async (tx: Queryable, id: string, change: Change): Promise<void> => {
  await tx.update(member).set(change).where(eq(member.id, id));
};

/** What staff told the member when they last suspended the account. */
export const findSuspensionReason = async (db: Queryable, id: string): Promise<string | undefined> => {
  const [last] = await db
    .select({ reason: reportDecision.reason })
    .from(reportDecision)
    .where(and(eq(reportDecision.reportedId, id), eq(reportDecision.decision, 'suspension')))
    .orderBy(desc(reportDecision.decidedAt), desc(reportDecision.id))
    .limit(1);
  return last?.reason;
};

/** Whether the member has asked for the erasure of the account, and not come back. */
export const isLeaving = async (tx: Queryable, memberId: string): Promise<boolean> => {
  const asked = await tx
    .select({ memberId: erasure.memberId })
    .from(erasure)
    .where(and(eq(erasure.memberId, memberId), isNull(erasure.erasedAt)));
  return asked.length > 0;
};

const Self = z.object({
  id: z.string(),
  email: z.string(),
  emailVerifiedAt: z.nullable(z.date()),
  country: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  placeCountry: z.nullable(z.string()),
  phone: z.boolean(),
  name: z.string(),
  gender: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  birthMonth: z.nullable(z.string()),
  ageIsFixed: z.boolean(),
  relationshipStatus: z.nullable(z.string()),
  previousMarriages: z.nullable(z.string()),
  numberOfChildren: z.nullable(z.number()),
  nationality: z.nullable(z.string()),
  hobbies: z.array(z.string()),
  profileSubmitted: z.boolean(),
  seeks: z.nullable(z.array(z.string())),
  photoId: z.nullable(z.string()),
  leavingUntil: z.nullable(z.date()),
});
export type Self = z.infer<typeof Self>;
export const readSelf = viewerRead<Record<never, never>, Self>(
  'self',
  {},
  (
    memberId,
  ) => sql`select m.id, m.email, m.email_verified_at as "emailVerifiedAt", m.country, m.zone, m.phone_sealed is not null as phone,
      p.name, p.gender, p.bio, p.birth_month::text as "birthMonth", p.birth_date_sealed is not null as "ageIsFixed",
      p.relationship_status as "relationshipStatus", p.previous_marriages as "previousMarriages",
      p.number_of_children as "numberOfChildren", p.nationality, p.hobbies,
      p.submitted_at is not null as "profileSubmitted", w.genders as seeks, f.id as "photoId",
      pl.country as "placeCountry",
      case when m.status = 'leaving' then (select e.due_at from erasure e where e.member_id = m.id) end as "leavingUntil"
    from member m
    join profile p on p.member_id = m.id
    left join wish w on w.member_id = m.id
    left join photo f on f.member_id = m.id and f.is_primary
    left join place pl on pl.id = p.place_id
    where m.id = ${memberId}
    limit 1`,
  Self,
);
/** Everything that the view of oneself shows, in one query. */
export const findSelf = async (db: Queryable, id: string): Promise<Self | undefined> => {
  const [found] = await readSelf.ask(db, { memberId: id });
  return found;
};
