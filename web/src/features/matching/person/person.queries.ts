// What a person's page asks of the server; it is asked anew whenever the page is opened.
import { findPublicProfile } from '@ijeuwa/contract/people';
import { useEffect } from 'react';
import { keyOf, queryClient, useRead } from '#platform/queries.ts';

/** Nothing is kept of it: who may see what changes with each answer, block and edit, and so does what can be done. */
export const usePerson = (id: string) => {
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: keyOf(findPublicProfile, { params: { id } }) }),
    [id],
  );
  return useRead(findPublicProfile, { params: { id } });
};
