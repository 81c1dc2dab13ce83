// Reminds of an appointment: whoever booked and comes along a day and an hour before, its counsellor an hour before.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import type { Queryable } from '#platform/database/connect.ts';
import { momentOnClocks } from '#platform/mail-words.ts';
import type { AppointmentRow } from '../booking/booking.repository.ts';
import { findTwo, peopleTold } from '../booking/two.repository.ts';
import type { Describing, Found, TellingNeeds } from './describing.ts';
import * as mails from './schedule.mails.ts';

const REMINDERS = ['day', 'hour'] as const;
/** A reminder is of one start: none is left of a time that has moved. */
export const reminderAbout = (id: string, startsAt: Date, which: (typeof REMINDERS)[number]): string =>
  `reminder:${which}:${id}:${startsAt.getTime()}`;

type Needs = Pick<TellingNeeds, 'notify' | 'standing'> & { describing: Describing };

export const makeReminding = ({ notify, standing, describing }: Needs) => {
  const { aboutFor, aboutForCounsellor, toCounsellor } = describing;
  const peopleOf = ({ memberId, partnerId }: AppointmentRow): string[] => [
    memberId,
    ...(partnerId ? [partnerId] : []),
  ];

  return {
    /** What has not left yet of a start that is none any more. */
    async forgetReminders(tx: Queryable, { id, startsAt, ...people }: AppointmentRow): Promise<void> {
      for (const memberId of peopleOf({ id, startsAt, ...people }))
        for (const which of REMINDERS)
          await standing.remove(tx, memberId, reminderAbout(id, startsAt, which));
    },

    async remind(tx: Queryable, found: Found, which: (typeof REMINDERS)[number]): Promise<void> {
      const { appointment, counsellor } = found;
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
      // Their day stands in their calendar; shortly before, nobody is to be waited for in vain.
      if (which === 'hour')
        await toCounsellor(
          tx,
          counsellor.staffId,
          `${about}:staff`,
          mails.counsellorReminderMail(aboutForCounsellor(appointment, counsellor)),
          appointment.startsAt,
        );
    },
  };
};
