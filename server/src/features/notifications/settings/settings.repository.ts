// How members want to be told things, as it is remembered: only what somebody has chosen has a row.
import type { NoticeCategory, NoticeWays } from '@ijeuwa/contract/notification-settings';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#platform/database/connect.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { deliverySetting, notificationChoice } from '#platform/database/tables/notifications.ts';

const Choice = z.object({
  category: z.string(),
  email: z.boolean(),
  push: z.boolean(),
  sms: z.boolean(),
  mail_ended: z.boolean(),
});
/** As JSON, beside whatever else is asked about the member `m`. */
export const CHOSEN = {
  choices: sql`coalesce((select json_agg(c) from notification_choice c where c.member_id = m.id), '[]')`,
  times: sql`(select row_to_json(d) from delivery_setting d where d.member_id = m.id)`,
};
export const Chosen = {
  choices: z.array(Choice),
  times: z.nullable(
    z.object({ quiet: z.boolean(), quiet_from: z.number(), quiet_to: z.number(), digest: z.boolean() }),
  ),
};
const Row = z.object(Chosen);
export type ChosenRow = z.infer<typeof Row>;

export const findChosen = async (db: Queryable, memberId: string): Promise<ChosenRow | undefined> => {
  const answered = await db.execute(
    sql`select ${CHOSEN.choices} as choices, ${CHOSEN.times} as times from member m where m.id = ${memberId}`,
  );
  return rowsOf(Row, answered)[0];
};

export const saveChoices = async (
  tx: Queryable,
  memberId: string,
  choices: readonly (NoticeWays & { category: NoticeCategory })[],
): Promise<void> => {
  const { memberId: member, category } = notificationChoice;
  await tx
    .insert(notificationChoice)
    .values(choices.map((one) => ({ memberId, ...one })))
    .onConflictDoUpdate({
      target: [member, category],
      set: {
        email: sql`excluded.email`,
        push: sql`excluded.push`,
        sms: sql`excluded.sms`,
        mailEnded: false,
      },
    });
};

const NO_MAIL = { email: false, mailEnded: true };

/** The other ways stay as they are, also where they were never chosen. */
export const endEmail = async (
  tx: Queryable,
  memberId: string,
  choices: readonly (NoticeWays & { category: NoticeCategory })[],
): Promise<void> => {
  const { memberId: member, category } = notificationChoice;
  await tx
    .insert(notificationChoice)
    .values(choices.map((one) => ({ memberId, ...one, ...NO_MAIL })))
    .onConflictDoUpdate({ target: [member, category], set: NO_MAIL });
};

export const saveTimes = async (tx: Queryable, times: typeof deliverySetting.$inferInsert): Promise<void> => {
  await tx
    .insert(deliverySetting)
    .values(times)
    .onConflictDoUpdate({ target: deliverySetting.memberId, set: times });
};
