// What a member did with their card, written down quickly: for tests of what counts it.
import { lagosDay } from '#platform/clock.ts';
import type { World } from './test-world.ts';

const rows = async (world: World, text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;

/** The card was shown on so many days, today the last of them. */
export const wasShown = (world: World, memberId: string, days: number) =>
  rows(
    world,
    `insert into card_stretch (member_id, from_day, until_day) values ($1, $2::date - $3::int + 1, $2)
     on conflict (member_id, from_day) do update set until_day = excluded.until_day`,
    memberId,
    lagosDay(world.clock.now()),
    days,
  );

/** So many others, made for it, were passed now. */
export const passedOthers = (world: World, memberId: string, count: number) =>
  rows(
    world,
    `with other as (
       insert into member (email) select gen_random_uuid() || '@example.com' from generate_series(1, $2) returning id)
     insert into answer (viewer_id, target_id, kind, answered_at) select $1, id, 'pass', $3 from other`,
    memberId,
    count,
    world.clock.now(),
  );

/** One of the two writes so many messages now, behind what is there. */
export const wrote = (world: World, matchId: string, senderId: string, count: number) =>
  rows(
    world,
    `insert into message (match_id, seq, sender_id, client_id, text, sent_at)
     select $1, n + coalesce((select max(seq) from message where match_id = $1), 0), $2, gen_random_uuid(), 'x', $4
     from generate_series(1, $3) n`,
    matchId,
    senderId,
    count,
    world.clock.now(),
  );
