// The alarm of a room's clock: whoever may answer is told once that an answer is due soon, and once that it is overdue.
import type { StaffRole } from '@ijeuwa/contract/endpoint';
import type { Work } from '@ijeuwa/contract/work';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { referenceOf } from './case-queue.rules.ts';
import { type Clock, HOUR_MS, later } from './clock.ts';
import type { ListColleagues } from './colleagues.ts';
import type { Database, Queryable } from './database/connect.ts';
import { dueLead, dueLines } from './due-words.ts';
import type { Live } from './live.ts';
import { momentIn } from './mail-words.ts';
import type { Notice, Notify } from './notify.ts';
import { workChanged } from './work-changed.ts';

export type DueAlarmNeeds = {
  db: Database;
  clock: Clock;
  live: Live;
  notify: Notify;
  listColleagues: ListColleagues;
  publicUrl: string;
};

export type Alarm = 'dueSoonToldAt' | 'overdueToldAt';
type Untold = {
  id: string;
  dueAt: Date;
  staffName: string | null;
  staffEmail: string | null;
  /** By what staff know it, where that is no number of a case. */
  reference?: string;
};

/** What waits for an answer in a room, as its repository remembers it. */
export type Waiting = {
  work: Work;
  access: readonly StaffRole[];
  /** From the moment by which `holdUntold` finds them; nothing, where each has a moment of its own by which it is due. */
  withinHours: number;
  /** Where the desk is. */
  path: string;
  words: { key: string; one: string; many: string; open: string };
  /** What is promised, where it is no answer and nobody takes it as theirs. */
  deed?: { soon: string; overdue: string; lead: string };
  /** Of those that nobody has answered, what staff were not told of yet; whoever works on one is not disturbed. */
  holdUntold(tx: Queryable, alarm: Alarm, since: { after?: Date; until: Date }): Promise<Untold[]>;
  recordTold(tx: Queryable, alarm: Alarm, ids: readonly string[], now: Date): Promise<void>;
};

const SOON_HOURS = 4;

export const makeDueAlarm = (needs: DueAlarmNeeds, waiting: Waiting) => {
  const { db, clock, live, notify, listColleagues, publicUrl } = needs;
  const { work, access, withinHours, path, words, deed, holdUntold, recordTold } = waiting;

  /** Never who wrote, or what. */
  const noticeTo = (to: string, alarm: Alarm, untold: readonly Untold[]): Notice => {
    const isOver = alarm === 'overdueToldAt';
    const first = untold[0]!;
    const cases = untold.map(({ id, dueAt, reference, ...whose }) => ({
      at: `${reference ?? referenceOf(id)}: ${momentIn(HOME_ZONE, dueAt)}`,
      ...whose,
    }));
    const lines = deed ? cases.map(({ at }) => `${at}.`) : dueLines(cases, to);
    const within = withinHours > 0 ? ` within ${withinHours} hours` : '';
    const promised = deed ?? {
      overdue: `The answer that we promised${within} was not given in time:`,
      soon: `The answer that we promised${within} is due in four hours or less, at a weekend too:`,
      lead: dueLead(cases, to),
    };
    const subject = lines.length === 1 ? `${words.one} is` : `${lines.length} ${words.many} are`;
    return {
      // Of each clock once: a new one has a new end.
      onceKey: `${words.key}-${isOver ? 'overdue' : 'due-soon'}:${first.id}:${first.dueAt.toISOString()}:${to}`,
      category: 'security',
      mail: {
        to,
        subject: `${subject} ${isOver ? 'overdue' : 'due soon'}`,
        preview: lines[0] ?? '',
        body: [isOver ? promised.overdue : promised.soon, ...lines],
        action: { lead: promised.lead, label: words.open, link: `${publicUrl}${path}` },
        grave: true,
      },
    };
  };

  /** One mail for all that are told of at once; that they were is kept with them, so that it is done once. */
  const tell = (alarm: Alarm, since: { after?: Date; until: Date }): Promise<boolean> =>
    db.transaction(async (tx) => {
      const untold = await holdUntold(tx, alarm, since);
      if (untold.length === 0) return false;
      const people = await listColleagues(tx, access);
      await notify(tx, ...people.map(({ email }) => noticeTo(email, alarm, untold)));
      await recordTold(
        tx,
        alarm,
        untold.map(({ id }) => id),
        clock.now(),
      );
      return true;
    });

  return {
    async sound(): Promise<void> {
      const overdue = later(clock.now(), -withinHours * HOUR_MS);
      const soon = { after: overdue, until: later(overdue, SOON_HOURS * HOUR_MS) };
      const told = [await tell('overdueToldAt', { until: overdue }), await tell('dueSoonToldAt', soon)];
      if (told.includes(true)) workChanged(live, work);
    },
  };
};
