// Why an order ended before it was paid, and what becomes of money that comes for it: nobody is told that they gave up what they did not.
import type { EndedReason, OrderState } from '@ijeuwa/contract/payment-words';

type Ended = {
  status: OrderState;
  /** By when it ended: what came of it was not kept. */
  partWentBack: boolean;
  caseWithdrawn: boolean;
  withdrawn: boolean;
  paidOtherwise: boolean;
  overtaken: boolean;
  leaving: boolean;
  /** A renewal, which ended as money of its member went back. */
  givenBack: boolean;
  /** Of a package or of VIP: its member’s profile was refused for good, before or since. */
  refused: boolean;
};

export const endedBecause = (ended: Ended): EndedReason | undefined => {
  if (ended.status !== 'cancelled' && ended.status !== 'expired') return undefined;
  // However it ended, nothing that comes for it counts any more; of what is paid otherwise, or left, that is so anyway.
  if (ended.refused && !ended.paidOtherwise && !ended.overtaken && !ended.leaving) return 'refused';
  if (ended.status === 'expired') return 'ran_out';
  if (ended.partWentBack) return 'part_went_back';
  if (ended.caseWithdrawn) return 'case_closed';
  if (ended.withdrawn) return 'let_go';
  if (ended.paidOtherwise) return 'paid_otherwise';
  if (ended.overtaken) return 'overtaken';
  if (ended.givenBack) return 'given_back';
  return ended.leaving ? 'leaving' : 'given_up';
};

const COUNTS = 'If money for it is on its way all the same, it counts by itself once it has come.';
const GOES_BACK = 'If money for it is on its way all the same, it goes back by itself.';
export const IF_IT_COMES: Record<EndedReason, string> = {
  ran_out: COUNTS,
  given_up: COUNTS,
  let_go: COUNTS,
  case_closed: GOES_BACK,
  part_went_back: COUNTS,
  paid_otherwise: GOES_BACK,
  overtaken: GOES_BACK,
  leaving: GOES_BACK,
  refused: GOES_BACK,
  never_came: GOES_BACK,
  given_back: GOES_BACK,
};
