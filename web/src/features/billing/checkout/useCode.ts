// A code at the checkout: the price with it takes the place of the one without, and the other way round.
import { makeQuote } from '@ijeuwa/contract/billing';
import { useState } from 'react';
import { queryClient, useChange } from '#platform/queries.ts';
import { quoteKey } from '../billing.queries.ts';
import type { Choice } from './checkout-address.ts';
import { keepCode } from './kept-code.ts';

const NOTHING_TYPED = 'Please enter the code first.';

export const useCode = ({ packageId, currency }: Choice, onPriced: () => void) => {
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useChange(makeQuote);
  const price = (code?: string) => {
    if (isPending) return;
    setError(undefined);
    mutate(
      { body: { packageId, currency, code } },
      {
        onSuccess: (quote) => {
          keepCode({ packageId, currency }, quote.code ?? undefined);
          queryClient.setQueryData(quoteKey({ packageId, currency }), quote);
          onPriced();
        },
        onError: ({ fields, message }) => setError(fields?.code ?? message),
      },
    );
  };
  return {
    busy: isPending,
    error,
    apply: (typed: string) => (typed.trim() ? price(typed.trim()) : setError(NOTHING_TYPED)),
    remove: () => price(),
  };
};
export type CodeOfQuote = ReturnType<typeof useCode>;
