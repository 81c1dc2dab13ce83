// What a filling reads of its viewer beside their own card, in one statement: who is kept apart from them, what is learnt of
// them, whom the day introduces, and whom they were shown of late.
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { lagosDay } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Facts } from '../card-facts.rules.ts';
import { skippedBy } from '../exposure/impressions.repository.ts';
import { Scored, selectScored } from '../learning/learning.repository.ts';
import { picksFor } from '../picks/picks.repository.ts';
import { dayOfPicks } from '../picks/picks-day.ts';
import { apartAndLikers, passesSince } from './history.repository.ts';

const viewer = sql`${sql.placeholder('viewerId')}::uuid`;
const inMemory = sql`${sql.placeholder('inMemory')}::boolean`;

const Row = z.object({
  ...Scored.shape,
  apart: z.nullable(z.instanceof(Buffer)),
  likers: z.nullable(z.instanceof(Buffer)),
  picks: z.array(z.object({ id: z.string(), pinned: z.boolean() })),
  skipped: z.array(z.string()),
});
const read = prepared<
  { viewerId: string; placeId: number; since: Date; today: string; pickDay: string; inMemory: boolean },
  z.infer<typeof Row>
>(
  'viewer',
  sql`
    with ${apartAndLikers(viewer, sql`${sql.placeholder('since')}::timestamptz`)}
    ${selectScored(viewer, sql`${sql.placeholder('placeId')}`, [
      sql`(select string_agg(uuid_send(id), '') from apart where ${inMemory}) as apart`,
      sql`(select string_agg(uuid_send(other_id), '') from likers where ${inMemory}) as likers`,
      sql`${picksFor(viewer, sql`${sql.placeholder('pickDay')}::date`)} as picks`,
      sql`${skippedBy(viewer, sql`${sql.placeholder('today')}::date`)} as skipped`,
    ])}`,
  Row,
);

export type Viewing = {
  scored: Scored;
  /** Ids, packed, of whoever is apart from the viewer, and of whoever likes them; empty where SQL finds who fits. */
  between: { apart: Uint8Array; likers: Uint8Array };
  /** Whom the day introduces to them; `pinned`: a matchmaker chose them. */
  picks: { id: string; pinned: boolean }[];
  /** Whom they saw on an earlier day of late; whoever of them was answered is in no queue. */
  skipped: ReadonlySet<string>;
};
/** `inMemory`: the cards are, so that it has to be known who is apart. */
export const readViewer = async (
  tx: Queryable,
  { memberId, placeId }: Facts,
  now: Date,
  inMemory: boolean,
): Promise<Viewing> => {
  const asked = { since: passesSince(now), today: lagosDay(now), pickDay: dayOfPicks(now), inMemory };
  const [found] = await read(tx, { viewerId: memberId, placeId, ...asked });
  const { apart, likers, picks, skipped, ...scored } = found!;
  const nobody = new Uint8Array();
  return {
    scored,
    between: { apart: apart ?? nobody, likers: likers ?? nobody },
    picks,
    skipped: new Set(skipped),
  };
};
