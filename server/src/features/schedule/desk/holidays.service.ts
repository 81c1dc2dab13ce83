// The holidays: a provisional one is expected and closes nothing; one that is declared closes its day, and both sides are asked.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type { Holiday, listHolidays, saveHoliday } from '@ijeuwa/contract/staff-schedule';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { dayIn } from '#platform/mail-words.ts';
import type { Notify } from '#platform/notify.ts';
import { workChanged } from '#platform/work-changed.ts';
import { type AppointmentWith, listBetween } from '../booking/booking.repository.ts';
import { counsellorHolidayMail, holidayMail } from '../telling/schedule.mails.ts';
import type { Telling } from '../telling/telling.service.ts';
import type { Lines } from '../times/lines.ts';
import * as times from '../times/times.repository.ts';
import { addDays, momentAt } from '../times/wall-clock.rules.ts';

export type HolidaysNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  notify: Notify;
  telling: Telling;
  lines: Lines;
};
type Form = Received<typeof saveHoliday>['body'];

const HOME = 'Africa/Lagos';
const show = ({
  id,
  day,
  name,
  provisional,
}: Pick<times.HolidayRow, 'id' | 'day' | 'name' | 'provisional'>): Holiday => ({
  _id: id,
  day,
  name,
  provisional,
});

/** This year and the next: what can be written can be read. */
const keptDays = (now: Date) => {
  const year = Number(lagosDay(now).slice(0, 4));
  return { first: `${year}-01-01`, last: `${year + 1}-12-31` };
};

export const makeHolidays = (needs: HolidaysNeeds) => {
  const { db, clock, live, audit, notify, telling, lines } = needs;
  const listBooked = async (tx: Queryable, day: string): Promise<AppointmentWith[]> => {
    const [from, to] = [momentAt(day, 0, HOME)!, momentAt(addDays(day, 1), 0, HOME)!];
    const rows = await listBetween(tx, { from, to });
    return rows.filter(
      ({ appointment }) => appointment.state === 'confirmed' && appointment.startsAt > clock.now(),
    );
  };

  const askBothSides = async (
    tx: Queryable,
    { id, day, name }: { id: string; day: string; name: string },
    booked: readonly AppointmentWith[],
  ): Promise<void> => {
    for (const found of booked) {
      const { id: appointmentId, memberId, partnerId } = found.appointment;
      for (const theirs of [memberId, ...(partnerId ? [partnerId] : [])]) {
        const about = await telling.aboutFor(tx, theirs, found);
        await notify(tx, {
          onceKey: `holiday:${id}:${day}:${appointmentId}:${theirs}`,
          category: 'systemUpdates',
          memberId: theirs,
          bell: {
            type: 'booking',
            title: 'Appointment',
            message: `${name} is on its day. It takes place${about.reading.movesLeft > 0 ? ' unless you move it' : ''}.`,
          },
          mail: holidayMail(about, name),
        });
      }
    }
    const written = dayIn(HOME, momentAt(day, 12 * 60, HOME)!);
    for (const { counsellor } of booked) {
      const mail = counsellorHolidayMail(name, written, telling.staffLink);
      await telling.toCounsellor(tx, counsellor.staffId, `holiday:${id}:${day}:${counsellor.id}`, mail);
    }
  };

  return {
    async list(): Promise<Answer<typeof listHolidays>> {
      const { first, last } = keptDays(clock.now());
      const rows = await times.listHolidays(db, first, last);
      return { holidays: rows.map(show) };
    },

    async change(viewer: StaffViewer, id: string, form: Form): Promise<Answer<typeof saveHoliday>> {
      if (!(await times.findHoliday(db, id))) throw notFound('This holiday');
      return this.save(viewer, id, form);
    },

    async save({ staffId }: StaffViewer, id: string, form: Form): Promise<Answer<typeof saveHoliday>> {
      const { day, name, provisional } = form;
      const { first, last } = keptDays(clock.now());
      if (day < first || day > last) {
        const outside = `Please give a day from ${first} to ${last}: these years are kept.`;
        throw new AppError('invalid', outside, { day: outside });
      }
      const before = await times.findHoliday(db, id);
      const isClosing = !provisional && (!before || before.provisional || before.day !== day);
      const all = isClosing ? (await times.listCounsellors(db)).map(({ counsellor }) => counsellor.id) : [];
      const booked = await lines(all, () =>
        db.transaction(async (tx) => {
          if (isClosing) {
            // Whoever books at this moment is asked, or looks again and is refused.
            await times.lockCounsellors(tx, all);
            await times.raiseVersions(tx, all);
          }
          await times.saveHoliday(tx, { id, day, name, provisional });
          const coming = await listBooked(tx, day);
          if (isClosing) await askBothSides(tx, { id, day, name }, coming);
          const act = provisional ? 'save expected holiday' : 'declare holiday';
          await audit.record(tx, { staffId, act, subject: `holiday ${day}`, reason: name });
          return coming.length;
        }),
      );
      workChanged(live, 'holidays');
      return { holiday: show({ id, day, name, provisional }), booked };
    },
  };
};
