// Tells both sides what became of an appointment, each on their own clock, with the entry for their calendar.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { type FindZone, momentIn, momentOnClocks } from '#platform/mail-words.ts';
import type { Notice, Notify, StandingNotices } from '#platform/notify.ts';
import { type AppointmentRow, findWithCounsellor } from '../booking/booking.repository.ts';
import { gainsaidUntil } from '../booking/booking.rules.ts';
import { findPaidOrder } from '../booking/paid-order.repository.ts';
import { findTwo, otherOf, peopleTold } from '../booking/two.repository.ts';
import { type CounsellorRow, findStaff } from '../times/times.repository.ts';
import { calendarFile } from './calendar-file.ts';
import type { Door, Doors } from './doors.ts';
import { readingOf } from './reading.rules.ts';
import * as mails from './schedule.mails.ts';

export type TellingNeeds = {
  clock: Clock;
  notify: Notify;
  standing: Pick<StandingNotices, 'remove'>;
  findZone: FindZone;
  publicUrl: string;
  doors: Doors;
};
export type Told =
  | 'confirmed'
  | 'moved'
  | 'choosing'
  | 'cancelled'
  | 'missed'
  | 'put right'
  | 'absent'
  | 'repeated'
  | 'unsaid';
/** What stands in calendars, and in the counsellor’s day. */
const ENTERED: readonly Told[] = ['confirmed', 'moved', 'cancelled'];
/** Whoever paid for it asks what becomes of the money. */
const DOES_NOT_TAKE_PLACE: readonly Told[] = ['cancelled', 'missed', 'put right'];
/** What is said of money or a session when it was cancelled, to whoever booked: it is nobody else’s business. */
export type Because = string;

const REMINDERS = ['day', 'hour'] as const;
/** A reminder is of one start: none is left of a time that has moved. */
export const reminderAbout = (id: string, startsAt: Date, which: (typeof REMINDERS)[number]): string =>
  `reminder:${which}:${id}:${startsAt.getTime()}`;

export const makeTelling = (needs: TellingNeeds) => {
  const { clock, notify, standing, findZone, publicUrl, doors } = needs;
  const ownLink = `${publicUrl}/schedule`;
  const staffLink = `${publicUrl}/staff`;
  const howLink = `${publicUrl}/staff/appointments`;

  const aboutFor = async (
    tx: Queryable,
    memberId: string,
    { appointment, counsellor }: { appointment: AppointmentRow; counsellor: CounsellorRow },
  ): Promise<mails.MemberAbout> => ({
    startsAt: appointment.startsAt,
    zones: [await findZone(tx, memberId), counsellor.zone],
    link: ownLink,
    door: doors.toMember(appointment.id),
    reading: readingOf(appointment, memberId === appointment.memberId, clock.now()),
  });
  type Row = Pick<AppointmentRow, 'id' | 'sequence' | 'startsAt' | 'endsAt' | 'state'>;
  const fileAt = (door: Door, { id, sequence, startsAt, endsAt, state }: Row, other: string | null = null) =>
    calendarFile(
      { id, sequence, startsAt, endsAt, other, door, isCancelled: state === 'cancelled' },
      clock.now(),
    );
  const fileOf = (row: Row, other?: string | null) => fileAt(doors.toMember(row.id), row, other);
  const counsellorFileOf = (row: Row) => fileAt(doors.toCounsellor(row.id), row);
  const moneyOf = async (tx: Queryable, { id, paidBy }: AppointmentRow) => {
    const order = paidBy === 'money' ? await findPaidOrder(tx, id) : undefined;
    return order && { moneyLink: `${publicUrl}/billing-process?see=${order.id}` };
  };
  const peopleOf = ({ memberId, partnerId }: AppointmentRow): string[] => [
    memberId,
    ...(partnerId ? [partnerId] : []),
  ];

  const gainsaying = ({ zones }: mails.MemberAbout, appointment: AppointmentRow): mails.Gainsaying => ({
    until: momentIn(zones[0]!, gainsaidUntil(appointment, clock.now()) ?? clock.now()),
    link: `${publicUrl}/help-support`,
  });
  const mailOf = (
    what: Told,
    about: mails.MemberAbout,
    appointment: AppointmentRow,
    because: Because,
  ): MailDescription => {
    if (what === 'confirmed') return mails.confirmedMail(about);
    if (what === 'moved') return mails.movedMail(about);
    if (what === 'missed') return mails.missedMail(about, because);
    if (what === 'put right') return mails.putRightMail(about, because);
    if (what === 'absent') return mails.absentMail(about, because, gainsaying(about, appointment));
    if (what === 'repeated') return mails.repeatedMail(about);
    if (what === 'unsaid') return mails.unsaidMail(about);
    if (what === 'cancelled') return mails.cancelledMail(about, because);
    return mails.choosingMail(about, momentIn(about.zones[0]!, appointment.heldUntil!));
  };
  const WORDS: Record<Told, string> = {
    confirmed: 'It is confirmed.',
    moved: 'It has a new time.',
    choosing: 'Please choose a new time.',
    cancelled: 'It was cancelled.',
    missed: 'We are sorry that it did not take place.',
    'put right': 'It counts as one to which nobody came from our side.',
    absent: 'It is recorded that you did not come. If that is not true, please write to us.',
    repeated: 'It was too short: another costs you nothing.',
    unsaid: 'We could not tell how it went: another costs you nothing.',
  };
  /** What is for whoever booked alone, to whoever comes along. */
  const WORDS_ALONG: Partial<Record<Told, string>> = {
    choosing: 'It needs another time.',
    repeated: 'It was too short. Whoever booked it can book another one.',
    unsaid: 'We could not tell how it went. Whoever booked it can book another one.',
  };

  const partedNotice = (
    onceKey: string,
    memberId: string,
    message: string,
    mail: MailDescription,
  ): Notice => ({
    onceKey,
    category: 'systemUpdates',
    memberId,
    bell: { type: 'booking', title: DISCREET_TITLE, message },
    mail: { ...mail, always: true },
  });
  /** To whoever came along, and does not any more. */
  const goneNotice = (onceKey: string, partnerId: string, about: mails.MemberAbout): Notice =>
    partedNotice(onceKey, partnerId, 'It is not in your schedule any more.', mails.stayedAwayMail(about));

  const toCounsellor = async (
    tx: Queryable,
    staffId: string | null,
    onceKey: string,
    mail: MailDescription,
  ): Promise<void> => {
    const person = staffId ? await findStaff(tx, staffId) : undefined;
    if (person && !person.endedAt)
      await notify(tx, { onceKey, category: 'systemUpdates', mail: { to: person.email, ...mail } });
  };

  return {
    aboutFor,
    toCounsellor,
    staffLink,

    /** Of what the appointment is now; its number of changes names the cause. */
    async tell(
      tx: Queryable,
      id: string,
      what: Told,
      because: Because = '',
      { along = '', isNewToCounsellor = false }: { along?: string; isNewToCounsellor?: boolean } = {},
    ): Promise<void> {
      const found = await findWithCounsellor(tx, id);
      if (!found) return;
      const { appointment, counsellor } = found;
      const onceKey = `appointment:${id}:${appointment.version}`;
      const entersCalendar = ENTERED.includes(what) && appointment.confirmedAt !== null;
      const two = await findTwo(tx, appointment);
      const notices: Notice[] = [];
      for (const memberId of peopleTold(appointment, two)) {
        const booked = memberId === appointment.memberId;
        const other = two && entersCalendar ? otherOf(two, booked) : null;
        const file = entersCalendar ? fileOf(appointment, other) : undefined;
        const about = {
          ...(await aboutFor(tx, memberId, found)),
          ...(booked && DOES_NOT_TAKE_PLACE.includes(what) && (await moneyOf(tx, appointment))),
          file,
        };
        notices.push({
          onceKey: `${onceKey}:${memberId}`,
          category: 'systemUpdates',
          memberId,
          bell: {
            type: 'booking',
            title: DISCREET_TITLE,
            message: (!booked && WORDS_ALONG[what]) || WORDS[what],
          },
          // It was paid for, and a calendar needs it: it leaves whatever they chose of news.
          mail: {
            ...mailOf(what, about, appointment, booked ? because : along),
            always: true,
          },
        });
      }
      const { partnerId } = appointment;
      // Whoever is apart from them by now learns that it is theirs no more, and nothing else of it.
      if (what === 'cancelled' && two && !two.matched && partnerId) {
        const theirs = {
          ...(await aboutFor(tx, partnerId, found)),
          file: entersCalendar ? fileOf(appointment) : undefined,
        };
        notices.push(goneNotice(`${onceKey}:${partnerId}`, partnerId, theirs));
      }
      await notify(tx, ...notices);
      const at = { startsAt: appointment.startsAt, zones: [counsellor.zone] };
      if (what === 'missed' || what === 'put right')
        await toCounsellor(
          tx,
          counsellor.staffId,
          `${onceKey}:staff`,
          mails.counsellorAbsentMail({ ...at, link: howLink }),
        );
      // Of what was never confirmed a counsellor knows nothing.
      if (!entersCalendar) return;
      const about = {
        ...at,
        link: staffLink,
        ...(appointment.state === 'confirmed' && { door: doors.toCounsellor(id) }),
        file: counsellorFileOf(appointment),
      };
      const said = isNewToCounsellor ? 'confirmed' : what;
      await toCounsellor(tx, counsellor.staffId, `${onceKey}:staff`, mails.counsellorMail(said, about));
    },

    /** The counsellor who had it until now: their calendar lets go of it. */
    async tellFormer(tx: Queryable, before: AppointmentRow): Promise<void> {
      const found = await findWithCounsellor(tx, before.id);
      if (!found || !before.confirmedAt) return;
      const { staffId, zone } = found.counsellor;
      const file = counsellorFileOf({ ...before, sequence: before.sequence + 1, state: 'cancelled' });
      const about = { startsAt: before.startsAt, zones: [zone], link: staffLink, file };
      const onceKey = `appointment:${before.id}:${before.version}:former`;
      await toCounsellor(tx, staffId, onceKey, mails.counsellorMail('cancelled', about));
    },

    /** Of whoever came along and does not any more: their calendar lets go of it, and whoever booked comes alone, to what it is by then. */
    async tellParted(
      tx: Queryable,
      before: AppointmentRow,
      partnerId: string,
      state: AppointmentRow['state'],
    ): Promise<void> {
      const found = await findWithCounsellor(tx, before.id);
      if (!found) return;
      const { appointment } = found;
      const { memberId } = appointment;
      const onceKey = `appointment:${before.id}:${appointment.version}`;
      const gone = { ...before, sequence: before.sequence + 1, state: 'cancelled' as const };
      const file = before.confirmedAt ? fileOf(gone) : undefined;
      const theirs = { ...(await aboutFor(tx, partnerId, found)), file };
      const mine = {
        ...(await aboutFor(tx, memberId, found)),
        file: before.confirmedAt ? fileOf(appointment) : undefined,
      };
      const isKept = state === 'confirmed' || state === 'held';
      const alone = isKept ? 'You come alone. Its time stays yours.' : 'You come alone.';
      await notify(
        tx,
        goneNotice(`${onceKey}:${partnerId}`, partnerId, theirs),
        partedNotice(`${onceKey}:${memberId}`, memberId, alone, mails.comeAloneMail(mine, isKept)),
      );
    },

    /** The counsellor, who alone may know how it went, and has not said it yet. */
    async askHowItWent(tx: Queryable, id: string): Promise<void> {
      const found = await findWithCounsellor(tx, id);
      if (!found || found.appointment.absenceSaidAt) return;
      const { appointment, counsellor } = found;
      const about = { startsAt: appointment.startsAt, zones: [counsellor.zone], link: howLink };
      await toCounsellor(tx, counsellor.staffId, `appointment:${id}:how`, mails.howItWentMail(about));
    },

    /** What has not left yet of a start that is none any more. */
    async forgetReminders(tx: Queryable, { id, startsAt, ...people }: AppointmentRow): Promise<void> {
      for (const memberId of peopleOf({ id, startsAt, ...people }))
        for (const which of REMINDERS)
          await standing.remove(tx, memberId, reminderAbout(id, startsAt, which));
    },

    async remind(
      tx: Queryable,
      found: { appointment: AppointmentRow; counsellor: CounsellorRow },
      which: (typeof REMINDERS)[number],
    ): Promise<void> {
      const { appointment } = found;
      const about = reminderAbout(appointment.id, appointment.startsAt, which);
      for (const memberId of peopleTold(appointment, await findTwo(tx, appointment))) {
        const described = await aboutFor(tx, memberId, found);
        const when = momentOnClocks(described.zones, appointment.startsAt);
        await notify(tx, {
          onceKey: `${about}:${memberId}`,
          category: 'systemUpdates',
          memberId,
          validUntil: appointment.startsAt,
          bell: { type: 'booking', title: DISCREET_TITLE, message: mails.reminderWords(when), about },
          mail: mails.reminderMail(described),
          sms: { text: mails.reminderSms(when) },
        });
      }
    },
  };
};
export type Telling = ReturnType<typeof makeTelling>;
