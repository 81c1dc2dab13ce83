// The calls of staff in the venues room: the planners' desk, and the venues, services and partners as they are kept.
import * as planning from '@ijeuwa/contract/planning';
import * as calls from '@ijeuwa/contract/venues';
import type { Serve } from '#platform/http/serve.ts';
import type { Venues } from './venues.service.ts';

const ok = { ok: true } as const;

export const venuesStaffRoutes = (serve: Serve, { desks, planning: { desk } }: Venues): void => {
  serve(planning.listPlanning, ({ viewer, query }) => desk.list(viewer, query.after));
  serve(planning.readPlanning, ({ viewer, params }) => desk.read(viewer, params.id));
  serve(planning.claimPlanning, ({ viewer, params }) => desk.claim(viewer, params.id).then(() => ok));
  serve(planning.answerPlanning, ({ viewer, params, body }) =>
    desk.answer(viewer, params.id, body).then(() => ok),
  );
  serve(planning.notePlanning, ({ viewer, params, body }) =>
    desk.note(viewer, params.id, body).then(() => ok),
  );
  serve(planning.handOverPlanning, ({ viewer, params, body }) =>
    desk.handOver(viewer, params.id, body.reason).then(() => ok),
  );
  serve(planning.closePlanning, ({ viewer, params, body }) =>
    desk.close(viewer, params.id, body.reason).then(() => ok),
  );
  serve(planning.reopenPlanning, ({ viewer, params, body }) =>
    desk.reopen(viewer, params.id, body.reason).then(() => ok),
  );

  serve(calls.listVenueEntries, async () => ({ entries: await desks.venues.list() }));
  serve(calls.addVenue, async ({ viewer, body }) => ({
    entry: await desks.venues.add(viewer.staffId, body),
  }));
  serve(calls.changeVenue, async ({ viewer, params, body }) => ({
    entry: await desks.venues.change(viewer.staffId, params.key, body),
  }));
  serve(calls.endVenue, async ({ viewer, params, body }) => ({
    entry: await desks.venues.end(viewer.staffId, params.key, body),
  }));
  serve(calls.listPlanningServiceEntries, async () => ({ entries: await desks.services.list() }));
  serve(calls.addPlanningService, async ({ viewer, body }) => ({
    entry: await desks.services.add(viewer.staffId, body),
  }));
  serve(calls.changePlanningService, async ({ viewer, params, body }) => ({
    entry: await desks.services.change(viewer.staffId, params.key, body),
  }));
  serve(calls.endPlanningService, async ({ viewer, params, body }) => ({
    entry: await desks.services.end(viewer.staffId, params.key, body),
  }));
  serve(calls.listPartnerEntries, async () => ({ entries: await desks.partners.list() }));
  serve(calls.changePartner, async ({ viewer, params, body }) => ({
    entry: await desks.partners.change(viewer.staffId, params.key, body),
  }));
};
