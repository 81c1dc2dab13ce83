// The calls by which a browser says that it may be told of notices.
import * as calls from '@ijeuwa/contract/push';
import type { Serve } from '#platform/http/serve.ts';
import type { Push } from './push.service.ts';

const ok = { ok: true } as const;

export const pushRoutes = (serve: Serve, { push }: { push: Push }): void => {
  serve(calls.findPush, ({ viewer }) => push.find(viewer));
  serve(calls.subscribePush, ({ viewer, body }) => push.subscribe(viewer, body).then(() => ok));
  serve(calls.unsubscribePush, ({ viewer }) => push.unsubscribe(viewer).then(() => ok));
};
