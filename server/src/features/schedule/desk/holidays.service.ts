// The holidays: a provisional one is expected and closes nothing; one that is declared closes its day, and both sides are asked.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type { Holiday, listHolidays, saveHoliday } from '@ijeuwa/contract/staff-schedule';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import { type AppointmentWith, listBetween } from '../booking/booking.repository.ts';
import type { HolidayTelling } from '../telling/holiday.service.ts';
import type { Lines } from '../times/lines.ts';
import * as times from '../times/times.repository.ts';
import type { Times } from '../times/times.service.ts';
import { addDays, startOfDay, wallAt } from '../times/wall-clock.rules.ts';
import { markFreed } from '../waiting/waiting.repository.ts';

export type HolidaysNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  holidayTelling: Pick<HolidayTelling, 'ask' | 'tellLifted'>;
  times: Pick<Times, 'opensOn'>;
  lines: Lines;
};
type Form = Received<typeof saveHoliday>['body'];

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
  const { db, clock, live, audit, holidayTelling, times: free, lines } = needs;
  /** Whoever waits for a time of this day hears that there is one. Under the counsellors’ locks. */
  const open = async (tx: Queryable, day: string): Promise<void> => {
    for (const { counsellor } of await times.listCounsellors(tx))
      if (await free.opensOn(tx, counsellor, day)) await markFreed(tx, counsellor.id, clock.now());
  };
  const listBooked = async (tx: Queryable, day: string): Promise<AppointmentWith[]> => {
    // Each counsellor has the day of their own clock, as in their free times.
    const [from, to] = [startOfDay(addDays(day, -1), HOME_ZONE), startOfDay(addDays(day, 2), HOME_ZONE)];
    const rows = await listBetween(tx, { from, to });
    return rows.filter(
      ({ appointment: { state, startsAt }, counsellor: { zone } }) =>
        state === 'confirmed' && startsAt > clock.now() && wallAt(startsAt, zone).day === day,
    );
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
      const all = (await times.listCounsellors(db)).map(({ counsellor }) => counsellor.id);
      const booked = await lines(all, () =>
        db.transaction(async (tx) => {
          // Whoever books at this moment is asked, or looks again and is refused; two who declare it go one after the other.
          await times.lockCounsellors(tx, all);
          const before = await times.findHoliday(tx, id);
          const isClosing =
            !provisional &&
            (!before || before.provisional || before.day !== day) &&
            !(await times.findDeclared(tx, day));
          const isLifted = before && !before.provisional && (provisional || before.day !== day);
          if (isClosing) await times.raiseVersions(tx, all);
          await times.saveHoliday(tx, { id, day, name, provisional });
          const coming = await listBooked(tx, day);
          if (isClosing) await holidayTelling.ask(tx, { id, day, name }, coming);
          if (isLifted && !(await times.findDeclared(tx, before.day))) {
            await holidayTelling.tellLifted(tx, { ...before, name }, await listBooked(tx, before.day));
            await open(tx, before.day);
          }
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
