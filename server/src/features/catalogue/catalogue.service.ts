// The catalogue: what is written in files and kept by staff, each change a version; read by pages and calls.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Entries, Kind } from '#platform/catalogue.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import * as catalogue from './catalogue.repository.ts';
import { withFileChange } from './catalogue.rules.ts';
import { readEntries } from './read-entries.ts';

export type CatalogueNeeds = { db: Database; clock: Clock };

export const makeCatalogue = ({ db, clock }: CatalogueNeeds) => ({
  open: <D extends object>(kind: Kind<D>): Entries<D> => {
    const parse = (data: unknown): D => z.parse(kind.data, data);
    return {
      async seed(folder) {
        const written = await readEntries(kind, folder);
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
            const current = row && { data: parse(row.data), ended: row.ended };
            const next = withFileChange(current, before && parse(before), data, isDeepStrictEqual);
            if (isDeepStrictEqual(current, next)) continue;
            await catalogue.saveVersion(tx, name, { ...next, version: (row?.version ?? 0) + 1, validFrom });
          }
          for (const { key, version, data, ended } of rows) {
            const isGone = !written.has(key) && (saidBefore.get(key) ?? null) !== null;
            if (!isGone) continue;
            const name = { kind: kind.name, key };
            await catalogue.saveFileData(tx, name, null);
            if (!ended)
              await catalogue.saveVersion(tx, name, {
                data: parse(data),
                ended: true,
                version: version + 1,
                validFrom,
              });
          }
        });
      },

      async listCurrent() {
        const rows = await catalogue.listCurrentVersions(db, kind.name);
        return rows
          .filter(({ ended }) => !ended)
          .map(({ key, version, data }) => ({ key, version, data: parse(data) }));
      },
    };
  },
});
