// What the page of discounts asks of the server.
import { listDiscounts } from '@ijeuwa/contract/codes';
import { useRead } from '#platform/queries.ts';

export const useDiscounts = () => useRead(listDiscounts, {});
