// How what is held gets paid: the money room's own, handed in from outside.
import type { ServiceQuote } from '@ijeuwa/contract/services';
import type { ReactNode } from 'react';

export type Pay = (
  quote: ServiceQuote,
  onPaid: () => void,
  onLeave: () => void,
  /** Where it was asked already by which way, and the way back stands around it. */
  begun?: {
    by: 'card' | 'bank_transfer';
    /** They have said that their transfer is made, or took that back. */
    onSaid?: (said: boolean) => void;
  },
) => ReactNode;
