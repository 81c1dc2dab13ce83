// What the page of the counsellors asks the server.
import { listCounsellors } from '@ijeuwa/contract/counselling';
import { listGuidanceTexts } from '@ijeuwa/contract/guidance';
import { useRead } from '#platform/queries.ts';

export const useCounsellors = () => useRead(listCounsellors, {});
export const useTexts = () => useRead(listGuidanceTexts, {});
