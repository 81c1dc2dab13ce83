// The catalogue: what is written in files and kept by staff, each change a version; read by pages and calls.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Audit } from '#platform/audit.ts';
import type { Entries, Kind } from '#platform/catalogue.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import type { Live } from '#platform/live.ts';
import * as catalogue from './catalogue.repository.ts';
import { withFileChange } from './catalogue.rules.ts';
import { makeDesk } from './desk.service.ts';
import { readEntries } from './read-entries.ts';

export type CatalogueNeeds = { db: Database; clock: Clock; live: Live; audit: Audit };

export const makeCatalogue = (needs: CatalogueNeeds) => ({
  open: <D extends object>(kind: Kind<D>): Entries<D> => {
    const { db, clock } = needs;
    const fits = (data: object): data is D => z.safeParse(kind.data, data).success;
    return {
      async seed(place, more = new Map()) {
        const written = new Map([...(await readEntries(kind, place)), ...more]);
        await db.transaction(async (tx) => {
          await catalogue.lockKind(tx, kind.name);
          const rows = await catalogue.listCurrentVersions(tx, kind.name);
          const currents = new Map(rows.map((row) => [row.key, row]));
          const saidBefore = await catalogue.listFileData(tx, kind.name);
          const validFrom = clock.now();
          for (const [key, data] of written) {
            const before = saidBefore.get(key) ?? undefined;
            if (isDeepStrictEqual(before, data)) continue;
            const name = { kind: kind.name, key };
            await catalogue.saveFileData(tx, name, data);
            const row = currents.get(key);
            const current = row && { data: row.data, ended: row.ended };
            const merged = withFileChange(current, before, data, isDeepStrictEqual);
            const next = fits(merged.data) ? merged : { ...merged, data };
            if (isDeepStrictEqual(current, next)) continue;
            await catalogue.saveVersion(tx, name, { ...next, version: (row?.version ?? 0) + 1, validFrom });
          }
          for (const { key, version, data, ended } of rows) {
            const isGone = !written.has(key) && (saidBefore.get(key) ?? null) !== null;
            if (!isGone) continue;
            const name = { kind: kind.name, key };
            await catalogue.saveFileData(tx, name, null);
            if (!ended)
              await catalogue.saveVersion(tx, name, { data, ended: true, version: version + 1, validFrom });
          }
        });
      },

      async listCurrent(tx = db) {
        const rows = await catalogue.listCurrentVersions(tx, kind.name);
        return rows.flatMap(({ id, key, version, data, ended }) => {
          const read = z.safeParse(kind.data, data);
          return read.success && !ended ? [{ id, key, version, data: read.data }] : [];
        });
      },

      keepHidden: (key, data) =>
        db.transaction(async (tx) => {
          await catalogue.lockKind(tx, kind.name);
          const kept = await catalogue.listCurrentVersions(tx, kind.name);
          if (kept.some((row) => row.key === key)) return;
          const name = { kind: kind.name, key };
          await catalogue.saveEntryOnce(tx, name);
          await catalogue.saveVersion(tx, name, { data, ended: true, version: 1, validFrom: clock.now() });
        }),

      desk: makeDesk(needs, kind),
    };
  },
});
