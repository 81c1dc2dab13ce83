// Gives a member of the demonstration a report for two, as the guarantee does: whoever tries it does not wait thirty days for one.
import { REPORT_VALUE } from '@ijeuwa/contract/compatibility';
import type { Platform } from '@ijeuwa/server/app/platform';

/** For what they ordered last, paid or not; answers whether there was anything, and none given for it before. */
export const giveReport = async (
  { pool }: Pick<Platform, 'pool'>,
  { memberId, givenAt }: { memberId: string; givenAt: Date },
): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `insert into compatibility_right (member_id, order_id, value_minor, currency, given_at)
     select o.member_id, o.id, $2, $3, $4 from purchase_order o
     where o.member_id = $1 order by o.created_at desc, o.id desc limit 1
     on conflict (order_id) do nothing`,
    [memberId, REPORT_VALUE.amountMinor, REPORT_VALUE.currency, givenAt],
  );
  return rowCount === 1;
};
