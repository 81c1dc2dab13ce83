// The line before a counsellor’s time, in this process: whoever waits there has not begun a transaction yet.
import { AppError } from '#platform/app-error.ts';
import { makeTurns } from '#platform/turns.ts';
import { makeTurnsByName, type TurnsByName } from '#platform/turns-by-name.ts';

/** One has the counsellor’s row, two are next: of several processes none waits for another’s way to the database. */
const OF_ONE_AT_ONCE = 3;
/** Of all counsellors together: the rest of the connections is for everybody else. */
const AT_ONCE = 10;
const WAITING_MOST = 200;
const SECONDS = 5;
const whenFull = () =>
  new AppError(
    'unavailable',
    'Very many people are booking here at this moment. Nothing has changed. Please try again in a few seconds.',
    undefined,
    SECONDS,
  );

export type Lines = TurnsByName;

/**
 * The line in the database (`lockCounsellors`) holds for all processes, but whoever waits in it holds one of the few
 * connections: a rush for one counsellor would leave none for anybody else. So only a few of each process wait there.
 */
export const makeLines = (): Lines => {
  const ofEach = makeTurnsByName({ atOnce: OF_ONE_AT_ONCE, waitingMax: WAITING_MOST, whenFull });
  const ofAll = makeTurns({ atOnce: AT_ONCE, waitingMax: Number.POSITIVE_INFINITY, whenFull });
  return (counsellorIds, work) => ofEach(counsellorIds, () => ofAll(work));
};
