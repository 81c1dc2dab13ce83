// The packages on sale: read from the catalogue's file at start, answered from their newest versions.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Package } from '@ijeuwa/contract/billing';
import { figuresOf } from '@ijeuwa/contract/figures';
import * as z from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { inWords } from '../billing.mails.ts';
import * as packages from './packages.repository.ts';
import { samePrices, toMinor, toWhole } from './prices.rules.ts';

const FILE = fileURLToPath(new URL('../../../../../content/packages.json', import.meta.url));

const price = z.number().int().positive();
const PackageEntry = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  price,
  priceUSD: price,
  priceEUR: price,
  months: z.number().int().positive(),
  period: z.string().min(1),
  /** A colour of the design, by its token. */
  color: z.enum(['wine', 'leaf', 'gold', 'coral']),
  features: z.array(z.string().min(1)).min(1),
});
type PackageEntry = z.infer<typeof PackageEntry>;

const contentOf = (entry: PackageEntry): packages.PackageContent => {
  const { id: _, price, priceUSD, priceEUR, ...rest } = entry;
  return { ...rest, priceMinor: toMinor({ price, priceUSD, priceEUR }) };
};

const toPackage = ({ packageId, content }: packages.PackageVersion): Package => ({
  id: packageId,
  name: content.name,
  ...toWhole(content.priceMinor),
  period: content.period,
  months: content.months,
  features: content.features,
  color: content.color,
});

/**
 * Decisions 5: a changed entry of the file becomes a new version; an unchanged one leaves what staff made of it,
 * and so does a changed one whose prices are as they were: a new word in it is no word about the price.
 */
export const seedPackages = async (db: Database, clock: Clock, file = FILE): Promise<void> => {
  const entries = z.array(PackageEntry).parse(JSON.parse(await readFile(file, 'utf8')));
  await db.transaction(async (tx) => {
    await packages.lockCatalogue(tx);
    const fromFile = await packages.listFromFile(tx);
    for (const [position, entry] of entries.entries()) {
      const fileHash = createHash('sha256')
        .update(JSON.stringify([position, entry]))
        .digest('base64url');
      const last = fromFile.get(entry.id);
      if (last?.fileHash === fileHash) continue;
      const content = contentOf(entry);
      const current = await packages.findCurrentPackage(tx, entry.id);
      const saidBefore = last?.content.filePriceMinor ?? last?.content.priceMinor;
      if (saidBefore && current && samePrices(saidBefore, content.priceMinor)) {
        content.filePriceMinor = content.priceMinor;
        content.priceMinor = current.content.priceMinor;
      }
      await packages.savePackageVersion(
        tx,
        { packageId: entry.id, position, content, fileHash },
        clock.now(),
      );
    }
  });
};

export const makePackages = ({ db }: { db: Database }) => {
  const list = async (): Promise<Package[]> => (await packages.listCurrentPackages(db)).map(toPackage);
  return {
    list,
    /** Prices and periods in words, by the marks with which open pages name them. */
    listFigures: async (): Promise<Map<string, string>> =>
      figuresOf(await list(), ({ amountMinor, currency }) => inWords(amountMinor, currency)),
  };
};
export type Packages = ReturnType<typeof makePackages>;
