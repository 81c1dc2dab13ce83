// Matches members two by two, each pair in the middle of a conversation: one alone may not write so much.
import type pg from 'pg';

const WRITTEN_EACH = 40;

export type Matched = { id: string; matchId: string };

export const matchInPairs = async (client: pg.Client, viewers: readonly string[]): Promise<Matched[]> => {
  const matched: Matched[] = [];
  for (let at = 0; at + 1 < viewers.length; at += 2) {
    const pair = viewers.slice(at, at + 2).sort();
    const { rows } = await client.query(
      'insert into "match" (low_id, high_id, matched_at) values ($1, $2, now()) returning id',
      pair,
    );
    await client.query(
      'insert into conversation (match_id, last_seq, low_read_seq, high_read_seq) values ($1, $2, $2, $2)',
      [rows[0].id, WRITTEN_EACH],
    );
    await client.query(
      `insert into message (match_id, seq, sender_id, client_id, text, sent_at)
      select $1, n, case n % 2 when 0 then $2::uuid else $3::uuid end, gen_random_uuid(), 'Are you there?', now() from generate_series(1, $4) n`,
      [rows[0].id, ...pair, WRITTEN_EACH],
    );
    for (const id of pair) matched.push({ id, matchId: rows[0].id });
  }
  // A table that was looked at while it was empty would be read from end to end for as long.
  await client.query('analyze match, conversation, message');
  return matched;
};
