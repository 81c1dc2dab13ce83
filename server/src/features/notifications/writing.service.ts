// What is written of a notice, in the transaction of its cause: the bell, and each way by which its reader wants to be told.
import {
  CATEGORY_OF_TYPE,
  DIGEST_HOUR,
  type NoticeCategory,
  type NoticeWays,
} from '@ijeuwa/contract/notification-settings';
import { type Clock, later, MINUTE_MS } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { makeMail } from '#platform/mail/make-mail.ts';
import type { FindZone } from '#platform/mail-words.ts';
import type { Notice, Notify } from '#platform/notify.ts';
import type { PushSender } from '#platform/ports/push-sender.ts';
import type { Sealing } from '#platform/sealing.ts';
import { sealAttachment } from './attachments.ts';
import { IN_DIGEST } from './may-leave.rules.ts';
import { markOutdated } from './notifications.repository.ts';
import { type Leaving, recordDeliveriesOnce } from './outbox.repository.ts';
import { pushOf } from './push-words.rules.ts';
import { listReaders, type ReaderRow } from './readers.repository.ts';
import { REMIND_AFTER_MS } from './reminding.rules.ts';
import { lastHour, nextHour } from './settings/hours.rules.ts';
import { settingsOf } from './settings/settings.rules.ts';
import { makeMailFoots } from './settings/unsubscribe.service.ts';
import { smsText } from './sms-text.rules.ts';

export type WritingNeeds = {
  clock: Clock;
  sealing: Sealing;
  publicUrl: string;
  findZone: FindZone;
  /** Until there is one, nothing is written for it. */
  push?: PushSender;
};

/** An open screen is told of what is new; whoever comes later reads it in the list. */
const LIVE_MS = 10 * MINUTE_MS;
const EVERY_WAY: NoticeWays = { email: true, push: true, sms: true };

/** A member's own choice counts: whatever else it is, it is not about the safety of the account. */
const isChosen = ({ category, memberId }: Notice): boolean =>
  category !== 'security' && memberId !== undefined;

const needsReader = (notice: Notice, hasPush: boolean): boolean =>
  isChosen(notice)
    ? notice.mail !== undefined || notice.sms !== undefined || hasPush
    : notice.mail !== undefined && notice.mail.to === undefined && notice.memberId !== undefined;

export const makeWriting = ({ clock, sealing, publicUrl, findZone, push }: WritingNeeds) => {
  const footOf = makeMailFoots({ sealing, publicUrl });

  const listPushed = async (tx: Queryable, notices: readonly Notice[]): Promise<ReadonlySet<Notice>> => {
    const told = notices.filter(({ memberId, bell, push }) => memberId !== undefined && (bell ?? push));
    const ids = [...new Set(told.map(({ memberId }) => memberId!))];
    const reached = push && ids.length > 0 ? await push.listReached(tx, ids) : new Set();
    return new Set(told.filter(({ memberId }) => reached.has(memberId!)));
  };

  const notify: Notify = async (tx, ...notices) => {
    const pushed = await listPushed(tx, notices);
    const ids = notices.filter((one) => needsReader(one, pushed.has(one))).map((one) => one.memberId!);
    const readers = ids.length > 0 ? await listReaders(tx, [...new Set(ids)]) : [];
    const leaving: Leaving[] = [];
    for (const notice of notices) {
      const reader = readers.find(({ id }) => id === notice.memberId);
      leaving.push(...bellOf(notice), ...(await waysOf(tx, notice, { reader, hasPush: pushed.has(notice) })));
    }
    const recorded = await recordDeliveriesOnce(tx, leaving);
    const isRecorded = new Set(recorded.map(({ onceKey }) => onceKey));
    // What is said a second time says nothing new: what stands in the bell since then is as true as it was.
    const written = notices.filter(({ onceKey }) => {
      const first = leaving.find(({ noticeKey }) => noticeKey === onceKey);
      return first && isRecorded.has(first.onceKey);
    });
    const news = recorded.map(({ id }) => id);
    for (const { memberId, outdates } of written)
      if (memberId && outdates) await markOutdated(tx, memberId, outdates, clock.now(), news);
  };

  const leave = (notice: Notice, channel: Leaving['channel'], content: unknown): Leaving => ({
    onceKey: `${notice.onceKey}:${channel}`,
    noticeKey: notice.onceKey,
    channel,
    memberId: notice.memberId ?? null,
    category: notice.category,
    noticeId: notice.noticeId,
    tellsOfId: notice.tellsOf,
    contentSealed: sealing.seal(JSON.stringify(content)),
    now: clock.now(),
    validUntil: notice.validUntil,
  });

  const bellOf = (notice: Notice): Leaving[] => {
    const { bell, memberId, category } = notice;
    if (!bell || !memberId) return [];
    if (category !== 'security' && CATEGORY_OF_TYPE[bell.type] !== category)
      throw new Error(`a notice of the type ${bell.type} is none of ${category}`);
    const now = clock.now();
    const shown = { about: null, count: 1, ...bell, read: false, createdAt: now.toISOString() };
    return [{ ...leave(notice, 'live', shown), validUntil: later(now, LIVE_MS), bell }];
  };

  const mailRow = (notice: Notice, to: string, mail: MailDescription): Leaving => {
    const foot = isChosen(notice) ? footOf(notice.memberId!, notice.category as NoticeCategory) : undefined;
    const { attachments, ...words } = makeMail(to, mail, foot);
    const attachmentsSealed = attachments.map((one) => sealAttachment(sealing, one));
    return { ...leave(notice, 'mail', { ...words, attached: attachments.length }), attachmentsSealed };
  };

  /** One for each day of its reader, drawn when it leaves. */
  const digestRow = async (tx: Queryable, reader: ReaderRow): Promise<Leaving> => {
    const now = clock.now();
    const zone = await findZone(tx, reader.id);
    const until = nextHour(DIGEST_HOUR, zone, now);
    // What rang shortly before the last one may have come to be told only after it.
    const since = later(lastHour(DIGEST_HOUR, zone, now), -REMIND_AFTER_MS);
    const onceKey = `digest:${reader.id}:${until.toISOString()}`;
    const day: Notice = { onceKey, category: 'security', memberId: reader.id };
    return { ...leave(day, 'mail', { since, until }), category: 'digest', now: until };
  };

  /** The number that a code came back from. */
  const numberOf = ({ phoneSealed, phoneDigest, isPhoneChecked }: ReaderRow): string | undefined => {
    const phone = phoneSealed === null ? undefined : sealing.open(phoneSealed);
    return phone && (isPhoneChecked || sealing.fits(phone, phoneDigest)) ? phone : undefined;
  };

  const waysOf = async (
    tx: Queryable,
    notice: Notice,
    { reader, hasPush }: { reader?: ReaderRow; hasPush: boolean },
  ): Promise<Leaving[]> => {
    const asks = isChosen(notice);
    if (asks && (!reader || reader.isPractice)) return [];
    const settings = asks && reader ? settingsOf(reader) : undefined;
    const category = notice.category as NoticeCategory;
    const ways = settings?.preferences[category] ?? EVERY_WAY;
    const leaving: Leaving[] = [];

    const { mail, sms } = notice;
    const to = mail?.to ?? reader?.email;
    if (mail?.always && to) leaving.push(mailRow({ ...notice, category: 'security' }, to, mail));
    else if (mail && to && ways.email) {
      const isInDigest = settings?.digest && IN_DIGEST.includes(category);
      leaving.push(isInDigest ? await digestRow(tx, reader!) : mailRow(notice, to, mail));
    }
    const number = sms && ways.sms ? (sms.to ?? (reader && numberOf(reader))) : undefined;
    if (sms && number) {
      // Who wants no mails of it gets one all the same where an SMS cannot leave, unless they ended them by a link.
      const hasEnded = reader?.choices.some((one) => one.category === category && one.mail_ended);
      const instead =
        asks && mail && !mail.always && to && !ways.email && !hasEnded
          ? mailRow(notice, to, mail)
          : undefined;
      const content = { to: number, text: smsText(sms.text), instead: instead?.contentSealed };
      leaving.push(leave(notice, 'sms', content));
    }
    const pushes =
      notice.push ?? (notice.bell && pushOf(notice.bell.type, notice.bell.about ?? notice.onceKey));
    if (pushes && hasPush && ways.push) leaving.push(leave(notice, 'push', pushes));
    return leaving;
  };

  return { notify };
};
