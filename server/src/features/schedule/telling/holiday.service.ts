// Asks both sides of an appointment on whose day a holiday was declared whether they would rather have another, and says when it is on that day no more.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { Clock } from '#platform/clock.ts';
import type { Queryable } from '#platform/database/connect.ts';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { dayIn } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import type { AppointmentWith } from '../booking/booking.repository.ts';
import { findTwo, peopleTold } from '../booking/two.repository.ts';
import { momentAt } from '../times/wall-clock.rules.ts';
import { bellMessage } from './bell-words.ts';
import * as mails from './schedule.mails.ts';
import type { Telling } from './telling.service.ts';

export type HolidayTellingNeeds = {
  clock: Clock;
  notify: Notify;
  telling: Pick<Telling, 'aboutFor' | 'toCounsellor' | 'staffLink'>;
};
type Declared = { id: string; day: string; name: string };
type Words = { bell: string; mail: MailDescription };

const NOON_MINUTE = 12 * 60;
const written = (day: string): string => dayIn(HOME_ZONE, momentAt(day, NOON_MINUTE, HOME_ZONE)!);

export const makeHolidayTelling = ({ clock, notify, telling }: HolidayTellingNeeds) => {
  const { aboutFor, toCounsellor, staffLink } = telling;

  const tellMembers = async (
    tx: Queryable,
    onceKey: string,
    found: AppointmentWith,
    say: (about: mails.MemberAbout) => Words,
  ): Promise<void> => {
    const { appointment } = found;
    const { id } = appointment;
    for (const theirs of peopleTold(appointment, await findTwo(tx, appointment))) {
      const about = await aboutFor(tx, theirs, found);
      const { bell, mail } = say(about);
      await notify(tx, {
        onceKey: `${onceKey}:${id}:${theirs}`,
        category: 'systemUpdates',
        memberId: theirs,
        bell: { type: 'booking', title: DISCREET_TITLE, message: bellMessage(about, bell) },
        mail,
      });
    }
  };
  /** It may be lifted and declared again: each time is asked of anew. */
  const keyNow = ({ id, day }: Declared): string => `holiday:${id}:${day}:${clock.now().getTime()}`;
  const askMembers = (tx: Queryable, onceKey: string, { name }: Declared, found: AppointmentWith) =>
    tellMembers(tx, onceKey, found, (about) => ({
      bell: `${name} is on its day. It takes place${about.reading.movesLeft > 0 ? ' unless you move it' : ''}.`,
      mail: mails.holidayMail(about, name),
    }));
  const askCounsellor = (
    tx: Queryable,
    onceKey: string,
    { day, name }: Declared,
    { counsellor }: AppointmentWith,
  ): Promise<void> => {
    const mail = mails.counsellorHolidayMail(name, written(day), staffLink);
    return toCounsellor(tx, counsellor.staffId, `${onceKey}:${counsellor.id}`, mail);
  };

  return {
    /** Of all that is booked on the day. */
    async ask(tx: Queryable, declared: Declared, booked: readonly AppointmentWith[]): Promise<void> {
      const onceKey = keyNow(declared);
      for (const found of booked) await askMembers(tx, onceKey, declared, found);
      for (const found of booked) await askCounsellor(tx, onceKey, declared, found);
    },

    /** Of one that was only held when it was declared, and is confirmed now. */
    async askOfOne(tx: Queryable, declared: Declared, found: AppointmentWith): Promise<void> {
      const onceKey = `${keyNow(declared)}:${found.appointment.id}`;
      await askMembers(tx, onceKey, declared, found);
      await askCounsellor(tx, onceKey, declared, found);
    },

    /** The holiday is on another day now, or only expected again. */
    async tellLifted(tx: Queryable, declared: Declared, booked: readonly AppointmentWith[]): Promise<void> {
      const { day, name } = declared;
      const onceKey = `${keyNow(declared)}:lifted`;
      for (const found of booked) {
        await tellMembers(tx, onceKey, found, (about) => ({
          bell: `${name} is not on its day after all. It takes place.`,
          mail: mails.holidayLiftedMail(about, name),
        }));
        const { id: counsellorId, staffId } = found.counsellor;
        const mail = mails.counsellorHolidayLiftedMail(name, written(day), staffLink);
        await toCounsellor(tx, staffId, `${onceKey}:${counsellorId}`, mail);
      }
    },
  };
};
export type HolidayTelling = ReturnType<typeof makeHolidayTelling>;
