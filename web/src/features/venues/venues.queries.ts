// What the screens of venues and weddings ask the server.
import { type GuidancePart, listGuidanceTexts, textsOf } from '@ijeuwa/contract/guidance';
import { listOwnPlanning } from '@ijeuwa/contract/planning';
import { listPartners, listPlanningServices, listVenues } from '@ijeuwa/contract/venues';
import { type Asked, useOnceKnown, useRead } from '#platform/queries.ts';

export const useVenues = () => useRead(listVenues, {});
export const usePlanningServices = () => useRead(listPlanningServices, {});
export const usePartners = () => useRead(listPartners, {});
export const useOwnPlanning = () => useRead(listOwnPlanning, {});
const useTexts = () => useRead(listGuidanceTexts, {});
/** The words on top of a page, as staff keep them. */
export const useIntro = (part: GuidancePart): string | undefined =>
  textsOf(useTexts().data?.texts ?? [], part)[0]?.text;
/** Whether all that stands above the list of a page is known, and the list. */
export const useIsKnown = (list: Asked): boolean => useOnceKnown(list, useOwnPlanning(), useTexts());
