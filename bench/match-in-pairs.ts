// Matches members two by two, each pair with a conversation: one alone may not write so much.
import type pg from 'pg';

export type Matched = { id: string; matchId: string };

export const matchInPairs = async (client: pg.Client, viewers: readonly string[]): Promise<Matched[]> => {
  const matched: Matched[] = [];
  for (let at = 0; at + 1 < viewers.length; at += 2) {
    const pair = viewers.slice(at, at + 2).sort();
    const { rows } = await client.query(
      'insert into "match" (low_id, high_id, matched_at) values ($1, $2, now()) returning id',
      pair,
    );
    await client.query('insert into conversation (match_id) values ($1)', [rows[0].id]);
    for (const id of pair) matched.push({ id, matchId: rows[0].id });
  }
  return matched;
};
