// Who was proposed to whom, and what the two said.
import { DECK_TOP, type KnownFrom } from '@ijeuwa/contract/staff-vip';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '#platform/database/connect.ts';
import { answer, queueEntry, queueState } from '#platform/database/tables/matching.ts';
import { profile } from '#platform/database/tables/profiles.ts';
import { introductionConsent, vipCase, vipProposal } from '#platform/database/tables/vip.ts';

export type ProposalRecord = typeof vipProposal.$inferSelect;
export type ProposalChange = Partial<Omit<ProposalRecord, 'id' | 'caseId' | 'otherId'>>;

const WAITING = ['offered', 'asked'] as const;
const isWaiting = inArray(vipProposal.state, [...WAITING]);
/** Of the case beside it. */
export const answersUntil = sql`(select min(p.answer_until) from vip_proposal p
  where p.case_id = ${vipCase.id} and p.state in ('offered', 'asked'))`.mapWith(vipProposal.answerUntil);

export const findConsent = async (db: Queryable, memberId: string): Promise<boolean> => {
  const found = await db
    .select({ memberId: introductionConsent.memberId })
    .from(introductionConsent)
    .where(eq(introductionConsent.memberId, memberId));
  return found.length > 0;
};

export const saveConsent = async (
  tx: Queryable,
  memberId: string,
  accepts: boolean,
  now: Date,
): Promise<void> => {
  if (accepts) await tx.insert(introductionConsent).values({ memberId, givenAt: now }).onConflictDoNothing();
  else await tx.delete(introductionConsent).where(eq(introductionConsent.memberId, memberId));
};

/** The newest first. */
export const listProposals = (db: Queryable, caseId: string) =>
  db
    .select({ proposal: vipProposal, name: profile.name })
    .from(vipProposal)
    .innerJoin(profile, eq(profile.memberId, vipProposal.otherId))
    .where(eq(vipProposal.caseId, caseId))
    .orderBy(desc(vipProposal.proposedAt), asc(vipProposal.id));

const SAID_NO = ['declined', 'refused'] as const;
/** With whom one of the two has said no, in whichever case of this client. */
export const listSaidNo = async (db: Queryable, clientId: string): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ id: vipProposal.otherId })
    .from(vipProposal)
    .innerJoin(vipCase, eq(vipCase.id, vipProposal.caseId))
    .where(and(eq(vipCase.memberId, clientId), inArray(vipProposal.state, [...SAID_NO])));
  return rows.map(({ id }) => id);
};

/** Whom the client meets without a matchmaker, and where. */
export const listKnown = async (
  db: Queryable,
  clientId: string,
  today: string,
): Promise<Map<string, KnownFrom>> => {
  const passed = await db
    .select({ id: answer.targetId })
    .from(answer)
    .where(and(eq(answer.viewerId, clientId), eq(answer.kind, 'pass')));
  const likers = await db
    .select({ id: answer.viewerId })
    .from(answer)
    .where(and(eq(answer.targetId, clientId), eq(answer.kind, 'like')));
  const deck = await db
    .select({ id: queueEntry.targetId })
    .from(queueEntry)
    .where(eq(queueEntry.viewerId, clientId))
    .orderBy(desc(queueEntry.rank), asc(queueEntry.targetId))
    .limit(DECK_TOP);
  const [state] = await db
    .select({ picks: queueState.picks })
    .from(queueState)
    .where(and(eq(queueState.viewerId, clientId), eq(queueState.pickDay, today)));
  const entry = (known: KnownFrom) => (id: string) => [id, known] as const;
  return new Map<string, KnownFrom>([
    ...passed.map(({ id }) => entry('passed')(id)),
    ...deck.map(({ id }) => entry('deck')(id)),
    ...(state?.picks ?? []).map(entry('picks')),
    ...likers.map(({ id }) => entry('likes')(id)),
  ]);
};

/** Answers whether they had not been proposed before. */
export const recordProposalOnce = async (
  tx: Queryable,
  row: typeof vipProposal.$inferInsert,
): Promise<boolean> => {
  const saved = await tx
    .insert(vipProposal)
    .values(row)
    .onConflictDoNothing({ target: [vipProposal.caseId, vipProposal.otherId] })
    .returning({ id: vipProposal.id });
  return saved.length > 0;
};

/** Of a proposal, whose case it is; locked by its case, and then itself. */
export const findCaseOf = async (db: Queryable, id: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ caseId: vipProposal.caseId })
    .from(vipProposal)
    .where(eq(vipProposal.id, id));
  return found?.caseId;
};
export const lockProposal = async (tx: Queryable, id: string): Promise<ProposalRecord | undefined> => {
  const [found] = await tx.select().from(vipProposal).where(eq(vipProposal.id, id)).for('update');
  return found;
};

export const changeProposal = async (tx: Queryable, id: string, change: ProposalChange): Promise<void> => {
  await tx.update(vipProposal).set(change).where(eq(vipProposal.id, id));
};

export const countWaiting = async (db: Queryable, caseId: string): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(vipProposal)
    .where(and(eq(vipProposal.caseId, caseId), isWaiting));
  return row!.n;
};

/** Somebody is asked, who may still answer. */
export const isAwaited = async (db: Queryable, caseId: string, now: Date): Promise<boolean> => {
  const asked = await db
    .select({ id: vipProposal.id })
    .from(vipProposal)
    .where(and(eq(vipProposal.caseId, caseId), isWaiting, gt(vipProposal.answerUntil, now)))
    .limit(1);
  return asked.length > 0;
};

export const countSince = async (db: Queryable, caseId: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ n: count() })
    .from(vipProposal)
    .where(and(eq(vipProposal.caseId, caseId), gt(vipProposal.proposedAt, since)));
  return row!.n;
};

/** Who is asked whether they want to meet this one: the client has said yes. */
export const listAsking = (db: Queryable, otherId: string) =>
  db
    .select({ proposal: vipProposal, clientId: vipCase.memberId, pausedAt: vipCase.pausedAt })
    .from(vipProposal)
    .innerJoin(vipCase, eq(vipCase.id, vipProposal.caseId))
    .where(and(eq(vipProposal.otherId, otherId), eq(vipProposal.state, 'asked'), isNull(vipCase.closedAt)))
    .orderBy(asc(vipProposal.answerUntil), asc(vipProposal.id));

/** Who is asked beside the client. */
export const listAsked = async (db: Queryable, caseId: string): Promise<string[]> => {
  const asked = await db
    .select({ otherId: vipProposal.otherId })
    .from(vipProposal)
    .where(and(eq(vipProposal.caseId, caseId), eq(vipProposal.state, 'asked')));
  return asked.map(({ otherId }) => otherId);
};

/** So much later may whoever is asked answer; answers who is, beside the client. */
export const moveWaiting = async (tx: Queryable, caseId: string, ms: number): Promise<string[]> => {
  const moved = await tx
    .update(vipProposal)
    .set({ answerUntil: sql`${vipProposal.answerUntil} + ${ms} * interval '1 millisecond'` })
    .where(and(eq(vipProposal.caseId, caseId), isWaiting))
    .returning({ otherId: vipProposal.otherId, state: vipProposal.state });
  return moved.flatMap(({ otherId, state }) => (state === 'asked' ? [otherId] : []));
};

/** Nobody is asked any more; answers who was, beside the client. */
export const endWaiting = async (tx: Queryable, caseId: string): Promise<string[]> => {
  const ended = await tx
    .update(vipProposal)
    .set({ state: 'gone' })
    .where(and(eq(vipProposal.caseId, caseId), isWaiting))
    .returning({ otherId: vipProposal.otherId, clientSaidAt: vipProposal.clientAnsweredAt });
  return ended.flatMap(({ otherId, clientSaidAt }) => (clientSaidAt ? [otherId] : []));
};

const waiting = (db: Queryable) =>
  db.select({ id: vipProposal.id }).from(vipProposal).innerJoin(vipCase, eq(vipCase.id, vipProposal.caseId));
export const listLapsing = (db: Queryable, now: Date): Promise<{ id: string }[]> =>
  waiting(db)
    .where(and(isWaiting, lte(vipProposal.answerUntil, now), isNull(vipCase.pausedAt)))
    .orderBy(asc(vipProposal.answerUntil));
export const listWaiting = (db: Queryable): Promise<{ id: string }[]> =>
  waiting(db).where(isWaiting).orderBy(asc(vipProposal.proposedAt), asc(vipProposal.id));

/** Cases in which nobody is asked any more though they wait for that, and nothing else is due: whoever was asked is a member no more. */
export const listEmptied = (db: Queryable): Promise<{ id: string }[]> =>
  db
    .select({ id: vipCase.id })
    .from(vipCase)
    .where(
      and(
        isNull(vipCase.closedAt),
        isNotNull(vipCase.startedAt),
        or(
          sql`coalesce(${vipCase.pausedFrom}, ${vipCase.state}) = 'proposed'`,
          and(isNull(vipCase.dueAt), isNull(vipCase.alarmAt)),
        ),
        notExists(
          db
            .select({ id: vipProposal.id })
            .from(vipProposal)
            .where(and(eq(vipProposal.caseId, vipCase.id), isWaiting)),
        ),
      ),
    )
    .orderBy(asc(vipCase.id));
