// What the screens of venues and weddings ask the server.
import { type GuidancePart, listGuidanceTexts, textsOf } from '@ijeuwa/contract/guidance';
import { listOwnPlanning } from '@ijeuwa/contract/planning';
import { listPartners, listPlanningServices, listVenues } from '@ijeuwa/contract/venues';
import { useRead } from '#platform/queries.ts';

export const useVenues = () => useRead(listVenues, {});
export const usePlanningServices = () => useRead(listPlanningServices, {});
export const usePartners = () => useRead(listPartners, {});
export const useOwnPlanning = () => useRead(listOwnPlanning, {});
/** The words on top of a page, as staff keep them. */
export const useIntro = (part: GuidancePart): string | undefined =>
  textsOf(useRead(listGuidanceTexts, {}).data?.texts ?? [], part)[0]?.text;
