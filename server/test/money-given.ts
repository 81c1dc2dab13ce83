// Whoever paid was given something: what the books would complain of in the night, in a story where it can be shrunk.
import { expect } from 'vitest';
import { lagosDay } from '#platform/clock.ts';
import { listDeferredOf } from '../src/features/billing/ledger/deferred.repository.ts';
import { earnedBy } from '../src/features/billing/ledger/earning.rules.ts';
import { complaintsOfOrder } from '../src/features/billing/ledger/trial-balance.rules.ts';
import type { MoneyModel } from './money-model.ts';
import type { World } from './test-world.ts';

export const expectGiven = async (world: World, model: MoneyModel): Promise<void> => {
  const today = lagosDay(world.clock.now());
  const orders = await listDeferredOf(world.db, [...model.orders.keys()]);
  const complaints = orders.flatMap((order) =>
    complaintsOfOrder({ ...order, earnedMinor: earnedBy(order, today) }, today),
  );
  expect(complaints).toEqual([]);
};
