// Puts the schedule room together: free times, booking and what becomes of it, sessions that are left, calendars, the desk.
import { RATINGS_SHOWN_FROM } from '@ijeuwa/contract/schedule';
import type { Queryable } from '#platform/database/connect.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import { makeAppointmentView, type ViewNeeds } from './booking/appointment-view.ts';
import { lockPeople } from './booking/booking.repository.ts';
import { type BookingNeeds, makeBooking, type Priced } from './booking/booking.service.ts';
import { findForMeeting } from './booking/booking-details.ts';
import { makeChanges } from './booking/changes.service.ts';
import { findComing } from './booking/coming.repository.ts';
import { makeConsultationTimes } from './booking/consultation-times.service.ts';
import { listEnding } from './booking/ending.ts';
import { makePaid } from './booking/paid.service.ts';
import { listRatings } from './booking/ratings.repository.ts';
import { makeSteps, type StepsNeeds } from './booking/steps.service.ts';
import { makeTogether } from './booking/together.service.ts';
import { type FeedNeeds, makeFeed } from './calendar/feed.service.ts';
import { type CreditsNeeds, makeCredits } from './credits/credits.service.ts';
import { type AvailabilityNeeds, makeAvailability } from './desk/availability.service.ts';
import { makeClients } from './desk/clients.service.ts';
import { makeDesk, type RoomKnows } from './desk/desk.service.ts';
import { makeHolidays } from './desk/holidays.service.ts';
import { makeLetGo } from './desk/letting-go.ts';
import { makeUnsaid, type UnsaidNeeds } from './desk/unsaid.service.ts';
import type { TellingNeeds } from './telling/describing.ts';
import { type DoorsNeeds, makeDoors } from './telling/doors.ts';
import { makeHanding } from './telling/handing.service.ts';
import { makeTellHeld } from './telling/held.service.ts';
import { makeHolidayTelling } from './telling/holiday.service.ts';
import { makeReminders } from './telling/reminders.service.ts';
import { makeTelling } from './telling/telling.service.ts';
import { makeCounsellors } from './times/counsellors.service.ts';
import { listDays } from './times/days.repository.ts';
import { makeLines } from './times/lines.ts';
import { makeTimes } from './times/times.service.ts';
import { makeWaiting } from './waiting/waiting.service.ts';

export type ScheduleNeeds = Omit<StepsNeeds, 'lines' | 'credits' | 'telling'> &
  Omit<
    BookingNeeds,
    'times' | 'lines' | 'credits' | 'telling' | 'steps' | 'together' | 'view' | 'findConsultation'
  > &
  CreditsNeeds &
  Omit<TellingNeeds, 'doors'> &
  Omit<FeedNeeds, 'doors'> &
  DoorsNeeds &
  Pick<ViewNeeds, 'findTimeline'> &
  Omit<UnsaidNeeds, 'desk' | 'telling'> &
  Omit<AvailabilityNeeds, 'times' | 'lines' | 'handing'> & { services: ServicesSold };

export const makeScheduleRoom = (needs: ScheduleNeeds) => {
  const { db, clock } = needs;
  const times = makeTimes(needs);
  const lines = makeLines();
  const credits = makeCredits(needs);
  const doors = makeDoors(needs);
  const telling = makeTelling({ ...needs, doors });
  const steps = makeSteps({ ...needs, lines, credits, telling });
  let findFee = async (): Promise<Priced | undefined> => undefined;
  const findConsultation = () => findFee();
  let room: RoomKnows = { gainsays: async () => undefined, together: async () => null };
  const roomKnows: RoomKnows = {
    gainsays: (id, how) => room.gainsays(id, how),
    together: (id) => room.together(id),
  };
  const together = makeTogether({ ...needs, telling, steps });
  const joined = {
    ...needs,
    findConsultation,
    times,
    lines,
    credits,
    telling,
    handing: makeHanding({ ...needs, doors, telling }),
    holidayTelling: makeHolidayTelling({ ...needs, telling }),
    tellHeld: makeTellHeld({ ...needs, telling }),
    steps,
    together,
    view: makeAppointmentView({ ...needs, roomKnows }),
    roomKnows,
  };
  const paid = makePaid(joined);
  paid.follow();
  const changes = makeChanges(joined);
  const desk = makeDesk(joined);
  return {
    ...makeCounsellors(joined),
    /** Whoever sells consultations says what one costs; until then none can be booked. */
    followFee: (find: typeof findFee) => {
      findFee = find;
    },
    /** The session room is built on the schedule, and knows who came, and for how long. */
    followRoom: (followed: RoomKnows) => {
      room = followed;
    },
    times,
    booking: makeBooking(joined),
    changes,
    paid,
    packageTakenBack: paid.packageTakenBack,
    together,
    consultationTimes: makeConsultationTimes(joined),
    credits: { find: credits.find, grant: credits.grant, used: credits.used, revoke: paid.revoke },
    feed: makeFeed({ ...needs, doors }),
    reminders: makeReminders(joined),
    waiting: makeWaiting(joined),
    /** Of whom enough sessions were rated. */
    listRatings: () => listRatings(db, RATINGS_SHOWN_FROM),
    /** On which weekdays each counsellor is there. */
    listDays: () => listDays(db),
    availability: makeAvailability(joined),
    letGo: makeLetGo(joined),
    desk,
    unsaid: makeUnsaid({ ...joined, desk }),
    clients: makeClients(needs),
    holidays: makeHolidays(joined),
    /** How many confirmed ones are to come, when the next one begins, and with whom. */
    findComing: (memberId: string) => findComing(db, memberId, clock.now()),
    /** Nothing is booked for them until the transaction ends; taken before anything else of whoever leaves. */
    hold: (tx: Queryable, memberId: string) => lockPeople(tx, [memberId]),
    endOf: changes.endOf,
    memberChanged: changes.memberChanged,
    /** What `endOf` will do, for the member to read before. */
    listEnding: (memberId: string) => listEnding(db, memberId, clock.now()),
    findForMeeting: (tx: Queryable, id: string) => findForMeeting(tx, needs.sealing, id),
  };
};
export type ScheduleRoom = ReturnType<typeof makeScheduleRoom>;
