// The calls of the staff room; the gate answers anybody else as if they were not there.
import * as calls from '@ijeuwa/contract/staff';
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
  const { people, team, onCall, audit } = staff;

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

  serve(calls.listStaff, async () => ({ people: await team.list() }));
  serve(calls.addStaff, ({ viewer, body }) => team.add(viewer, body).then(() => ok));
  serve(calls.changeStaffRoles, ({ viewer, params, body }) =>
    team.changeRoles(viewer, params.id, body).then(() => ok),
  );
  serve(calls.inviteStaff, ({ viewer, params, body }) =>
    team.invite(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.endStaff, ({ viewer, params, body }) =>
    team.end(viewer, params.id, body.reason).then(() => ok),
  );
  serve(calls.acceptInvitation, ({ body, request }) => team.accept(body.token, body.password, request.ip));

  serve(calls.findOnCall, ({ viewer }) => onCall.find(viewer));
  serve(calls.changeOnCall, ({ viewer, body }) => onCall.change(viewer, body.onCall).then(() => ok));

  serve(calls.listAudit, ({ query }) => audit.list(query));
};
