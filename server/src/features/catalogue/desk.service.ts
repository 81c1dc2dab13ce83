// The catalogue as staff keep it: every change is a version of its own, and of two at once the second is told.
import { isDeepStrictEqual } from 'node:util';
import type { EntryHistory, EntryVersion } from '@ijeuwa/contract/catalogue';
import * as z from 'zod';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Kind } from '#platform/catalogue.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import * as catalogue from './catalogue.repository.ts';

export type DeskNeeds = {
  db: Database;
  clock: Clock;
  record: Audit['record'];
};
type Versions = Awaited<ReturnType<typeof catalogue.listVersions>>;
type Seen = { reason: string; seenVersion: number };

export const makeDesk = <D extends object>({ db, clock, record }: DeskNeeds, kind: Kind<D>) => {
  const toVersion = ({ row, staffName }: Versions[number]): EntryVersion<D> => ({
    version: row.version,
    data: z.parse(kind.data, row.data),
    ended: row.ended,
    validFrom: row.validFrom.toISOString(),
    changedBy: staffName,
    reason: row.reason,
  });
  const toHistory = (versions: Versions): EntryHistory<D> => {
    const [current, ...earlier] = versions;
    if (!current) throw notFound('This entry');
    return { key: current.row.key, current: toVersion(current), earlier: earlier.map(toVersion) };
  };

  const refuseFaults = async (data: D): Promise<void> => {
    const faults = await kind.faultsOf(data);
    if (!faults) return;
    const fields = Object.fromEntries(Object.entries(faults).map(([name, why]) => [`data.${name}`, why]));
    throw new AppError('invalid', Object.values(faults)[0]!, fields);
  };

  type Deed = { act: string; key: string; staffId: string; reason: string };
  type Next = { data: D; ended: boolean };
  /** `decide` says how it stands from now on, or refuses. */
  const makeVersion = (
    { act, key, staffId, reason }: Deed,
    decide: (current: EntryVersion<D> | undefined) => Next,
  ): Promise<EntryHistory<D>> =>
    db.transaction(async (tx) => {
      await catalogue.lockKind(tx, kind.name);
      const name = { kind: kind.name, key };
      const [row] = await catalogue.listVersions(tx, name);
      const next = decide(row && toVersion(row));
      const version = (row?.row.version ?? 0) + 1;
      await catalogue.saveEntryOnce(tx, name);
      await catalogue.saveVersion(tx, name, {
        ...next,
        version,
        validFrom: clock.now(),
        by: { staffId, reason },
      });
      const history = toHistory(await catalogue.listVersions(tx, name));
      await record(tx, {
        staffId,
        act: `${act} ${kind.name}`,
        subject: `${kind.name} ${key} version ${version}`,
        reason,
      });
      return history;
    });

  const seenBy = (current: EntryVersion<D> | undefined, seenVersion: number): EntryVersion<D> => {
    if (!current) throw notFound('This entry');
    if (current.version !== seenVersion)
      throw new AppError(
        'conflict',
        `This was changed meanwhile, by ${current.changedBy ?? 'the catalogue’s file'}. Now it is version ${current.version}. Please look again.`,
      );
    return current;
  };

  return {
    /** Nobody's private data: looking at it is not in the audit. */
    async list(): Promise<EntryHistory<D>[]> {
      const versions = await catalogue.listVersions(db, { kind: kind.name });
      return [...Map.groupBy(versions, ({ row }) => row.key).values()].map(toHistory);
    },

    async add(staffId: string, { data, reason }: { data: D; reason: string }): Promise<EntryHistory<D>> {
      await refuseFaults(data);
      return makeVersion({ act: 'add', key: kind.keyOf(data), staffId, reason }, (current) => {
        if (current && !current.ended) throw new AppError('conflict', 'There is one like it already.');
        return { data, ended: false };
      });
    },

    async change(
      staffId: string,
      key: string,
      { data, reason, seenVersion }: Seen & { data: D },
    ): Promise<EntryHistory<D>> {
      await refuseFaults(data);
      return makeVersion({ act: 'change', key, staffId, reason }, (standing) => {
        const current = seenBy(standing, seenVersion);
        if (!current.ended && isDeepStrictEqual(current.data, data))
          throw new AppError('invalid', 'It already says this.');
        return { data, ended: false };
      });
    },

    end: (staffId: string, key: string, { reason, seenVersion }: Seen): Promise<EntryHistory<D>> =>
      makeVersion({ act: 'end', key, staffId, reason }, (standing) => {
        const current = seenBy(standing, seenVersion);
        if (current.ended) throw new AppError('invalid', 'It has already ended.');
        return { data: current.data, ended: true };
      }),
  };
};
export type Desk<D extends object> = ReturnType<typeof makeDesk<D>>;
