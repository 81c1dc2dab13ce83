// Takes an appointment one step on, whoever asks: what was paid first, then the appointment, then the counsellor’s time.
// Every transaction of this room locks in that order (people, money, appointments, counsellors, sessions), so that no two wait for each other.
import type { SessionFrom } from '@ijeuwa/contract/schedule';
import { REPEATED_WITHIN_DAYS } from '@ijeuwa/contract/staff-schedule';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import type { ServicesSold } from '#platform/services-sold.ts';
import { workChanged } from '#platform/work-changed.ts';
import { isBackWords } from '../credits/back-words.ts';
import type { Credits } from '../credits/credits.service.ts';
import type { Told } from '../telling/bell-words.ts';
import { MONEY_GOES_BACK, MONEY_WAITS, REPEAT_TAKEN_BACK } from '../telling/schedule.mails.ts';
import type { Telling } from '../telling/telling.service.ts';
import type { Lines } from '../times/lines.ts';
import { lockCounsellors } from '../times/times.repository.ts';
import * as bookings from './booking.repository.ts';
import { isOver, isRefused, type Refused, type Step } from './booking.rules.ts';
import { lockAppointments } from './ending.repository.ts';
import { findPaidOrder } from './paid-order.repository.ts';
import { NO_MONEY_BACK, NO_SESSION_BACK, SESSION_USED } from './what-comes-back.ts';

export type StepsNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  services: ServicesSold;
  lines: Lines;
  credits: Credits;
  telling: Telling;
};
type Row = bookings.AppointmentRow;
export type Asked = {
  /** Asked before the appointment is held, and again once it is. */
  decide: (seen: Row, now: Date, tx: Queryable) => Step | Refused | Promise<Step | Refused>;
  /** Why all that was paid goes back: it stands in the books. */
  reason: string;
  told?: Told;
  /** What is said to the member, before what becomes of their money. */
  because?: string;
  /** It did not take place because of us: a session that comes back can be used for as long as one that is repeated, at least. */
  byUs?: boolean;
  /** In the same transaction, last. `isTakenBack`: a session was given in its place, and is not any more. */
  also?: (tx: Queryable, before: Row, isTakenBack: boolean) => Promise<void>;
};

/** Somebody else was faster: it is looked at again. */
class Overtaken extends Error {}
const TRIES = 5;

const NOTHING_CHARGED = 'It came with your package: nothing was charged for it, and you can book another.';
type Backing = { byUs: boolean | undefined; isIn: SessionFrom | undefined; isDisputed: boolean };
const backWords = (
  { paidBy, state }: Row,
  { back, to }: Step,
  { byUs, isIn, isDisputed }: Backing,
): string => {
  if (state === 'held') return '';
  if (paidBy === 'package') return back && byUs ? NOTHING_CHARGED : '';
  if (to.state === 'no_show_member') return paidBy === 'money' ? NO_MONEY_BACK : SESSION_USED;
  if (!back)
    return `It was less than 24 hours before, so ${paidBy === 'money' ? 'nothing of its price goes back' : 'the session does not come back'}.`;
  if (paidBy === 'money') return isDisputed ? MONEY_WAITS : MONEY_GOES_BACK;
  return !isIn
    ? NO_SESSION_BACK
    : `${isBackWords(isIn)}${byUs ? `, and can be used for at least ${REPEATED_WITHIN_DAYS} days` : ''}.`;
};

/** What is to be done for what was asked, if anything. */
const stepFor = async (tx: Queryable, { decide }: Asked, seen: Row, now: Date): Promise<Step | undefined> => {
  const step = await decide(seen, now, tx);
  if (isRefused(step)) throw new AppError('conflict', step.refused);
  const changes = Object.keys(step.to).length > 0 || step.back || step.again !== undefined;
  return changes ? step : undefined;
};

export const makeSteps = ({ db, clock, live, services, lines, credits, telling }: StepsNeeds) => {
  type Taking = { seen: Row; asked: Asked; step: Step };
  const takeMoney = async (tx: Queryable, { seen, asked, step }: Taking): Promise<void> => {
    const { id, kind, paidBy, state } = seen;
    if (paidBy !== 'money') return;
    if (state === 'held' || state === 'lapsed') await services.withdraw(tx, kind, id);
    if (step.back) await services.giveBack(tx, { kind, subjectId: id, reason: asked.reason });
  };

  /** Of what is held by now. */
  const takeRest = async (tx: Queryable, { seen, asked, step }: Taking, now: Date): Promise<void> => {
    const { id, paidBy } = seen;
    if (step.time === 'let go') {
      await bookings.letTimeGo(tx, [id], now);
      await telling.forgetReminders(tx, seen);
    }
    const isTakenBack = step.again === false && (await credits.takeRepeatBack(tx, id));
    // After that: what it was booked with may be what was taken back.
    const isIn = step.back && paidBy !== 'money' ? await credits.giveBack(tx, id, asked.byUs) : undefined;
    const isRepeated = step.again === true && (await credits.repeat(tx, seen));
    const after = { ...seen, ...step.to };
    const ended = isOver(after) || after.state === 'lapsed';
    await bookings.changeAppointment(tx, id, {
      ...step.to,
      ...(ended && { endedAt: now }),
      // What did not take place is not rated.
      ...(after.state !== 'done' && { stars: null, ratedAt: null }),
    });
    const isTold = step.again !== true || isRepeated;
    if (asked.told && isTold && after.state !== 'lapsed') {
      const isDisputed =
        step.back && paidBy === 'money' && (await findPaidOrder(tx, id))?.isDisputed === true;
      const back = backWords(seen, step, { byUs: asked.byUs, isIn, isDisputed });
      // Of what counted as held nobody is told that it did not take place.
      const told = asked.told === 'missed' && seen.state === 'done' ? 'put right' : asked.told;
      const why = told === 'put right' ? 'We are sorry.' : asked.because;
      const because = [why, back, isTakenBack && REPEAT_TAKEN_BACK].filter(Boolean).join(' ');
      // Why it did not take place because of us is told to whoever came along too; all else is not theirs.
      await telling.tell(tx, id, told, because, { along: (asked.byUs && why) || '' });
    }
    await asked.also?.(tx, seen, isTakenBack);
  };

  /** All of them together, in the one order; `beside`: appointments that the caller changes after it. Answers which changed. */
  const takeEach = async (
    tx: Queryable,
    rows: readonly Row[],
    asked: Asked,
    beside: readonly string[] = [],
  ): Promise<Row[]> => {
    const now = clock.now();
    const taking: Taking[] = [];
    for (const seen of rows) {
      const step = await stepFor(tx, asked, seen, now);
      if (step) taking.push({ seen, asked, step });
    }
    for (const one of taking) await takeMoney(tx, one);
    const seenOf = new Map(taking.map(({ seen }) => [seen.id, seen]));
    const locked = await lockAppointments(tx, [...seenOf.keys(), ...beside]);
    const lockedOf = new Map(locked.map((one) => [one.id, one]));
    if (taking.some(({ seen }) => lockedOf.get(seen.id)?.version !== seen.version)) throw new Overtaken();
    const free = taking.filter(({ step }) => step.time === 'let go');
    if (free.length > 0)
      await lockCounsellors(
        tx,
        free.map(({ seen }) => seen.counsellorId),
      );
    for (const one of taking) {
      // Its entry in calendars may count one more by now, of which the version knows nothing.
      const row = lockedOf.get(one.seen.id)!;
      const step = (await stepFor(tx, asked, row, now)) ?? one.step;
      await takeRest(tx, { seen: row, asked, step }, now);
    }
    return taking.map(({ seen }) => seen);
  };

  /** After the commit. */
  const tellScreens = ({ memberId, partnerId }: Pick<Row, 'memberId' | 'partnerId'>): void => {
    live.toMembers([memberId, ...(partnerId ? [partnerId] : [])], 'changed', { what: 'appointments' });
    workChanged(live, 'appointments');
  };

  return {
    tellScreens,

    /**
     * What `look` finds, within the transaction of somebody else; answers which changed. Where somebody was faster with one
     * of them all are let go, and looked for again: nobody is waited for out of order.
     */
    async takeAllIn(
      tx: Queryable,
      asked: Asked,
      look: (tx: Queryable) => Promise<{ open: readonly Row[]; beside?: readonly string[] }>,
    ): Promise<Row[]> {
      for (let tries = 1; ; tries += 1)
        try {
          return await tx.transaction(async (part) => {
            const { open, beside } = await look(part);
            return takeEach(part, open, asked, beside);
          });
        } catch (error) {
          if (!(error instanceof Overtaken) || tries >= TRIES) throw error;
        }
    },

    async take(id: string, asked: Asked): Promise<void> {
      for (let tries = 1; ; tries += 1) {
        const seen = await bookings.findAppointment(db, id);
        if (!seen) throw notFound('This appointment');
        // What was done before is not done again, however often it is asked: nobody stands in line for it.
        if (!(await stepFor(db, asked, seen, clock.now()))) return;
        try {
          const taken = await lines([seen.counsellorId], () =>
            db.transaction((tx) => takeEach(tx, [seen], asked)),
          );
          if (taken.length > 0) tellScreens(seen);
          return;
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
          if (tries >= TRIES)
            throw new AppError('conflict', 'Somebody is changing it right now. Please try again.');
        }
      }
    },
  };
};
export type Steps = ReturnType<typeof makeSteps>;
