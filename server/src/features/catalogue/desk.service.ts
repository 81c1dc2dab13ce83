// The catalogue as staff keep it: every change is a version of its own, and of two at once the second is told.
import { isDeepStrictEqual } from 'node:util';
import type { EntryHistory, EntryVersion } from '@ijeuwa/contract/catalogue';
import * as z from 'zod';
import { AppError, notFound } from '#platform/app-error.ts';
import type { Audit } from '#platform/audit.ts';
import type { Desk, Kind } from '#platform/catalogue.ts';
import { type Clock, lagosDay } from '#platform/clock.ts';
import type { Database, Queryable } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import { workChanged } from '#platform/work-changed.ts';
import * as catalogue from './catalogue.repository.ts';

export type DeskNeeds = { db: Database; clock: Clock; live: Live; audit: Audit };
const BY_FINANCE = 'Finance sets prices, and how much they buy. You may change the words.';
type Versions = Awaited<ReturnType<typeof catalogue.listVersions>>;

export const makeDesk = <D extends object>({ db, clock, live, audit }: DeskNeeds, kind: Kind<D>): Desk<D> => {
  type Write = ((data: D) => string) | undefined;
  /** A version of before that no longer fits is told as it was kept. */
  const readData = (kept: object, write: Write): Pick<EntryVersion<D>, 'data' | 'unfit' | 'html'> => {
    const read = z.safeParse(kind.data, kept);
    if (!read.success) return { data: null, unfit: { ...kept }, html: null };
    return { data: read.data, unfit: null, html: write?.(read.data) ?? null };
  };
  const toVersion = ({ row, staffName }: Versions[number], write?: Write): EntryVersion<D> => ({
    version: row.version,
    ...readData(row.data, write),
    ended: row.ended,
    validFrom: row.validFrom.toISOString(),
    changedBy: staffName,
    reason: row.reason,
  });
  const toHistory = (versions: Versions, write: Write): EntryHistory<D> => {
    const [current, ...earlier] = versions;
    if (!current) throw notFound('This entry');
    return {
      key: current.row.key,
      current: toVersion(current, write),
      earlier: earlier.map((one) => toVersion(one, write)),
    };
  };

  const refuse = (faults: Readonly<Record<string, string>> | undefined): void => {
    if (!faults) return;
    const fields = Object.fromEntries(Object.entries(faults).map(([name, why]) => [`data.${name}`, why]));
    throw new AppError('invalid', Object.values(faults)[0]!, fields);
  };

  const refuseFaults = async (data: D, key: string): Promise<void> => refuse(await kind.faultsOf(data, key));
  /** Of all that are shown now but this one. */
  const refuseBeside = async (tx: Queryable, key: string, data: D): Promise<void> => {
    if (!kind.faultsBeside) return;
    const standing = await catalogue.listCurrentVersions(tx, kind.name);
    const others = standing.filter((one) => one.key !== key && !one.ended);
    refuse(
      kind.faultsBeside(
        data,
        others.flatMap((one) => readData(one.data, undefined).data ?? []),
      ),
    );
  };

  /** Of one that no longer fits, or is new, each price is set anew. */
  const refuseOthersPrices = async (
    tx: Queryable,
    staffId: string,
    before: D | null | undefined,
    next: D,
  ): Promise<void> => {
    const changed = kind.priced?.filter((field) => !isDeepStrictEqual(before?.[field], next[field])) ?? [];
    if (changed.length === 0 || (await catalogue.setsPrices(tx, staffId))) return;
    const fields = Object.fromEntries(changed.map((field) => [`data.${field}`, BY_FINANCE]));
    throw new AppError('forbidden', BY_FINANCE, fields);
  };

  type Deed = { act: string; key: string; staffId: string; reason: string };
  type Next = { data: object; ended: true } | { data: D; ended: false };
  /** `decide` says how it stands from now on, or refuses. */
  const makeVersion = async (
    { act, key, staffId, reason }: Deed,
    decide: (current: EntryVersion<D> | undefined) => Next,
  ): Promise<EntryHistory<D>> => {
    const write = await kind.makeHtml?.();
    const made = await db.transaction(async (tx) => {
      await catalogue.lockKind(tx, kind.name);
      const name = { kind: kind.name, key };
      const [row] = await catalogue.listVersions(tx, name);
      const standing = row && toVersion(row);
      const next = decide(standing);
      if (!next.ended) await refuseOthersPrices(tx, staffId, standing?.data, next.data);
      if (!next.ended) {
        refuse(kind.faultsAfter?.(standing?.data ?? null, next.data, lagosDay(clock.now())));
        await refuseBeside(tx, key, next.data);
      }
      const version = (row?.row.version ?? 0) + 1;
      await catalogue.saveEntryOnce(tx, name);
      await catalogue.saveVersion(tx, name, {
        ...next,
        version,
        validFrom: clock.now(),
        by: { staffId, reason },
      });
      const history = toHistory(await catalogue.listVersions(tx, name), write);
      await kind.onVersion?.(tx, history);
      await audit.record(tx, {
        staffId,
        act: `${act} ${kind.name}`,
        subject: `${kind.name} ${key} version ${version}`,
        reason,
      });
      return history;
    });
    workChanged(live, kind.work);
    return made;
  };

  const seenBy = (current: EntryVersion<D> | undefined, seenVersion: number): EntryVersion<D> => {
    if (!current) throw notFound('This entry');
    if (current.version !== seenVersion)
      throw new AppError(
        'conflict',
        `This was changed meanwhile, by ${current.changedBy ?? 'the catalogue’s file'}. Now it is version ${current.version}. Please look again.`,
      );
    return current;
  };

  const refuseOthersWords = ({ data }: EntryVersion<D>, next: D): void => {
    const changed = kind.onlyInFile?.find((field) => data && !isDeepStrictEqual(data[field], next[field]));
    if (!changed) return;
    const message = `What “${changed}” is stands in the catalogue’s file alone.`;
    throw new AppError('invalid', message, { [`data.${changed}`]: message });
  };

  return {
    /** Nobody's private data: looking at it is not in the audit. */
    async list() {
      const versions = await catalogue.listVersions(db, { kind: kind.name });
      const write = await kind.makeHtml?.();
      const ofOne = Map.groupBy(versions, ({ row }) => row.key).values();
      return [...ofOne].map((some) => toHistory(some, write));
    },

    async add(staffId, { data, reason }) {
      if (!kind.keyOf) throw new AppError('invalid', 'One more of these begins in the catalogue’s file.');
      const key = kind.keyOf(data);
      await refuseFaults(data, key);
      return makeVersion({ act: 'add', key, staffId, reason }, (current) => {
        if (current && !current.ended) throw new AppError('conflict', 'There is one like it already.');
        return { data, ended: false };
      });
    },

    async change(staffId, key, { data, reason, seenVersion }) {
      await refuseFaults(data, key);
      return makeVersion({ act: 'change', key, staffId, reason }, (standing) => {
        const current = seenBy(standing, seenVersion);
        refuseOthersWords(current, data);
        if (!current.ended && isDeepStrictEqual(current.data, data))
          throw new AppError('invalid', 'It already says this.');
        return { data, ended: false };
      });
    },

    end: (staffId, key, { reason, seenVersion }) =>
      makeVersion({ act: 'end', key, staffId, reason }, (standing) => {
        const current = seenBy(standing, seenVersion);
        if (current.ended) throw new AppError('invalid', 'It has already ended.');
        return { data: current.data ?? current.unfit ?? {}, ended: true };
      }),
  };
};
