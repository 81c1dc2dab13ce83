// The catalogue: what every kind of entry has in common, its versions and the calls with which staff keep it.
import * as z from 'zod/mini';
import { endpoint, type StaffRole } from './endpoint.ts';
import { handle, Moment, requiredText } from './fields.ts';

type Schema = z.core.$ZodType;

/** An entry as it stands or stood; who made it is null where the file did, and so is the reason. */
const versionOf = <S extends Schema>(data: S) =>
  z.object({
    version: z.int(),
    data,
    /** True where it is shown no longer. */
    ended: z.boolean(),
    validFrom: Moment,
    changedBy: z.nullable(z.string()),
    reason: z.nullable(z.string()),
  });

const historyOf = <S extends Schema>(data: S) => {
  const version = versionOf(data);
  return z.object({
    key: z.string(),
    current: version,
    /** What stood there before, the newest first. */
    earlier: z.array(version),
  });
};

export type EntryVersion<D> = {
  version: number;
  data: D;
  ended: boolean;
  validFrom: string;
  changedBy: string | null;
  reason: string | null;
};
export type EntryHistory<D> = { key: string; current: EntryVersion<D>; earlier: EntryVersion<D>[] };

const reason = requiredText('Please give the reason; it is kept in the audit.', 500);
const seenVersion = z.int('Please say which version you saw.');

const ENTRY_MAX_BYTES = 32 * 1024;

/**
 * The four calls of staff about one kind; `one` names an entry of it in a sentence. Its schema is read both ways, so it
 * checks and tidies but turns nothing into something else.
 */
export const catalogueCalls = <S extends Schema>(kind: {
  path: string;
  staff: readonly StaffRole[];
  entry: S;
  one: string;
}) => {
  const history = historyOf(kind.entry);
  const access = { staff: kind.staff };
  const named = { ...access, of: 'catalogue entry' } as const;
  const params = z.object({ key: handle });
  const answer = z.object({ entry: history });
  return {
    list: endpoint({
      method: 'GET',
      path: kind.path,
      access,
      summary: `Every ${kind.one} as it stands, the ended ones too, with all that stood there before.`,
      answer: z.object({ entries: z.array(history) }),
    }),
    add: endpoint({
      method: 'POST',
      path: kind.path,
      access,
      summary: `Adds a ${kind.one}, shown from now on. 409 when there is one like it.`,
      body: z.strictObject({ data: kind.entry, reason }),
      bodyMaxBytes: ENTRY_MAX_BYTES,
      answer,
    }),
    change: endpoint({
      method: 'POST',
      path: `${kind.path}/:key`,
      access: named,
      summary: `Adds a version of this ${kind.one}; one that was ended is shown again. 409 when \`seenVersion\` is no longer the current one, 400 when nothing would change.`,
      params,
      body: z.strictObject({ data: kind.entry, reason, seenVersion }),
      bodyMaxBytes: ENTRY_MAX_BYTES,
      answer,
    }),
    end: endpoint({
      method: 'POST',
      path: `${kind.path}/:key/end`,
      access: named,
      summary: `Shows this ${kind.one} no longer; it stays in the history. 409 as with a change, 400 when it is ended already.`,
      params,
      body: z.strictObject({ reason, seenVersion }),
      answer,
    }),
  };
};
