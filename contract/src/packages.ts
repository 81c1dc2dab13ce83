// The packages: what is written of each, as files and staff give it, and as staff keep it with its history.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory, type EntryVersion } from './catalogue.ts';
import { list, requiredLine, requiredText, whole } from './fields.ts';

export const PRICE_MAX_NAIRA = 50_000_000;
export const PRICE_MAX_ABROAD = 50_000;
export const PACKAGE_NAME_MAX_LENGTH = 60;
const FEATURE_MAX_LENGTH = 80;
const FEATURES_MAX = 12;
const PACKAGES_MAX = 100;
const MONTHS_MAX = 36;
const NO_FEATURE = 'Please name at least one feature.';

const wholePrice = (most: number) => whole(1, most, 'Please give a price.');

export const PackageEntry = z.strictObject({
  name: requiredLine('Please give its name.', PACKAGE_NAME_MAX_LENGTH),
  price: wholePrice(PRICE_MAX_NAIRA),
  priceUSD: wholePrice(PRICE_MAX_ABROAD),
  priceEUR: wholePrice(PRICE_MAX_ABROAD),
  months: whole(1, MONTHS_MAX, 'Please say for how many months it is.'),
  period: requiredText('Please say for how long it is.', 40),
  /** A colour of the design, by its token. */
  color: z.enum(['wine', 'leaf', 'gold', 'coral']),
  /** Each in words that say what is allowed: `entitlements` knows them. */
  features: list(requiredText('Please name the feature.', FEATURE_MAX_LENGTH), FEATURES_MAX).check(
    z.minLength(1, NO_FEATURE),
  ),
  /** The one that is recommended to whoever compares them. */
  recommended: z.optional(z.boolean()),
  /** Its place among the packages; a later one holds more. */
  position: whole(0, PACKAGES_MAX, 'Please give its place.'),
});
export type PackageEntry = z.infer<typeof PackageEntry>;
export type PackageHistory = EntryHistory<PackageEntry>;
export type PackageVersion = EntryVersion<PackageEntry>;

const calls = catalogueCalls({
  path: '/api/staff/packages',
  staff: ['editor', 'finance', 'admin'],
  entry: PackageEntry,
  one: 'package',
  of: 'package',
});
// What begins and ends stands in the file, with the texts and pictures that speak of it.
export const listPackageEntries = calls.list;
export const changePackage = calls.change;
