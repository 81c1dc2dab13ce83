// What the help screens ask the server.
import { listFaq } from '@ijeuwa/contract/help';
import { listResources } from '@ijeuwa/contract/resources';
import { listOwnEnquiries } from '@ijeuwa/contract/support';
import { useRead } from '#platform/queries.ts';

export const useFaq = () => useRead(listFaq, {});
export const useResources = () => useRead(listResources, {});
export const useOwnEnquiries = () => useRead(listOwnEnquiries, {});
