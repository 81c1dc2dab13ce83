// What the screens of venues and weddings ask the server.
import { listOwnPlanning } from '@ijeuwa/contract/planning';
import { listPartners, listPlanningServices, listVenues } from '@ijeuwa/contract/venues';
import { useRead } from '#platform/queries.ts';

export const useVenues = () => useRead(listVenues, {});
export const usePlanningServices = () => useRead(listPlanningServices, {});
export const usePartners = () => useRead(listPartners, {});
export const useOwnPlanning = () => useRead(listOwnPlanning, {});
