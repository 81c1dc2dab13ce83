// The calls of the safety room.

import { findHiddenContacts, forgetContacts, hideContacts } from '@ijeuwa/contract/hidden-contacts';
import * as calls from '@ijeuwa/contract/safety';
import type { Serve } from '#platform/http/serve.ts';
import type { Safety } from './safety.service.ts';

const ok = { ok: true } as const;

export const safetyRoutes = (serve: Serve, { safety }: { safety: Safety }): void => {
  serve(calls.blockMember, async ({ viewer, params }) => safety.block(viewer, params.id).then(() => ok));
  serve(calls.unblockMember, async ({ viewer, params }) => safety.unblock(viewer, params.id).then(() => ok));
  serve(calls.listBlocked, async ({ viewer }) => ({ blocked: await safety.list(viewer) }));
  serve(findHiddenContacts, async ({ viewer }) => safety.contacts.find(viewer));
  serve(hideContacts, async ({ viewer, body }) => safety.contacts.hide(viewer, body).then(() => ok));
  serve(forgetContacts, async ({ viewer }) => safety.contacts.forget(viewer).then(() => ok));
  serve(calls.reportMember, async ({ viewer, params, body }) =>
    safety.report(viewer, params.id, body).then(() => ok),
  );
};
