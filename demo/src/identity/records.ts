// What the OpenID provider must not forget (sessions, grants, codes), one file each.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RecordAdapter, RecordPayload } from 'oidc-provider';
import { listStates, readState, removeState, writeState } from '../practice/state-files.ts';

export function recordsIn(stateDir: string): (model: string) => RecordAdapter {
  return (model) => {
    const folder = join(stateDir, 'records', model);
    // Ids arrive from cookies and requests: a digest cannot name a file elsewhere.
    const pathOf = (id: string) => join(folder, `${createHash('sha256').update(id).digest('hex')}.json`);
    forgetExpired(folder);

    return {
      upsert: async (id, payload) => writeState(pathOf(id), payload),
      find: async (id) => readState<RecordPayload>(pathOf(id)),
      findByUid: async (uid) => recordsOf(folder).find(({ payload }) => payload.uid === uid)?.payload,
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = readState<RecordPayload>(pathOf(id));
        if (payload) writeState(pathOf(id), { ...payload, consumed: nowInSeconds() });
      },
      destroy: async (id) => removeState(pathOf(id)),
      async revokeByGrantId(grantId) {
        for (const { path, payload } of recordsOf(folder)) if (payload.grantId === grantId) removeState(path);
      },
    };
  };
}

function recordsOf(folder: string): { path: string; payload: RecordPayload }[] {
  return listStates(folder).flatMap((path) => {
    const payload = readState<RecordPayload>(path);
    return payload ? [{ path, payload }] : [];
  });
}

function forgetExpired(folder: string): void {
  for (const { path, payload } of recordsOf(folder)) {
    if ((payload.exp ?? Number.POSITIVE_INFINITY) < nowInSeconds()) removeState(path);
  }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
