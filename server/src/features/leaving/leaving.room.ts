// The leaving room put together: a member’s copy of their data, and the erasure of their account.
import { type CopiesNeeds, makeCopies } from './copy/copies.service.ts';
import { type ErasuresNeeds, makeErasures } from './erasure/erasures.service.ts';

export type LeavingNeeds = CopiesNeeds & ErasuresNeeds;

export const makeLeaving = (needs: LeavingNeeds) => ({
  copies: makeCopies(needs),
  erasures: makeErasures(needs),
});
export type Leaving = ReturnType<typeof makeLeaving>;
