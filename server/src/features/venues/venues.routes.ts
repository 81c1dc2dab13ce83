// The calls of members in the venues room.
import * as planning from '@ijeuwa/contract/planning';
import * as calls from '@ijeuwa/contract/venues';
import type { Serve } from '#platform/http/serve.ts';
import type { Venues } from './venues.service.ts';

export const venuesRoutes = (serve: Serve, { venues }: { venues: Venues }): void => {
  serve(calls.listVenues, async () => ({ venues: await venues.listVenues() }));
  serve(calls.listPlanningServices, async () => ({ services: await venues.listServices() }));
  serve(calls.listPartners, async () => ({ partners: await venues.listPartners() }));
  serve(planning.askPlanner, ({ viewer, body }) => venues.planning.ask(viewer.memberId, body));
  serve(planning.listOwnPlanning, ({ viewer }) => venues.planning.listOwn(viewer.memberId));
  serve(planning.writeToPlanner, async ({ viewer, params, body }) => {
    await venues.planning.write(viewer.memberId, params.id, body);
    return { ok: true as const };
  });
};
