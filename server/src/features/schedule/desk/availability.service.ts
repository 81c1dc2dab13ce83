// When a counsellor is there, as they or an administrator keep it; and who of the staff each counsellor is.
import type { Answer, Received } from '@ijeuwa/contract/endpoint';
import type {
  Availability,
  changeAvailability,
  linkCounsellor,
  StaffCounsellor,
} from '@ijeuwa/contract/staff-schedule';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { StaffViewer } from '#platform/http/viewer.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import { countComing, listConfirmedAfter } from '../booking/of-counsellor.repository.ts';
import type { Handing } from '../telling/handing.service.ts';
import type { Lines } from '../times/lines.ts';
import * as times from '../times/times.repository.ts';
import type { Times } from '../times/times.service.ts';
import { addYears, minuteOf, timeOf, wallAt } from '../times/wall-clock.rules.ts';
import { findTheirs, isTheirs } from './own-counsellor.ts';

export type AvailabilityNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  audit: Audit;
  times: Times;
  lines: Lines;
  handing: Handing;
};
type Form = Received<typeof changeAvailability>['body'];
type Link = Received<typeof linkCounsellor>['body'];
type Span = { fromMinute: number | null; toMinute: number | null };

/** So far ahead single days are kept. */
const KEPT_YEARS = 2;
const REASON = 'keeps when they are there';
const about = (key: string) => `counsellor ${key}`;
const invalid = (what: string) => new AppError('invalid', what);

const overlapIn = (spans: readonly Span[]): boolean =>
  spans.some((one, at) =>
    spans.some(
      (other, where) => at < where && one.fromMinute! < other.toMinute! && other.fromMinute! < one.toMinute!,
    ),
  );

const readWeek = (week: Form['week']): times.Stretch[] => {
  const read = week.map(({ weekday, from, to }) => ({
    weekday,
    fromMinute: minuteOf(from),
    toMinute: minuteOf(to),
  }));
  if (read.some(({ fromMinute, toMinute }) => fromMinute >= toMinute))
    throw invalid('A stretch ends after it begins. Please look at its times.');
  if ([...Map.groupBy(read, ({ weekday }) => weekday).values()].some(overlapIn))
    throw invalid('Two stretches of one day overlap. Please make one of them.');
  return read;
};

const readExceptions = (given: Form['exceptions'], today: string): times.Exception[] => {
  const last = addYears(today, KEPT_YEARS);
  const read = given.map(({ day, from, to }) => {
    if (day > last) throw invalid(`${day} is too far away: please keep days until ${last}.`);
    if ((from === null) !== (to === null)) throw invalid(`Please give both times of ${day}, or none.`);
    return {
      day,
      fromMinute: from === null ? null : minuteOf(from),
      toMinute: to === null ? null : minuteOf(to),
    };
  });
  for (const [day, spans] of Map.groupBy(read, (one) => one.day)) {
    if (spans.some(({ fromMinute, toMinute }) => fromMinute !== null && fromMinute >= toMinute!))
      throw invalid(`On ${day} a stretch ends before it begins.`);
    if (spans.length > 1 && spans.some(({ fromMinute }) => fromMinute === null))
      throw invalid(`On ${day} they cannot be away and there as well.`);
    if (overlapIn(spans.filter(({ fromMinute }) => fromMinute !== null)))
      throw invalid(`On ${day} two stretches overlap.`);
  }
  return read.filter(({ day }) => day >= today);
};

export const makeAvailability = (needs: AvailabilityNeeds) => {
  const { db, clock, live, audit, times: free, lines, handing } = needs;
  const todayOf = ({ zone }: Pick<times.CounsellorRow, 'zone'>) => wallAt(clock.now(), zone).day;

  const show = async (key: string): Promise<Availability> => {
    const counsellor = (await times.findByKey(db, key))!;
    const { id, name, zone, version } = counsellor;
    const spelled = (minute: number | null) => (minute === null ? null : timeOf(minute));
    return {
      counsellor: { key, name },
      zone,
      version,
      week: (await times.listWeek(db, id)).map(({ weekday, fromMinute, toMinute }) => ({
        weekday,
        from: timeOf(fromMinute),
        to: timeOf(toMinute),
      })),
      exceptions: (await times.listExceptions(db, id, todayOf(counsellor))).map((one) => ({
        day: one.day,
        from: spelled(one.fromMinute),
        to: spelled(one.toMinute),
      })),
    };
  };

  const list = async (viewer: StaffViewer): Promise<StaffCounsellor[]> => {
    const booked = await countComing(db, clock.now());
    return (await times.listCounsellors(db))
      .filter(({ counsellor }) => isTheirs(viewer, counsellor))
      .map(({ counsellor: { id, key, name, zone, staffId }, staffName, staffEmail }) => ({
        key,
        name,
        zone,
        staff: staffName !== null && staffEmail !== null ? { name: staffName, email: staffEmail } : null,
        mine: staffId === viewer.staffId,
        booked: booked.get(id) ?? 0,
      }));
  };

  return {
    list,

    async find(viewer: StaffViewer, key: string): Promise<Availability> {
      await findTheirs(db, viewer, key);
      return show(key);
    },

    async change(viewer: StaffViewer, key: string, form: Form): Promise<Answer<typeof changeAvailability>> {
      const counsellor = await findTheirs(db, viewer, key);
      const week = readWeek(form.week);
      await lines([counsellor.id], () =>
        db.transaction(async (tx) => {
          await times.lockCounsellors(tx, [counsellor.id]);
          const before = (await times.findByKey(tx, key))!;
          const { version, zone = before.zone } = form;
          if (before.version !== version)
            throw new AppError('conflict', 'It was changed meanwhile. Please look at it again.');
          const today = todayOf({ zone });
          const exceptions = readExceptions(form.exceptions, today);
          const wasFree = new Set((await free.listFree(tx, before)).map(Number));
          await times.saveWeek(tx, counsellor.id, week);
          await times.saveExceptions(tx, counsellor.id, today, exceptions);
          // Whoever takes hours away frees none: nobody in line hears of it.
          const frees = (await free.listFree(tx, { ...before, zone })).some(
            (one) => !wasFree.has(Number(one)),
          );
          await times.changeCounsellor(tx, counsellor.id, {
            zone,
            version: version + 1,
            ...(frees && { freedAt: clock.now() }),
          });
          const { staffId } = viewer;
          await audit.record(tx, {
            staffId,
            act: 'change availability',
            subject: about(key),
            reason: zone === before.zone ? REASON : `${REASON}, by the clock of ${zone} now`,
          });
        }),
      );
      workChanged(live, 'appointments');
      const coming = await listConfirmedAfter(db, { counsellorId: counsellor.id, from: clock.now() });
      const now = (await times.findByKey(db, key))!;
      const outside: typeof coming = [];
      for (const one of coming) if (!(await free.isThere(db, now, one.kind, one.startsAt))) outside.push(one);
      return {
        availability: await show(key),
        bookedOutside: outside.map(({ id, startsAt }) => ({ _id: id, startsAt: startsAt.toISOString() })),
      };
    },

    /** Whoever they were until now has none of it any more; whoever they are now is told what is booked. */
    async link(viewer: StaffViewer, key: string, { email, reason }: Link): Promise<StaffCounsellor> {
      const { id } = await findTheirs(db, viewer, key);
      await lines([id], () =>
        db.transaction(async (tx) => {
          const person = email === null ? undefined : await times.lockStaffByEmail(tx, email);
          const isCounsellor = person && !person.endedAt && person.roles.some((one) => one === 'counsellor');
          if (email !== null && !isCounsellor)
            throw new AppError('conflict', 'No counsellor of the staff has this address.', {
              email: 'Nobody has it.',
            });
          if (person && ((await times.findOfStaff(tx, person.id))?.id ?? id) !== id)
            throw new AppError('conflict', 'They are another counsellor already.', {
              email: 'They are another one.',
            });
          await handing.lock(tx, id);
          const before = (await times.findCounsellor(tx, id))!;
          const staffId = person?.id ?? null;
          if (before.staffId === staffId) return;
          // Whoever waits for one of their times hears of it once somebody is there.
          const isThereAgain = before.staffId === null;
          await times.changeCounsellor(tx, id, { staffId, ...(isThereAgain && { freedAt: clock.now() }) });
          await handing.tellHanded(tx, before, staffId);
          const act = 'say who a counsellor is';
          await audit.record(tx, { staffId: viewer.staffId, act, subject: about(key), reason });
        }),
      );
      workChanged(live, 'appointments');
      const found = (await list(viewer)).find((one) => one.key === key);
      if (!found) throw notFound('This counsellor');
      return found;
    },
  };
};
