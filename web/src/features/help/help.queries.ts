// What the help screens ask the server.
import { listFaq } from '@ijeuwa/contract/help';
import { listResources } from '@ijeuwa/contract/resources';
import { useRead } from '#platform/queries.ts';

export const useFaq = () => useRead(listFaq, {});
export const useResources = () => useRead(listResources, {});
