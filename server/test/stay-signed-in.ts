// Time passes and everybody stays signed in, however long it is: a session ends by itself else.
import type pg from 'pg';

type Until = { platform: { pool: Pick<pg.Pool, 'query'> }; clock: { now(): Date } };

/** Called once the clock has moved: every session there is begins now, and lasts until it is used. */
export const staySignedIn = async ({ platform: { pool }, clock }: Until): Promise<void> => {
  for (const table of ['session', 'staff_session'])
    await pool.query(`update ${table} set created_at = $1, expires_at = 'infinity'`, [clock.now()]);
};
