// Moves an appointment of the demonstration to another moment: whoever tries the session room does not wait four hours for it.
import type { Platform } from '@ijeuwa/server/app/platform';

/** Answers whether there was one of this member that is confirmed. */
export const moveAppointmentTo = async (
  { pool }: Pick<Platform, 'pool'>,
  { id, memberId, startsAt }: { id: string; memberId: string; startsAt: Date },
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `update appointment set starts_at = $3, ends_at = $3::timestamptz + (ends_at - starts_at), version = version + 1
     where id = $1 and $2 in (member_id, partner_id) and state in ('confirmed', 'done')`,
    [id, memberId, startsAt],
  );
  return rowCount === 1;
};
