// The calls of the accounts room.

import * as calls from '@ijeuwa/contract/accounts';
import * as confirming from '@ijeuwa/contract/confirmation';
import { AUTH_PAGE } from '@ijeuwa/contract/entry';
import * as signUps from '@ijeuwa/contract/sign-up';
import { findZoneOffsets, keepZone } from '@ijeuwa/contract/zones';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/app-error.ts';
import type { Cookies } from '#platform/http/cookies.ts';
import type { Asked, Serve } from '#platform/http/serve.ts';
import { MEMBER_COOKIE } from '#platform/http/viewer.ts';
import type { Accounts, Device, SignedIn } from './accounts.service.ts';
import type { Confirmation } from './links/confirmation.service.ts';
import type { Links } from './links/links.service.ts';
import type { Sessions } from './sessions/sessions.service.ts';
import type { Zones } from './zones/zones.service.ts';

export type Rooms = {
  accounts: Accounts;
  links: Links;
  confirmation: Confirmation;
  sessions: Sessions;
  zones: Zones;
  cookies: Cookies;
};

const ok = { ok: true } as const;
const DEVICE_COOKIE = 'ijeuwa_device';
const DEVICE_DAYS = 365;

export const deviceOf = (request: FastifyRequest): Device => ({
  address: request.ip,
  name: request.headers['user-agent'] ?? '',
  mark: request.cookies[DEVICE_COOKIE],
});

type Entering = { accounts: Accounts; sessions: Sessions; cookies: Cookies };

/** The device is known from now on; the mark comes back to the calls and forms of signing in alone. */
export const markDevice = async (
  { accounts, cookies }: Pick<Entering, 'accounts' | 'cookies'>,
  reply: FastifyReply,
  memberId: string,
) => {
  const mark = await accounts.markDevice(memberId);
  for (const path of ['/api/auth', AUTH_PAGE])
    cookies.setAt(reply, path, DEVICE_COOKIE, mark, DEVICE_DAYS * 86_400);
};

/** Gives the browser its session; the one that it held until now lets nobody in any more. */
export const seat = async (
  { sessions, cookies }: Pick<Entering, 'sessions' | 'cookies'>,
  reply: FastifyReply,
  { token, remember }: SignedIn['session'],
): Promise<void> => {
  const before = reply.request.cookies[MEMBER_COOKIE];
  cookies.set(reply, MEMBER_COOKIE, token, remember);
  if (before) await sessions.endHeldBy(before);
};

/** Seats the browser, and answers who is signed in. */
export const enterBy =
  (rooms: Entering) =>
  async (reply: FastifyReply, { user, session }: SignedIn) => {
    await seat(rooms, reply, session);
    await markDevice(rooms, reply, user._id);
    return { user };
  };

export const accountsRoutes = (serve: Serve, rooms: Rooms): void => {
  const { accounts, links, confirmation, sessions, cookies } = rooms;
  const enter = enterBy(rooms);

  serve(signUps.signUp, async ({ body, request, reply }) =>
    enter(reply, await accounts.signUp(body, deviceOf(request))),
  );
  serve(calls.logIn, async (asked) => logIn(asked));
  serve(findZoneOffsets, async ({ query, reply }) => {
    // It is the same for everybody, and the rules are those of a release: a browser asks once an hour.
    reply.header('cache-control', 'public, max-age=3600');
    return rooms.zones.offsetsOf(query.zone);
  });
  serve(keepZone, ({ viewer, body }) => rooms.zones.keep(viewer, body.zone).then(() => ok));
  serve(calls.logOut, async ({ viewer, reply }) => {
    await accounts.logOut(viewer);
    cookies.clear(reply, MEMBER_COOKIE);
    return ok;
  });
  serve.reading(calls.findMe, {
    read: accounts.readUser,
    values: () => ({}),
    answer: ({ rows: [self] }) => ({ user: accounts.presentUser(self) }),
  });
  serve(signUps.completeAccount, async ({ viewer, body }) => ({
    user: await accounts.complete(viewer, body),
  }));

  serve(confirming.lookAtLink, async ({ body, viewer }) => confirmation.look(body.token, viewer));
  serve(confirming.verifyEmail, async ({ body, viewer, request, reply }) => {
    const entered = await confirmation.confirm(body, viewer, deviceOf(request));
    return entered ? { ...ok, ...(await enter(reply, entered)) } : ok;
  });
  serve(calls.resendVerification, async ({ viewer }) => links.resend(viewer).then(() => ok));
  serve(calls.requestPasswordReset, async ({ body, request }) =>
    links.requestReset(body.email, deviceOf(request)).then(() => ok),
  );
  serve(calls.resetPassword, async ({ body, request, reply }) => {
    await markDevice(rooms, reply, await links.reset(body.token, body.password, deviceOf(request)));
    return ok;
  });

  serve(calls.listSessions, async ({ viewer }) => sessions.list(viewer));
  serve(calls.endSession, async ({ viewer, params }) => sessions.end(viewer, params.id).then(() => ok));
  serve(calls.endOtherSessions, async ({ viewer, reply }) => {
    await sessions.endOthers(viewer);
    await markDevice(rooms, reply, viewer.memberId);
    return ok;
  });

  /** Decisions, "session": a bearer token only for an API client that asks; no answer to a browser carries one. */
  const logIn = async ({ body, request, reply }: Asked<typeof calls.logIn>) => {
    const fromBrowser =
      request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
    if (body.token && fromBrowser)
      throw new AppError('forbidden', 'A browser is signed in by its cookie alone.');
    const signedIn = await accounts.logIn(body, deviceOf(request));
    if (body.token) return { user: signedIn.user, token: signedIn.session.token };
    return enter(reply, signedIn);
  };
};
