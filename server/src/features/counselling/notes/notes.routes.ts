// The calls about notes of sessions: those of the counsellor whose they are, and those of the member whom they are about.
import * as calls from '@ijeuwa/contract/clients';
import type { Serve } from '#platform/http/serve.ts';
import type { Notes } from './notes.service.ts';

export const notesRoutes = (serve: Serve, notes: Notes): void => {
  serve(calls.listSessionNotes, ({ viewer, params }) => notes.list(viewer, params.id));
  serve(calls.writeSessionNote, ({ viewer, params, body }) => notes.write(viewer, params.id, body));
  serve(calls.changeSessionNote, ({ viewer, params, body }) => notes.change(viewer, params.id, body));
  serve(calls.removeSessionNote, ({ viewer, params }) =>
    notes.remove(viewer, params.id).then(() => ({ ok: true }) as const),
  );
  serve(calls.listFormerNotes, ({ viewer }) => notes.listFormer(viewer));
  serve(calls.removeFormerNotes, ({ viewer, params }) => notes.removeFormer(viewer, params.id));
  serve(calls.findOwnSessionNotes, ({ viewer }) => notes.findOwn(viewer));
  serve(calls.allowSessionNotes, ({ viewer }) => notes.allow(viewer));
  serve(calls.endSessionNotes, ({ viewer }) => notes.end(viewer));
};
