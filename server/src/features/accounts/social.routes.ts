// The calls of signing in by an identity provider or a one-time code, and of changing the ways to sign in.

import * as email from '@ijeuwa/contract/email-change';
import * as social from '@ijeuwa/contract/identities';
import * as signUps from '@ijeuwa/contract/sign-up';
import * as ways from '@ijeuwa/contract/ways';
import { ATTEMPT_COOKIE, type Cookies } from '#platform/http/cookies.ts';
import type { Serve } from '#platform/http/serve.ts';
import { deviceOf, enterBy, markDevice, seat } from './accounts.routes.ts';
import type { Accounts } from './accounts.service.ts';
import type { EmailChanging } from './email/email-change.service.ts';
import type { Phone } from './phone/phone.service.ts';
import type { Sessions } from './sessions/sessions.service.ts';
import { ATTEMPT_MINUTES, type Google } from './social/google.service.ts';
import type { Identities } from './social/identities.service.ts';
import type { OwnerProof } from './ways/owner-proof.service.ts';
import type { Password } from './ways/password.service.ts';
import type { PhoneWay } from './ways/phone-way.service.ts';

type Rooms = {
  google: Google;
  identities: Identities;
  phone: Phone;
  ownerProof: OwnerProof;
  phoneWay: PhoneWay;
  password: Password;
  emailChange: EmailChanging;
  accounts: Accounts;
  sessions: Sessions;
  cookies: Cookies;
  publicUrl: string;
};

const ok = { ok: true } as const;

export const socialRoutes = (serve: Serve, rooms: Rooms): void => {
  const { google, identities, phone, ownerProof, phoneWay, password, emailChange } = rooms;
  const { cookies, publicUrl } = rooms;
  const enter = enterBy(rooms);

  serve(social.beginGoogle, async ({ query, viewer, request, reply }) => {
    const { to, kept } = await google.begin(query, viewer, request.ip);
    if (kept) cookies.setFor(reply, ATTEMPT_COOKIE, kept, ATTEMPT_MINUTES * 60);
    return reply.redirect(to);
  });
  serve(social.beginGoogleLink, async ({ body, viewer, request, reply }) => {
    const { to, kept } = await google.beginLink(viewer, body.proof, request.ip);
    cookies.setFor(reply, ATTEMPT_COOKIE, kept, ATTEMPT_MINUTES * 60);
    return { to };
  });
  serve(social.finishGoogle, async ({ viewer, request, reply }) => {
    const url = new URL(request.url, publicUrl);
    const kept = request.cookies[ATTEMPT_COOKIE];
    const { to, session } = await google.finish(url, kept, viewer, deviceOf(request));
    cookies.clear(reply, ATTEMPT_COOKIE);
    if (session) await seat(rooms, reply, session);
    return reply.redirect(to);
  });
  serve(social.exchangeToken, async ({ body, request, reply }) =>
    enter(reply, await google.exchange(body.idToken, deviceOf(request))),
  );
  serve(social.listIdentities, async ({ viewer }) => identities.list(viewer));
  serve(social.unlinkIdentity, async ({ viewer, params, body, request }) =>
    identities.unlink(viewer, params.id, body.proof, deviceOf(request)).then(() => ok),
  );

  serve(ways.findWays, async ({ viewer }) => phoneWay.find(viewer));
  serve(ways.askOwnerCode, async ({ viewer }) => ownerProof.askCode(viewer));
  serve(ways.askPhoneCode, async ({ viewer }) => phoneWay.askCode(viewer));
  serve(ways.confirmPhoneWay, async ({ viewer, body, request }) =>
    phoneWay.confirm(viewer, body, deviceOf(request)).then(() => ok),
  );
  serve(ways.endPhoneWay, async ({ viewer, body, request }) =>
    phoneWay.end(viewer, body.proof, deviceOf(request)).then(() => ok),
  );
  serve(ways.changePassword, async ({ viewer, body, request, reply }) => {
    await password.change(viewer, body, deviceOf(request));
    await markDevice(rooms, reply, viewer.memberId);
    return ok;
  });

  serve(email.findEmailChange, async ({ viewer }) => emailChange.find(viewer));
  serve(email.askEmailChange, async ({ viewer, body }) => emailChange.ask(viewer, body).then(() => ok));
  serve(email.cancelEmailChange, async ({ viewer }) => emailChange.cancel(viewer).then(() => ok));
  serve(email.confirmEmailChange, async ({ viewer, body, request, reply }) => {
    const memberId = await emailChange.confirm(body.token, viewer, deviceOf(request));
    const isOwn = viewer?.memberId === memberId;
    if (isOwn) await markDevice(rooms, reply, memberId);
    return { isOwn };
  });
  serve(email.undoEmailChange, async ({ body, request }) =>
    emailChange.undo(body.token, deviceOf(request)).then(() => ok),
  );

  serve(signUps.readPhone, async ({ body, request }) => phone.read(body, request.ip));
  serve(signUps.beginPhone, async ({ body, request }) => phone.begin(body, deviceOf(request)));
  serve(signUps.confirmPhone, async ({ body, request, reply }) => {
    const { user, session, newcomer } = await phone.confirm(body, deviceOf(request));
    return user && session ? { ...(await enter(reply, { user, session })), newcomer } : { newcomer };
  });
  serve(signUps.completePhone, async ({ body, request, reply }) =>
    enter(reply, await phone.complete(body, deviceOf(request))),
  );
};
