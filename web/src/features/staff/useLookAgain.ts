// After a refusal the case is read again: where its form goes with that, what was answered is told all the same.
import type { Endpoint } from '@ijeuwa/contract/endpoint';
import { useEffect, useRef } from 'react';
import type { ApiError } from '#platform/api.ts';
import { renew } from '#platform/queries.ts';
import { feedback } from '#ui/feedback.ts';

/** By then what was read is drawn. */
const DRAWN_MS = 300;

export const useLookAgain = (...read: readonly Pick<Endpoint, 'path'>[]) => {
  const stands = useRef(true);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  return async ({ message }: ApiError): Promise<void> => {
    await renew(...read);
    setTimeout(() => !stands.current && feedback.error(message), DRAWN_MS);
  };
};
