// The calls of the back office; the gate answers anybody else as if they were not there.
import * as safety from '@ijeuwa/contract/safety';
import * as calls from '@ijeuwa/contract/staff';
import * as support from '@ijeuwa/contract/support';
import type { FastifyRequest } from 'fastify';
import type { Cookies } from '#platform/http/cookies.ts';
import type { Serve } from '#platform/http/serve.ts';
import { STAFF_COOKIE } from '#platform/http/viewer.ts';
import type { Staff } from './staff.service.ts';

const ok = { ok: true } as const;
const DEVICE_COOKIE = 'ijeuwa_staff_device';
const DEVICE_DAYS = 365;

const deviceOf = (request: FastifyRequest) => ({
  address: request.ip,
  mark: request.cookies[DEVICE_COOKIE],
});

export const staffRoutes = (serve: Serve, staff: Staff, cookies: Cookies): void => {
  const { people, audit, transfers, reviews, enquiries, reports, prices } = staff;

  serve(calls.logInStaff, async ({ body, request }) => people.logIn(body, deviceOf(request)));
  serve(calls.confirmStaff, async ({ body, request, reply }) => {
    const { challenge, code } = body;
    const { token, staff: person, mark } = await people.confirm(challenge, code, deviceOf(request));
    cookies.set(reply, STAFF_COOKIE, token, false);
    cookies.setAt(reply, '/api/staff', DEVICE_COOKIE, mark, DEVICE_DAYS * 86_400);
    return { staff: person };
  });
  serve(calls.logOutStaff, async ({ request, reply }) => {
    const token = request.cookies[STAFF_COOKIE];
    if (token) await people.logOut(token);
    cookies.clear(reply, STAFF_COOKIE);
    return ok;
  });
  serve(calls.findStaffMe, async ({ viewer }) => ({ staff: await people.findMe(viewer) }));

  serve(calls.listTransfers, async ({ viewer, query }) => ({
    transfers: await transfers.list(viewer, query.reference),
  }));
  serve(calls.confirmTransfer, async ({ viewer, params, body }) =>
    transfers.confirm(viewer, params.id, body.reason),
  );
  serve(calls.recordRefund, async ({ viewer, params, body }) =>
    transfers.recordRefund(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.listOddPayments, async ({ viewer }) => ({ payments: await transfers.listOdd(viewer) }));

  serve(calls.listReviews, async ({ viewer }) => ({ reviews: await reviews.list(viewer) }));
  serve(calls.decideReview, async ({ viewer, params, body }) =>
    reviews.decide(viewer, params.id, body).then(() => ok),
  );
  serve(calls.readReviewPhoto, async ({ viewer, params, reply }) => {
    const bytes = await reviews.readPhoto(viewer, params.id);
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(bytes);
  });

  serve(support.listEnquiries, ({ viewer, query }) => enquiries.list(viewer, query.after));
  serve(support.readEnquiry, ({ viewer, params }) => enquiries.read(viewer, params.id));
  serve(support.answerEnquiry, async ({ viewer, params, body }) =>
    enquiries.answer(viewer, params.id, body).then(() => ok),
  );
  serve(support.closeEnquiry, async ({ viewer, params, body }) =>
    enquiries.close(viewer, params.id, body.reason).then(() => ok),
  );
  serve(support.reopenEnquiry, async ({ viewer, params, body }) =>
    enquiries.reopen(viewer, params.id, body.reason).then(() => ok),
  );

  serve(safety.listReports, ({ viewer }) => reports.list(viewer));
  serve(safety.readReports, ({ viewer, params }) => reports.read(viewer, params.id));
  serve(safety.decideReports, async ({ viewer, params, body }) =>
    reports.decide(viewer, params.id, body).then(() => ok),
  );

  serve(calls.listPackageVersions, async () => ({ packages: await prices.list() }));
  serve(calls.changePackagePrice, async ({ viewer, params, body }) => ({
    package: await prices.change(viewer, params.id, body),
  }));

  serve(calls.listAudit, async () => audit.list());
};
