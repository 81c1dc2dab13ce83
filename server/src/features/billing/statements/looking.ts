// Looks at every unsettled line with what it may be for, all of them weighed together; others are heard between.
import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { makePace } from '#platform/pace.ts';
import type { Sealing } from '#platform/sealing.ts';
import { makeMatcher } from './matching.rules.ts';
import { unturned } from './narration.rules.ts';
import type { OfNobody } from './of-nobody.ts';
import type { Presumed } from './presumed.ts';
import { findReversed } from './reversals.rules.ts';
import * as statements from './statements.repository.ts';
import type { ListWaitingTransfers, WaitingTransfer } from './waiting-transfers.ts';

export type LookNeeds = {
  db: Database;
  clock: Clock;
  sealing: Sealing;
  listWaiting: ListWaitingTransfers;
  ofNobody: OfNobody;
  presumed: Presumed;
};

/** What is looked at together; a person works the oldest off first. */
export const LOOKED_AT = 1000;
/** By no line at all. */
const NEVER_CAME = 'never came';
const REVERSALS_SINCE_DAYS = 40;
const AT_ONCE = 25;

const paced = async <T, R>(those: readonly T[], deed: (one: T) => R): Promise<R[]> => {
  const next = makePace(AT_ONCE);
  const done: R[] = [];
  for (const one of those) {
    await next();
    done.push(deed(one));
  }
  return done;
};

const reversedOf = (line: { id: string; taken: boolean }, perhaps: ReadonlySet<string>) => {
  if (line.taken) return 'yes';
  return perhaps.has(line.id) ? 'perhaps' : 'no';
};

export const makeLook = ({ db, clock, sealing, listWaiting, ofNobody, presumed }: LookNeeds) => {
  const sendersOf = async (waiting: readonly WaitingTransfer[]): Promise<Map<string, string[]>> => {
    const memberIds = [...new Set(waiting.map(({ memberId }) => memberId))];
    const senders = new Map<string, string[]>();
    for (const { memberId, senderSealed } of await statements.listSenders(db, memberIds))
      senders.set(memberId, [...(senders.get(memberId) ?? []), sealing.open(senderSealed)]);
    return senders;
  };

  const openLine = (line: statements.KeptLine) => ({
    ...line,
    day: line.onDay,
    narration: unturned(sealing.open(line.narrationSealed)),
  });

  /** Every unsettled line with what it may be for, all of them weighed together. */
  const look = async (staffId: string) => {
    const waiting = await listWaiting(staffId);
    const settled = waiting.filter((one) => one.settled).map(({ id }) => id);
    await db.transaction(async (tx) => {
      await ofNobody.left(tx, await statements.settleChosen(tx, settled, clock.now()));
      await presumed.seen(tx);
    });
    const taken = await statements.listTaken(
      db,
      waiting.map(({ id }) => id),
    );
    const senders = await sendersOf(waiting.filter((one) => !one.settled || one.byHand));
    const unsettled = await paced(await statements.listUnsettled(db, LOOKED_AT), ({ line, reversed }) => ({
      ...openLine(line),
      taken: reversed,
    }));
    const since = lagosDay(later(clock.now(), -REVERSALS_SINCE_DAYS * DAY_MS));
    const loose = (await statements.listLooseReversals(db, since)).map(openLine);
    const { perhaps } = findReversed(loose, unsettled);
    const matcher = makeMatcher(
      waiting.map((one) => ({
        ...one,
        createdOn: lagosDay(one.createdAt),
        announcedOn: one.announcedAt && lagosDay(one.announcedAt),
        takenBy: taken.get(one.id) ?? (one.undone ? NEVER_CAME : null),
        senders: senders.get(one.memberId) ?? [],
      })),
    );
    await paced(unsettled, (line) => matcher.add({ ...line, reversed: reversedOf(line, perhaps) }));
    const matches = matcher.finish();
    return { unsettled, matches, waiting: new Map(waiting.map((one) => [one.id, one])) };
  };
  return { look, openLine, sendersOf };
};
export type Look = ReturnType<typeof makeLook>['look'];
