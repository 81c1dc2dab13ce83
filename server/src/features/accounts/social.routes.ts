// The calls of signing in by an identity provider or a one-time code.

import * as calls from '@ijeuwa/contract/accounts';
import type { Cookies } from '#platform/http/cookies.ts';
import type { Serve } from '#platform/http/serve.ts';
import { MEMBER_COOKIE } from '#platform/http/viewer.ts';
import { deviceOf, enterBy } from './accounts.routes.ts';
import type { Accounts } from './accounts.service.ts';
import type { Phone } from './phone/phone.service.ts';
import { ATTEMPT_MINUTES, type Google } from './social/google.service.ts';

type Rooms = { google: Google; phone: Phone; accounts: Accounts; cookies: Cookies; publicUrl: string };

const ATTEMPT_COOKIE = 'ijeuwa_attempt';

export const socialRoutes = (serve: Serve, rooms: Rooms): void => {
  const { google, phone, cookies, publicUrl } = rooms;
  const enter = enterBy(rooms);

  serve(calls.beginGoogle, async ({ query, viewer, request, reply }) => {
    const { to, kept } = await google.begin(query.mode ?? 'login', viewer, request.ip);
    if (kept) cookies.setAt(reply, calls.beginGoogle.path, ATTEMPT_COOKIE, kept, ATTEMPT_MINUTES * 60);
    return reply.redirect(to);
  });
  serve(calls.finishGoogle, async ({ viewer, request, reply }) => {
    const url = new URL(request.url, publicUrl);
    const kept = request.cookies[ATTEMPT_COOKIE];
    const { to, session } = await google.finish(url, kept, viewer, deviceOf(request));
    cookies.clearAt(reply, calls.beginGoogle.path, ATTEMPT_COOKIE);
    if (session) cookies.set(reply, MEMBER_COOKIE, session.token, session.remember);
    return reply.redirect(to);
  });
  serve(calls.exchangeToken, async ({ body, request, reply }) =>
    enter(reply, await google.exchange(body.idToken, deviceOf(request))),
  );

  serve(calls.beginPhone, async ({ body, request }) => phone.begin(body, request.ip));
  serve(calls.confirmPhone, async ({ body, request, reply }) => {
    const { user, session, newcomer } = await phone.confirm(body, deviceOf(request));
    return user && session ? { ...enter(reply, { user, session }), newcomer } : { newcomer };
  });
  serve(calls.completePhone, async ({ body, request, reply }) =>
    enter(reply, await phone.complete(body, deviceOf(request))),
  );
};
