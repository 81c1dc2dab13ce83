// Time passes and everybody stays signed in, however long it is: a session ends by itself else.
import type pg from 'pg';

type Until = { platform: { pool: Pick<pg.Pool, 'query'> }; clock: { now(): Date } };

/** Called once the clock has moved: every session there is begins now, was used now, and lasts until it is used again. */
export const staySignedIn = async ({ platform: { pool }, clock }: Until): Promise<void> => {
  const begins = "created_at = $1, expires_at = 'infinity'";
  const now = clock.now();
  await pool.query(`update session set ${begins}, last_seen_at = $1`, [now]);
  await pool.query(`update staff_session set ${begins}`, [now]);
};
