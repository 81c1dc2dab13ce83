// Each end of an order has its own reason; that its member gave it up is said of nothing else.
import type { EndedReason } from '@ijeuwa/contract/payment-words';
import { expect, test } from 'vitest';
import { endedBecause } from './ended.rules.ts';

const nothing = {
  ...{ partWentBack: false, caseWithdrawn: false, withdrawn: false },
  ...{ paidOtherwise: false, overtaken: false, leaving: false },
  ...{ refused: false, givenBack: false },
};

test.each<[Partial<Parameters<typeof endedBecause>[0]>, EndedReason | undefined]>([
  [{}, 'given_up'],
  [{ status: 'expired' }, 'ran_out'],
  [{ status: 'expired', withdrawn: true }, 'ran_out'],
  [{ withdrawn: true }, 'let_go'],
  [{ withdrawn: true, caseWithdrawn: true }, 'case_closed'],
  [{ withdrawn: true, partWentBack: true }, 'part_went_back'],
  [{ paidOtherwise: true }, 'paid_otherwise'],
  [{ overtaken: true }, 'overtaken'],
  [{ leaving: true }, 'leaving'],
  [{ givenBack: true }, 'given_back'],
  [{ givenBack: true, paidOtherwise: true }, 'paid_otherwise'],
  [{ refused: true }, 'refused'],
  [{ status: 'expired', refused: true }, 'refused'],
  [{ partWentBack: true, refused: true }, 'refused'],
  [{ paidOtherwise: true, refused: true }, 'paid_otherwise'],
  [{ leaving: true, refused: true }, 'leaving'],
  [{ status: 'paid' }, undefined],
  [{ status: 'paid', refused: true }, undefined],
  [{ status: 'open' }, undefined],
])('%o ended because of %s', (change, because) => {
  expect(endedBecause({ status: 'cancelled', ...nothing, ...change })).toBe(because);
});
