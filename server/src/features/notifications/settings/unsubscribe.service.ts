// The links under a mail: to the settings, and to the end of the mails of its kind, which holds for whoever has the mail.
import {
  NOTICE_CATEGORIES,
  type NoticeCategory,
  UNSUBSCRIBE_PATH,
} from '@ijeuwa/contract/notification-settings';
import type { Database } from '#platform/database/connect.ts';
import type { MailFoot } from '#platform/mail/mail-foot.ts';
import type { Sealing } from '#platform/sealing.ts';
import { IN_DIGEST } from '../may-leave.rules.ts';
import { endEmail, findChosen } from './settings.repository.ts';
import { choicesOf, settingsOf } from './settings.rules.ts';

export type MailKind = NoticeCategory | 'digest';
const KINDS: readonly MailKind[] = [...NOTICE_CATEGORIES, 'digest'];

/** What the mails of a kind are about, as it stands in a sentence. */
const ABOUT: Record<MailKind, string> = {
  messages: 'messages',
  matches: 'matches',
  systemUpdates: 'appointment reminders, your card, your photos, your reports and news',
  billing: 'payments and your package',
  digest: 'messages, matches and updates',
};

type Kind = { memberId: string; kind: MailKind };

const spelled = ({ memberId, kind }: Kind): string => `${memberId}.${kind}`;
const purpose = (named: Kind): string => `end mails ${spelled(named)}`;

export const makeMailFoots =
  ({ sealing, publicUrl }: { sealing: Sealing; publicUrl: string }) =>
  (memberId: string, kind: MailKind): MailFoot => {
    const named = { memberId, kind };
    const token = `${spelled(named)}.${sealing.sign(purpose(named))}`;
    return {
      about: ABOUT[kind],
      settings: `${publicUrl}/notifications?tab=settings`,
      // In the query, which no log keeps.
      unsubscribe: `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`,
    };
  };

export const makeUnsubscribe = ({ db, sealing }: { db: Database; sealing: Sealing }) => {
  /** Undefined where it is no link of ours. */
  const read = (token: string): (Kind & { about: string }) | undefined => {
    const [memberId = '', given = '', signature = ''] = token.split('.');
    const kind = KINDS.find((one) => one === given);
    if (!kind || !sealing.holds(purpose({ memberId, kind }), signature)) return undefined;
    return { memberId, kind, about: ABOUT[kind] };
  };

  return {
    read,

    /** No mail of the kind from now on; every other way stays as it is. */
    async end({ memberId, kind }: Kind): Promise<void> {
      const ends = kind === 'digest' ? IN_DIGEST : [kind];
      await db.transaction(async (tx) => {
        const chosen = await findChosen(tx, memberId);
        if (!chosen) return;
        const now = choicesOf(settingsOf(chosen)).filter(({ category }) => ends.includes(category));
        await endEmail(tx, memberId, now);
      });
    },
  };
};
export type Unsubscribe = ReturnType<typeof makeUnsubscribe>;
