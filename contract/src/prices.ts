// The prices of the packages as staff see and change them.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { figure, Moment, requiredText, staffReason } from './fields.ts';

/** Whole naira, dollars and euros. */
const Prices = z.object({ price: z.number(), priceUSD: z.number(), priceEUR: z.number() });
export const PriceVersion = z.object({
  ...Prices.shape,
  version: z.int(),
  createdAt: Moment,
  /** Null: it came with the catalogue's file. */
  changedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type PriceVersion = z.infer<typeof PriceVersion>;
export const PackageHistory = z.object({
  id: z.string(),
  name: z.string(),
  period: z.string(),
  current: PriceVersion,
  /** What was sold before, the newest first. */
  earlier: z.array(PriceVersion),
});
export type PackageHistory = z.infer<typeof PackageHistory>;
const PRICES = { staff: ['editor', 'finance', 'admin'] } as const;
export const listPackageVersions = endpoint({
  method: 'GET',
  path: '/api/staff/packages',
  access: PRICES,
  summary: 'Every package with its current prices and all that it cost before.',
  answer: z.object({ packages: z.array(PackageHistory) }),
});

export const PRICE_MAX_NAIRA = 50_000_000;
export const PRICE_MAX_ABROAD = 50_000;
const wholePrice = (max: number) =>
  figure({
    min: 1,
    max,
    missing: 'Please give a price.',
    outside: `A whole number from 1 to ${max.toLocaleString('en-GB')}, please.`,
  });
export const changePackagePrice = endpoint({
  method: 'POST',
  path: '/api/staff/packages/:id/price',
  access: { ...PRICES, of: 'package' },
  summary:
    'Adds a version with these whole prices; quotes and orders keep theirs. 409 when `seenVersion` is no longer the current one, 400 when nothing would change.',
  params: z.object({ id: requiredText('Please choose a package.', 40) }),
  body: z.strictObject({
    price: wholePrice(PRICE_MAX_NAIRA),
    priceUSD: wholePrice(PRICE_MAX_ABROAD),
    priceEUR: wholePrice(PRICE_MAX_ABROAD),
    reason: staffReason,
    /** The version whose prices the person saw when they decided. */
    seenVersion: z.int('Please say which version you saw.'),
  }),
  answer: z.object({ package: PackageHistory }),
});
