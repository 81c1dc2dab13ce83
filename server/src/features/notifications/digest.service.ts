// The one mail of a day, drawn when it leaves: what came since the last one and was not read.
import type { NoticeCategory } from '@ijeuwa/contract/notification-settings';
import { CATEGORY_OF_TYPE, NOTICE_CATEGORIES } from '@ijeuwa/contract/notification-settings';
import { NOTIFICATION_TYPES } from '@ijeuwa/contract/notifications';
import * as z from 'zod';
import type { Database } from '#platform/database/connect.ts';
import { type Letter, makeMail } from '#platform/mail/make-mail.ts';
import type { Sealing } from '#platform/sealing.ts';
import { IN_DIGEST } from './may-leave.rules.ts';
import { listUnreadBetween } from './notifications.repository.ts';
import { findFacts } from './readers.repository.ts';
import { settingsOf } from './settings/settings.rules.ts';
import { makeMailFoots } from './settings/unsubscribe.service.ts';

export type DigestNeeds = { db: Database; sealing: Sealing; publicUrl: string };

const Day = z.object({ since: z.coerce.date(), until: z.coerce.date() });
const NAMES: Record<NoticeCategory, string> = {
  messages: 'Messages',
  matches: 'Matches',
  systemUpdates: 'Updates',
  billing: 'Billing',
};

export const makeDigest = ({ db, sealing, publicUrl }: DigestNeeds) => {
  const footOf = makeMailFoots({ sealing, publicUrl });
  /** Undefined where nothing is left to tell. */
  return async (memberId: string, content: unknown): Promise<Letter | undefined> => {
    const day = Day.parse(content);
    const facts = await findFacts(db, { memberId, noticeId: null, tellsOfId: null });
    if (!facts) return undefined;
    const { preferences } = settingsOf(facts);
    const told = (category: NoticeCategory) => IN_DIGEST.includes(category) && preferences[category].email;
    const types = NOTIFICATION_TYPES.filter((type) => told(CATEGORY_OF_TYPE[type]));
    const unread = await listUnreadBetween(db, memberId, { ...day, types });
    if (unread.length === 0) return undefined;
    const lines = NOTICE_CATEGORIES.flatMap((category) =>
      unread
        .filter(({ type }) => CATEGORY_OF_TYPE[type] === category)
        .map(({ title }): [string, string] => [NAMES[category], title]),
    );
    const news = unread.length === 1 ? 'One thing is new' : `${unread.length} things are new`;
    return makeMail(
      facts.email,
      {
        subject: 'Your day on Ijeuwa',
        preview: `${news} for you.`,
        body: [`${news} for you since yesterday:`, { facts: lines }],
        action: { lead: 'See them all:', label: 'See what is new', link: `${publicUrl}/notifications` },
      },
      footOf(memberId, 'digest'),
    );
  };
};
