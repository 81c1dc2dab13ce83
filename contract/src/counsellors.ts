// The counsellors: what is written of each, as files and staff give it, and as staff keep it with its history.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory, SETS_PRICES } from './catalogue.ts';
import { COUNSELLOR_CATEGORIES } from './counselling.ts';
import { inThousands, isoDate, list, requiredLine, requiredText } from './fields.ts';
import { Likeness } from './likeness.ts';

export const COUNSELLOR_NAME_MAX_LENGTH = 60;
export const COUNSELLOR_TITLE_MAX_LENGTH = 80;
export const COUNSELLOR_BIO_MAX_LENGTH = 1200;
export const SPECIALTIES_MAX = 8;
export const LANGUAGES_MAX = 8;
const SPECIALTY_MAX_LENGTH = 60;
const LANGUAGE_MAX_LENGTH = 40;
const FEE_MAX_NAIRA = 5_000_000;
const FEE_MAX_DOLLARS = 5_000;

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const NO_FEE = 'Please give the fee.';
const NAIRA = `A whole number of naira from 1 to ${inThousands(FEE_MAX_NAIRA)}, please.`;
const DOLLARS = `Dollars from 1 to ${inThousands(FEE_MAX_DOLLARS)}, with at most two decimals, please.`;
const PLACE = 'A whole number from 0 to 999, please.';
const isInCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

export const CounsellorEntry = z.strictObject({
  name: requiredLine('Please give the name.', COUNSELLOR_NAME_MAX_LENGTH),
  /** "PhD, Clinical Psychology". */
  title: requiredLine('Please say what they are trained in.', COUNSELLOR_TITLE_MAX_LENGTH),
  category: z.enum(COUNSELLOR_CATEGORIES, {
    error: `There is no such category; there are ${COUNSELLOR_CATEGORIES.join(', ')}.`,
  }),
  specialties: list(requiredText('Please name the specialty.', SPECIALTY_MAX_LENGTH), SPECIALTIES_MAX).check(
    z.minLength(1, 'Please name at least one specialty.'),
  ),
  languages: list(requiredText('Please name the language.', LANGUAGE_MAX_LENGTH), LANGUAGES_MAX).check(
    z.minLength(1, 'Please name at least one language.'),
  ),
  bio: requiredText('Please write a few sentences about them.', COUNSELLOR_BIO_MAX_LENGTH),
  /** On which they see people, in their own zone. */
  weekdays: list(
    z.enum(WEEKDAYS, { error: `A day is one of ${WEEKDAYS.join(', ')}.` }),
    WEEKDAYS.length,
  ).check(z.minLength(1, 'Please name at least one day.')),
  /** Of one session. */
  price: z.number(NO_FEE).check(z.int(NAIRA), z.minimum(1, NAIRA), z.maximum(FEE_MAX_NAIRA, NAIRA)),
  priceUSD: z
    .number(NO_FEE)
    .check(z.minimum(1, DOLLARS), z.maximum(FEE_MAX_DOLLARS, DOLLARS), z.refine(isInCents, DOLLARS)),
  /** Who licensed them, and the day on which we saw it in that body’s register. */
  licenceBody: z.optional(requiredLine('Please name the body.', 100)),
  licenceCheckedOn: z.optional(isoDate('Please give the day of the check, as 2026-12-31.')),
  /** Drawn by our own code, by its name. */
  portrait: z.optional(
    requiredLine('Please name the drawing.', 40, z.regex(/^[a-z-]+$/, 'Small letters, please.')),
  ),
  /** Whose drawn likeness stands where there is no portrait. */
  likeness: z.optional(Likeness),
  /** What is only claimed, and stands in the demonstration alone: people and ratings there are invented. */
  demonstration: z.optional(
    z.strictObject({
      rating: z.number().check(z.minimum(1), z.maximum(5)),
      reviews: z.int().check(z.minimum(0), z.maximum(100_000)),
      licenceChecked: z.boolean(),
    }),
  ),
  /** Its place among the counsellors. */
  position: z.number(PLACE).check(z.int(PLACE), z.minimum(0, PLACE), z.maximum(999, PLACE)),
});
export type CounsellorEntry = z.infer<typeof CounsellorEntry>;
export type CounsellorHistory = EntryHistory<CounsellorEntry>;

const calls = catalogueCalls({
  path: '/api/staff/counsellor-entries',
  staff: ['editor', 'finance', 'admin'],
  adders: SETS_PRICES,
  entry: CounsellorEntry,
  one: 'counsellor',
  of: 'counsellor entry',
});
export const listCounsellorEntries = calls.list;
export const addCounsellor = calls.add;
export const changeCounsellor = calls.change;
export const endCounsellor = calls.end;
