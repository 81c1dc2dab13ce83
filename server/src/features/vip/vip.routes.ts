// The calls of a member in the VIP room.
import * as calls from '@ijeuwa/contract/vip';
import type { Serve } from '#platform/http/serve.ts';
import type { Vip } from './vip.room.ts';

const ok = { ok: true } as const;

export const vipRoutes = (serve: Serve, { cases, introductions, messages }: Vip): void => {
  serve(calls.findVip, ({ viewer }) => cases.find(viewer));
  serve(calls.submitVip, ({ viewer, body }) => cases.submit(viewer, body));
  serve(calls.quoteVip, ({ viewer, body }) => cases.quote(viewer, body.currency));
  serve(calls.pauseVip, ({ viewer }) => cases.pause(viewer).then(() => ok));
  serve(calls.resumeVip, ({ viewer }) => cases.resume(viewer).then(() => ok));
  serve(calls.closeVip, ({ viewer, body }) => cases.close(viewer, body).then(() => ok));
  serve(calls.writeToMatchmaker, ({ viewer, body }) => messages.writeAsClient(viewer, body).then(() => ok));
  serve(calls.listIntroductions, async ({ viewer }) => ({ introductions: await introductions.list(viewer) }));
  serve(calls.findIntroductionConsent, async ({ viewer }) => ({
    accepts: await introductions.findConsent(viewer),
  }));
  serve(calls.changeIntroductionConsent, ({ viewer, body }) =>
    introductions.changeConsent(viewer, body.accepts).then(() => ok),
  );
  serve(calls.answerIntroduction, ({ viewer, params, body }) =>
    introductions.answer(viewer, params.id, body),
  );
  serve(calls.tellHowItWent, ({ viewer, params, body }) =>
    introductions.tellHow(viewer, params.id, body.text).then(() => ok),
  );
};
