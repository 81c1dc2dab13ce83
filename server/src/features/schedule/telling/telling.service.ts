// Tells both sides what became of an appointment, each on their own clock, with the entry for their calendar.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import type { Queryable } from '#platform/database/connect.ts';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { momentIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';
import { type AppointmentRow, findWithCounsellor } from '../booking/booking.repository.ts';
import { gainsaidUntil } from '../booking/gainsay.rules.ts';
import { findPaidOrder } from '../booking/paid-order.repository.ts';
import { findTwo, otherOf, peopleTold } from '../booking/two.repository.ts';
import { bellMessage, bellWords, type Told } from './bell-words.ts';
import { makeDescribing, type TellingNeeds } from './describing.ts';
import { goneNotice, makeParting } from './parting.service.ts';
import { makeReminding } from './reminding.service.ts';
import { absentMail, type Gainsaying } from './said.mails.ts';
import * as mails from './schedule.mails.ts';

/** What stands in calendars, and in the counsellor’s day. */
const ENTERED: readonly Told[] = ['confirmed', 'moved', 'cancelled'];
/** Whoever paid for it asks what becomes of the money. */
const DOES_NOT_TAKE_PLACE: readonly Told[] = ['cancelled', 'missed', 'put right'];
/** What is said of money or a session when it was cancelled, to whoever booked: it is nobody else’s business. */
export type Because = string;

/** `along`: why, to whoever comes along. `was`: when it was until now. */
type Also = { along?: string; isNewToCounsellor?: boolean; was?: Date };

export const makeTelling = (needs: TellingNeeds) => {
  const { clock, notify, publicUrl } = needs;
  const describing = makeDescribing(needs);
  const { aboutFor, fileOf, aboutForCounsellor, counsellorFileOf, toCounsellor, staffLink } = describing;
  const howLink = `${publicUrl}/staff/appointments`;

  const moneyOf = async (tx: Queryable, { id, paidBy }: AppointmentRow) => {
    const order = paidBy === 'money' ? await findPaidOrder(tx, id) : undefined;
    return order && { moneyLink: `${publicUrl}/billing-process?see=${order.id}` };
  };
  const gainsaying = ({ zones }: mails.MemberAbout, appointment: AppointmentRow): Gainsaying => ({
    until: momentIn(zones[0]!, gainsaidUntil({ ...appointment, byWord: true }, clock.now()) ?? clock.now()),
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
    if (what === 'absent') return absentMail(about, because, gainsaying(about, appointment));
    if (what === 'repeated') return mails.repeatedMail(about);
    if (what === 'unsaid') return mails.unsaidMail(about);
    if (what === 'cancelled') return mails.cancelledMail(about, because);
    return mails.choosingMail(about, momentIn(about.zones[0]!, appointment.heldUntil!));
  };

  return {
    ...makeParting({ ...needs, describing }),
    ...makeReminding({ ...needs, describing }),
    aboutFor,
    gainsaying,
    toCounsellor,
    staffLink,

    /** Of what the appointment is now; its number of changes names the cause. */
    async tell(
      tx: Queryable,
      id: string,
      what: Told,
      because: Because = '',
      { along = '', isNewToCounsellor = false, was }: Also = {},
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
          was,
        };
        notices.push({
          onceKey: `${onceKey}:${memberId}`,
          category: 'systemUpdates',
          memberId,
          bell: {
            type: 'booking',
            title: DISCREET_TITLE,
            message: bellMessage(about, bellWords(what, booked)),
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
      const theirs = aboutForCounsellor(appointment, counsellor);
      if (what === 'missed' || what === 'put right')
        await toCounsellor(
          tx,
          counsellor.staffId,
          `${onceKey}:staff`,
          mails.counsellorAbsentMail({ ...theirs, link: howLink }),
        );
      // Of what was never confirmed a counsellor knows nothing.
      if (!entersCalendar) return;
      const about = { ...theirs, file: counsellorFileOf(appointment), ...(!isNewToCounsellor && { was }) };
      const said = isNewToCounsellor ? 'confirmed' : what;
      await toCounsellor(tx, counsellor.staffId, `${onceKey}:staff`, mails.counsellorMail(said, about));
    },

    /** The counsellor who had it until now: their calendar lets go of it. */
    async tellFormer(tx: Queryable, before: AppointmentRow): Promise<void> {
      const found = await findWithCounsellor(tx, before.id);
      if (!found || !before.confirmedAt) return;
      const { staffId } = found.counsellor;
      const gone = { ...before, sequence: before.sequence + 1, state: 'cancelled' as const };
      const about = { ...aboutForCounsellor(gone, found.counsellor), file: counsellorFileOf(gone) };
      const onceKey = `appointment:${before.id}:${before.version}:former`;
      await toCounsellor(tx, staffId, onceKey, mails.counsellorMail('cancelled', about));
    },

    /** The counsellor, who alone may know how it went, and has not said it yet. */
    async askHowItWent(tx: Queryable, id: string): Promise<void> {
      const found = await findWithCounsellor(tx, id);
      if (!found || found.appointment.absenceSaidAt) return;
      const { appointment, counsellor } = found;
      const about = { ...aboutForCounsellor(appointment, counsellor), link: howLink };
      await toCounsellor(tx, counsellor.staffId, `appointment:${id}:how`, mails.howItWentMail(about));
    },
  };
};
export type Telling = ReturnType<typeof makeTelling>;
