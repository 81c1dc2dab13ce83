// What the help screens ask the server.
import { listFaq } from '@ijeuwa/contract/help';
import { useRead } from '#platform/queries.ts';

export const useFaq = () => useRead(listFaq, {});
