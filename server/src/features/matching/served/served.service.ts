// How well matching serves everybody, for administrators: how answers were foretold, and who is served worst.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { type findServed, GROUP_MIN, SERVED_DAYS } from '@ijeuwa/contract/served';
import { type Clock, DAY_MS, lagosDay, later } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { calibrationOf } from '../learning/foretold.rules.ts';
import { isInHalf, judgeChange } from './experiments.rules.ts';
import { type CountedGroup, groupsOf, servedOf } from './groups.rules.ts';
import { judgePlaces } from './off-policy.rules.ts';
import * as counted from './served.repository.ts';

export type ServedNeeds = { db: Database; clock: Clock };
/** Between the halves of this name nothing differs. */
const NO_CHANGE = 'no change';

export const makeServed = ({ db, clock }: ServedNeeds) => ({
  async find(): Promise<Answer<typeof findServed>> {
    const now = clock.now();
    const since = later(now, -SERVED_DAYS * DAY_MS);
    const nights = await counted.listNights(db);
    const rows = await counted.countGroups(db, since, lagosDay(now));
    const everybody = rows.find(({ by }) => by === null) ?? counted.NOBODY;
    const groups = rows.filter((one): one is CountedGroup => one.by !== null && one.key !== null);
    const markets = await counted.countMarkets(db, since, lagosDay(now));
    return {
      nights: nights.map(({ fittedAt, answers, foretold, logLoss, meanLoss, auc }) => ({
        fittedAt: fittedAt.toISOString(),
        answers,
        foretold,
        logLoss,
        meanLoss,
        auc,
      })),
      calibration: calibrationOf(await counted.countBins(db, since), GROUP_MIN),
      offPolicy: judgePlaces(await counted.countPlaces(db, since)),
      everybody: servedOf(everybody.members < GROUP_MIN ? counted.NOBODY : everybody),
      groups: groupsOf(everybody, groups),
      halves: {
        markets: markets.length,
        ...judgeChange(markets, ({ market }) => isInHalf(NO_CHANGE, market)),
      },
    };
  },
});
