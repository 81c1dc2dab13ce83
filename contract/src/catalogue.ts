// The catalogue: what every kind of entry has in common, its versions and the calls with which staff keep it.
import * as z from 'zod/mini';
import { type Case, endpoint, type StaffRole } from './endpoint.ts';
import { handle, Moment, staffReason } from './fields.ts';

type Schema = z.core.$ZodType;

/** An entry as it stands or stood; who made it is null where the file did, and so is the reason. */
const versionOf = <S extends Schema>(data: S) =>
  z.object({
    version: z.int(),
    /** Null where it no longer fits what such an entry must be; then `unfit` has it as it was kept. */
    data: z.nullable(data),
    unfit: z.nullable(z.record(z.string(), z.unknown())),
    /** What of it is shown as HTML, as the pages show it now; null where nothing is. */
    html: z.nullable(z.string()),
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
  data: D | null;
  unfit: Record<string, unknown> | null;
  html: string | null;
  ended: boolean;
  validFrom: string;
  changedBy: string | null;
  reason: string | null;
};
export type EntryHistory<D> = { key: string; current: EntryVersion<D>; earlier: EntryVersion<D>[] };

/** Of an entry with a price: whoever else keeps it changes its words alone. */
export const SETS_PRICES = ['finance', 'admin'] as const satisfies StaffRole[];

const reason = staffReason;
const seenVersion = z.int('Please say which version you saw.');

const ENTRY_MAX_BYTES = 32 * 1024;

/**
 * The four calls of staff about one kind; `one` names an entry of it in a sentence. Its schema is read both ways, so it
 * checks and tidies but turns nothing into something else.
 */
export const catalogueCalls = <S extends Schema>(kind: {
  path: string;
  staff: readonly StaffRole[];
  /** Who reads the list; unsaid, whoever keeps it. */
  readers?: readonly StaffRole[];
  /** Who adds to it; unsaid, whoever keeps it. */
  adders?: readonly StaffRole[];
  entry: S;
  one: string;
  of: Case;
  /** Where the longest entry weighs more than most. */
  entryMaxBytes?: number;
}) => {
  const history = historyOf(kind.entry);
  const access = { staff: kind.staff };
  const named = { ...access, of: kind.of };
  const params = z.object({ key: handle });
  const answer = z.object({ entry: history });
  return {
    list: endpoint({
      method: 'GET',
      path: kind.path,
      access: { staff: kind.readers ?? kind.staff },
      summary: `Every ${kind.one} as it stands, the ended ones too, with all that stood there before.`,
      answer: z.object({ entries: z.array(history) }),
    }),
    add: endpoint({
      method: 'POST',
      path: kind.path,
      access: { staff: kind.adders ?? kind.staff },
      summary: `Adds a ${kind.one}, shown from now on. 409 when there is one like it.`,
      body: z.strictObject({ data: kind.entry, reason }),
      bodyMaxBytes: kind.entryMaxBytes ?? ENTRY_MAX_BYTES,
      answer,
    }),
    change: endpoint({
      method: 'POST',
      path: `${kind.path}/:key`,
      access: named,
      summary: `Adds a version of this ${kind.one}; one that was ended is shown again. 409 when \`seenVersion\` is no longer the current one, 400 when nothing would change.`,
      params,
      body: z.strictObject({ data: kind.entry, reason, seenVersion }),
      bodyMaxBytes: kind.entryMaxBytes ?? ENTRY_MAX_BYTES,
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
