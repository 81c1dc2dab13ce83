// The HTTP side of the product: every room's routes on one server.
import type { Answer } from '@ijeuwa/contract/endpoint';
import { findHealth } from '@ijeuwa/contract/health';
import type { FastifyInstance } from 'fastify';
import { buildHttp } from '#platform/http/build-http.ts';
import { makeCookies } from '#platform/http/cookies.ts';
import { describeApi } from '#platform/http/describe-api.ts';
import { answerAbsence } from '#platform/http/refuse.ts';
import { makeServe } from '#platform/http/serve.ts';
import { type Gate, STAFF_COOKIE } from '#platform/http/viewer.ts';
import { listJobRuns } from '#platform/job-runs.ts';
import { accountsRoomRoutes } from '../features/accounts/accounts.room.ts';
import { entryFormRoutes } from '../features/accounts/entry-form.routes.ts';
import { billingRoutes } from '../features/billing/billing.routes.ts';
import { billingStaffRoutes } from '../features/billing/billing.staff.routes.ts';
import { receiptRoutes } from '../features/billing/invoices/receipt.routes.ts';
import { LOOKED_FOR_DAYS } from '../features/billing/payments/transfers.rules.ts';
import { chatRoutes } from '../features/chat/chat.routes.ts';
import { compatibilityRoutes } from '../features/compatibility/compatibility.routes.ts';
import { counsellorsRoutes } from '../features/counselling/counsellors/counsellors.routes.ts';
import { notesRoutes } from '../features/counselling/notes/notes.routes.ts';
import { couplesRoutes } from '../features/couples/couples.routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { dayFiguresStaffRoutes } from '../features/day-figures/day-figures.staff.routes.ts';
import { eventsRoutes } from '../features/events/events.routes.ts';
import { eventsStaffRoutes } from '../features/events/events.staff.routes.ts';
import { helpRoutes } from '../features/help/help.routes.ts';
import { helpStaffRoutes } from '../features/help/help.staff.routes.ts';
import { leavingRoutes } from '../features/leaving/leaving.routes.ts';
import { liveChatRoutes } from '../features/live-chat/live-chat.routes.ts';
import { liveChatStaffRoutes } from '../features/live-chat/live-chat.staff.routes.ts';
import { matchingRoutes } from '../features/matching/matching.routes.ts';
import { matchingStaffRoutes } from '../features/matching/matching.staff.routes.ts';
import { meetingRoutes } from '../features/meeting/meeting.routes.ts';
import { meetingStaffRoutes } from '../features/meeting/meeting.staff.routes.ts';
import { membersStaffRoutes } from '../features/members/members.staff.routes.ts';
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts';
import { pushRoutes } from '../features/notifications/push/push.routes.ts';
import { unsubscribeRoutes } from '../features/notifications/settings/unsubscribe.routes.ts';
import { profilesRoutes } from '../features/profiles/profiles.routes.ts';
import { profilesStaffRoutes } from '../features/profiles/profiles.staff.routes.ts';
import { safetyRoutes } from '../features/safety/safety.routes.ts';
import { safetyStaffRoutes } from '../features/safety/safety.staff.routes.ts';
import { feedRoutes } from '../features/schedule/calendar/feed.routes.ts';
import { scheduleRoutes } from '../features/schedule/schedule.routes.ts';
import { scheduleStaffRoutes } from '../features/schedule/schedule.staff.routes.ts';
import { staffRoutes } from '../features/staff/staff.routes.ts';
import { enquiryFormRoutes } from '../features/support/enquiry-form.routes.ts';
import { supportRoutes } from '../features/support/support.routes.ts';
import { supportStaffRoutes } from '../features/support/support.staff.routes.ts';
import { therapyRoutes } from '../features/therapy/therapy.routes.ts';
import { therapyStaffRoutes } from '../features/therapy/therapy.staff.routes.ts';
import { venuesRoutes } from '../features/venues/venues.routes.ts';
import { venuesStaffRoutes } from '../features/venues/venues.staff.routes.ts';
import { vipRoutes } from '../features/vip/vip.routes.ts';
import { vipStaffRoutes } from '../features/vip/vip.staff.routes.ts';
import type { Platform } from './platform.ts';
import type { BuiltWeb } from './web/built-web.ts';
import { makeEntryPageAt } from './web/entry-pages.ts';
import { tellMachines } from './web/for-machines.ts';
import { makeOpenPages } from './web/open-pages.ts';
import { serveWeb } from './web/serve-web.ts';
import { isSignedIn } from './web/signed-in.ts';
import { asProduct } from './web/what-product.ts';
import type { Features } from './wire-features.ts';

export const gateOf = (features: Features): Gate => ({
  findViewer: features.accounts.sessions.findViewer,
  findByHash: features.accounts.sessions.findByHash,
  reading: features.accounts.sessions.reading,
  writing: features.accounts.sessions.writing,
  findStaff: features.staff.people.findViewer,
});

export const buildApp = async (
  platform: Platform,
  features: Features,
  built?: BuiltWeb,
): Promise<FastifyInstance> => {
  const { config, logTo } = platform;
  const web = built && asProduct(built, config.demo);
  const app = await buildHttp(config, { inline: web?.inline, logTo });
  const gate = gateOf(features);
  await describeApi(app, gate);
  const serve = makeServe(app, gate, platform.limits);
  const cookies = makeCookies(config.publicUrl);

  serve(findHealth, async ({ request, reply }) => {
    const why = (await databaseFault(platform)) ?? platform.readiness.whyNot();
    const token = request.cookies[STAFF_COOKIE];
    if (!why) {
      const staff = token && (await features.staff.people.findViewer(token));
      const detail = staff ? { jobs: await listJobRuns(platform.db) } : {};
      return { ready: true, demonstration: config.demo, ...detail };
    }
    const unready: Answer<typeof findHealth> = { ready: false, why, demonstration: config.demo };
    return reply.code(503).header('retry-after', '2').send(unready) as never;
  });
  accountsRoomRoutes(serve, features.accounts, { cookies, publicUrl: config.publicUrl });
  billingRoutes(serve, features.billing);
  chatRoutes(serve, {
    chat: features.chat,
    findPerson: (viewer, id) => features.profiles.members.find(viewer, id, features.matching.findBetween),
  });
  counsellorsRoutes(serve, features.counsellors);
  dashboardRoutes(serve, features.dashboard);
  helpRoutes(serve, features);
  liveChatRoutes(serve, features.liveChat);
  leavingRoutes(serve, features.leaving, cookies);
  matchingRoutes(serve, features.matching);
  notificationsRoutes(serve, features);
  pushRoutes(serve, features.notifications);
  profilesRoutes(serve, {
    ...features.profiles,
    findUser: features.accounts.findUser,
    findBetween: features.matching.findBetween,
  });
  safetyRoutes(serve, features);
  scheduleRoutes(serve, features.schedule);
  supportRoutes(serve, features);
  compatibilityRoutes(serve, features);
  couplesRoutes(serve, features);
  meetingRoutes(serve, features.meeting);
  notesRoutes(serve, features.sessionNotes);
  therapyRoutes(serve, features.therapy);
  vipRoutes(serve, features.vip);
  venuesRoutes(serve, features);
  eventsRoutes(serve, features);
  staffRoutes(serve, features.staff, cookies);
  billingStaffRoutes(serve, features.billing);
  dayFiguresStaffRoutes(serve, { ...features, ...platform.config, transfersLookedForDays: LOOKED_FOR_DAYS });
  helpStaffRoutes(serve, features.help);
  liveChatStaffRoutes(serve, features.liveChat);
  matchingStaffRoutes(serve, features.matching);
  meetingStaffRoutes(serve, features.meeting);
  membersStaffRoutes(serve, features.members);
  profilesStaffRoutes(serve, features.profiles);
  safetyStaffRoutes(serve, features.safety);
  scheduleStaffRoutes(serve, features.schedule);
  supportStaffRoutes(serve, features.support);
  therapyStaffRoutes(serve, features.therapy);
  vipStaffRoutes(serve, features.vip);
  venuesStaffRoutes(serve, features.venues);
  eventsStaffRoutes(serve, features.events);
  unsubscribeRoutes(app, features.notifications.unsubscribe);
  feedRoutes(app, { ...features.schedule, ...platform });
  receiptRoutes(app, { ...features.billing, ...platform });
  const openPages =
    web &&
    makeOpenPages({
      pages: web.pages,
      publicUrl: config.publicUrl,
      demonstration: config.demo,
      listFigures: features.billing.packages.listFigures,
      readLists: async () => ({
        faq: await features.help.listForPages(),
        resources: await features.help.resources.listForPages(),
        features: await features.billing.packages.listFeaturesForPages(),
        compared: await features.billing.packages.listComparedForPages(),
        venues: await features.venues.listForPages(),
        ...(await features.venues.listPartnersForPages()),
      }),
      now: () => platform.clock.now().getTime(),
    });
  enquiryFormRoutes(app, {
    ...features,
    gate,
    limits: platform.limits,
    renderOpenPage: async (path, request) =>
      (await openPages?.render(path, { saver: false, signedIn: await isSignedIn(gate, request) }))?.html,
  });
  const entryPageAt = makeEntryPageAt(web?.entry ?? new Map());
  entryFormRoutes(app, { ...features.accounts, cookies, entryPageAt, limits: platform.limits });
  if (web && openPages) {
    tellMachines(app, { pages: web.pages, publicUrl: config.publicUrl, demonstration: config.demo });
    await serveWeb(app, { web, openPages, gate, entryPageAt });
  } else app.setNotFoundHandler(answerAbsence);
  return app;
};

const databaseFault = ({ pool }: Platform): Promise<string | undefined> =>
  pool.query('select 1').then(
    () => undefined,
    () => 'The database does not answer.',
  );
