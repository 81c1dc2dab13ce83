// How an order whose money came stands now, in the words that its member and our staff share.
import type { Order } from './billing.ts';

type Standing = Pick<Order, 'status' | 'goesBack' | 'decides' | 'endedBecause'>;

/** As its invoice says it. */
const PART_BACK = { word: 'Partly refunded', tone: 'gold' } as const;
const DISPUTED = { word: 'Paid, disputed', tone: 'gold' } as const;
const GOING_BACK = { word: 'Going back', tone: 'gold' } as const;
const NEVER_CAME = { word: 'Never came', tone: 'danger' } as const;

/** Nothing where its status says it all; a second payment that goes back leaves it paid. */
export const moneyWords = ({ status, goesBack, decides, endedBecause }: Standing) => {
  if (endedBecause === 'never_came') return NEVER_CAME;
  if (status !== 'paid') return undefined;
  if (decides) return DISPUTED;
  if (!goesBack) return undefined;
  return goesBack === 'all' ? GOING_BACK : PART_BACK;
};
