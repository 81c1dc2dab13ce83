// Discount codes: as members read them, and as staff keep them; when one ends, and what it lowers a price by.
import * as z from 'zod/mini';
import { catalogueCalls, type EntryHistory } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { isoDate, requiredLine, requiredText, text, whole } from './fields.ts';

export const CODE_MAX_LENGTH = 20;
export const CODE_DESCRIPTION_MAX_LENGTH = 160;
export const CODE_USES_MAX = 1_000_000;
export const CODE_BACKGROUNDS = ['wine', 'leaf', 'gold', 'coral'] as const;
/** The trial that a trial code begins, in place of the seven days. */
export const TRIAL_CODE_DAYS = 14;
export const FREE_TRIAL = 'FREE TRIAL';
export const COPIED_MS = 2000;

/** As it is typed: in any case, with what was pasted around it. */
export const TypedCode = text({ maxLength: 40 }, z.trim(), z.toUpperCase());

const DISCOUNT = 'A percentage from 1% to 99%, or FREE TRIAL, please.';
const CODE = `From 3 to ${CODE_MAX_LENGTH} capital letters and figures, a letter first, please.`;

export const CodeEntry = z.strictObject({
  code: requiredLine('Please give the code.', CODE_MAX_LENGTH, z.regex(/^[A-Z][A-Z0-9]{2,}$/, CODE)),
  description: requiredText('Please say what it gives.', CODE_DESCRIPTION_MAX_LENGTH),
  /** Its last day, in Lagos. */
  validUntil: isoDate('Please give its last day, as 2026-12-31.'),
  // Nothing is ever sold for nothing.
  discount: requiredLine('Please give the discount.', 10, z.regex(/^(?:[1-9][0-9]?%|FREE TRIAL)$/, DISCOUNT)),
  /** A colour of the design, by its token. */
  background: z.enum(CODE_BACKGROUNDS),
  featured: z.optional(z.boolean()),
  /** How often it can be used; without it, by everybody once. */
  uses: z.optional(whole(1, CODE_USES_MAX, 'Please say how often it can be used.')),
  /** Its place in the list. */
  order: whole(0, 999, 'Please give its place.'),
});
export type CodeEntry = z.infer<typeof CodeEntry>;
export type CodeHistory = EntryHistory<CodeEntry>;

/** None of a trial code. */
export const percentOf = ({ discount }: Pick<CodeEntry, 'discount'>): number | undefined =>
  discount === FREE_TRIAL ? undefined : Number.parseInt(discount, 10);

const DAY_MS = 86_400_000;
/** Days left of a last day in Lagos, that day with them: none, or less, where it has passed. */
export const daysLeft = (validUntil: string, now: Date): number =>
  Math.ceil((Date.parse(`${validUntil}T24:00:00+01:00`) - now.getTime()) / DAY_MS);

export const Discount = z.object({
  id: z.string(),
  code: z.string(),
  description: z.string(),
  validUntil: z.string(),
  discount: z.string(),
  background: z.enum(CODE_BACKGROUNDS),
  featured: z.boolean(),
  /** All its uses are taken, now. */
  taken: z.optional(z.literal(true)),
});
export type Discount = z.infer<typeof Discount>;
export const listDiscounts = endpoint({
  method: 'GET',
  path: '/api/discounts',
  access: 'member',
  summary: 'The discount codes, those too whose last day has passed, in the order of the page.',
  answer: z.object({ discounts: z.array(Discount) }),
});

const calls = catalogueCalls({
  path: '/api/staff/codes',
  // What people pay is finance’s to say.
  staff: ['finance', 'admin'],
  readers: ['editor', 'finance', 'support', 'admin'],
  entry: CodeEntry,
  one: 'discount code',
  of: 'code',
});
export const listCodeEntries = calls.list;
export const addCode = calls.add;
export const changeCode = calls.change;
export const endCode = calls.end;
export const listCodeUses = endpoint({
  method: 'GET',
  path: '/api/staff/code-uses',
  access: { staff: ['editor', 'finance', 'support', 'admin'] },
  summary:
    'How often each code that anybody took was used, and how often it is held for an order that waits.',
  answer: z.object({ uses: z.array(z.object({ key: z.string(), used: z.int(), reserved: z.int() })) }),
});
