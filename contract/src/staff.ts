// The back office: sign-in with a second factor, the queues, and the audit. To anybody else: not found.
import * as z from 'zod/mini';
import { endpoint, type StaffRole } from './endpoint.ts';
import { email, figure, handle, Id, list, Moment, Money, Ok, requiredText } from './fields.ts';
import { PHOTOS_MAX } from './photos.ts';

const STAFF_ROLES = [
  'support',
  'moderator',
  'finance',
  'counsellor',
  'matchmaker',
  'planner',
  'editor',
  'admin',
] as const satisfies readonly StaffRole[];
export const StaffUser = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
});
export type StaffUser = z.infer<typeof StaffUser>;

export const STAFF_CODE_MINUTES = 10;
export const STAFF_CODE_TRIES = 5;
export const logInStaff = endpoint({
  method: 'POST',
  path: '/api/staff/login',
  access: 'public',
  summary: `First factor; sends the second (six digits, ${STAFF_CODE_MINUTES} minutes, ${STAFF_CODE_TRIES} tries) to the staff member’s mail.`,
  body: z.strictObject({
    email: email('Email is required', 'Invalid email address'),
    password: requiredText('Password is required', 200),
  }),
  answer: z.object({ challenge: Id }),
});
export const confirmStaff = endpoint({
  method: 'POST',
  path: '/api/staff/confirm',
  access: { public: 'challenge' },
  summary: 'Second factor; opens the staff session.',
  body: z.strictObject({ challenge: Id, code: requiredText('Please enter the verification code', 12) }),
  answer: z.object({ staff: StaffUser }),
});
export const logOutStaff = endpoint({
  method: 'POST',
  path: '/api/staff/logout',
  access: 'public',
  summary: 'Ends the staff session.',
  answer: Ok,
});
export const findStaffMe = endpoint({
  method: 'GET',
  path: '/api/staff/me',
  access: { staff: [] },
  summary: 'Who of the staff is signed in.',
  answer: z.object({ staff: StaffUser }),
});

export const TransferCase = z.object({
  orderId: Id,
  reference: z.string(),
  member: z.object({ _id: Id, name: z.string() }),
  packageName: z.string(),
  total: Money,
  createdAt: Moment,
  expiresAt: Moment,
  announcedAt: z.nullable(Moment),
  approvals: z.int(),
  approvalsNeeded: z.int(),
  /** Whoever asks has given one of the approvals. */
  confirmedByMe: z.boolean(),
  /** The member has paid the same price in another way: this money would have to go back. */
  paidAlready: z.boolean(),
});
export type TransferCase = z.infer<typeof TransferCase>;
const reason = requiredText('Please give the reason; it stands in the audit.', 500);
export const listTransfers = endpoint({
  method: 'GET',
  path: '/api/staff/transfers',
  access: { staff: ['finance', 'admin'] },
  summary:
    'Transfers that their members said were made, the longest waiting first; with a reference, that unpaid one, announced or not.',
  query: z.strictObject({ reference: z.optional(requiredText('Please give a reference.', 100)) }),
  answer: z.object({ transfers: z.array(TransferCase) }),
});
export const confirmTransfer = endpoint({
  method: 'POST',
  path: '/api/staff/transfers/:id/confirm',
  access: { staff: ['finance', 'admin'], of: 'order' },
  summary:
    'The money has arrived: activates the package, once; if it was paid in another way already, the money is to be sent back. Above the configured amount a second person must confirm too.',
  params: z.object({ id: Id }),
  body: z.strictObject({ reason }),
  answer: z.object({ paid: z.boolean(), refundDue: z.boolean(), approvals: z.int() }),
});

export const OddPayment = z.object({
  reference: z.string(),
  kind: z.string(),
  outcome: z.string(),
  receivedAt: Moment,
  /** The order whose money must be sent back. */
  refundDueOf: z.nullable(Id),
});
export type OddPayment = z.infer<typeof OddPayment>;
export const listOddPayments = endpoint({
  method: 'GET',
  path: '/api/staff/odd-payments',
  access: { staff: ['finance', 'admin'] },
  summary:
    'Payments without effect that a person must look at: a wrong amount or currency, an unknown reference, a price that was paid twice, a refund or dispute.',
  answer: z.object({ payments: z.array(OddPayment) }),
});
export const recordRefund = endpoint({
  method: 'POST',
  path: '/api/staff/orders/:id/refund',
  access: { staff: ['finance', 'admin'], of: 'order' },
  summary: 'The money of a second payment was sent back; the member is told.',
  params: z.object({ id: Id }),
  body: z.strictObject({ reason }),
  answer: Ok,
});

export const ReviewCase = z.object({
  member: z.object({
    _id: Id,
    name: z.string(),
    age: z.nullable(z.int()),
    location: z.string(),
    profession: z.string(),
    bio: z.string(),
  }),
  cardStatus: z.nullable(z.string()),
  reviewDueAt: z.nullable(Moment),
  photos: z.array(
    z.object({ _id: z.string(), url: z.string(), state: z.enum(['pending', 'approved', 'rejected']) }),
  ),
});
export type ReviewCase = z.infer<typeof ReviewCase>;
export const listReviews = endpoint({
  method: 'GET',
  path: '/api/staff/reviews',
  access: { staff: ['moderator', 'admin'] },
  summary: 'Cards and photos that wait for review, the soonest due first.',
  answer: z.object({ reviews: z.array(ReviewCase) }),
});
export const decideReview = endpoint({
  method: 'POST',
  path: '/api/staff/reviews/:id',
  access: { staff: ['moderator', 'admin'], of: 'reviewed member' },
  summary: 'Approves or rejects single photos, and the card; the member is told why.',
  params: z.object({ id: Id }),
  body: z.strictObject({
    reason,
    card: z.optional(z.enum(['approve', 'reject'])),
    approvePhotos: z.optional(list(handle, PHOTOS_MAX)),
    rejectPhotos: z.optional(list(handle, PHOTOS_MAX)),
  }),
  answer: Ok,
});
export const readReviewPhoto = endpoint({
  method: 'GET',
  path: '/api/staff/photos/:id',
  access: { staff: ['moderator', 'admin'], of: 'review photo' },
  summary: 'A photo under review; each look is audited.',
  params: z.object({ id: handle }),
  answer: 'file',
});
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
    reason,
    /** The version whose prices the person saw when they decided. */
    seenVersion: z.int('Please say which version you saw.'),
  }),
  answer: z.object({ package: PackageHistory }),
});

const AuditEntry = z.object({
  seq: z.int(),
  at: Moment,
  staff: z.string(),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  hash: z.string(),
});
export const listAudit = endpoint({
  method: 'GET',
  path: '/api/staff/audit',
  access: { staff: ['admin'] },
  summary: 'The last 200 entries, and whether the chain of hashes holds.',
  answer: z.object({ entries: z.array(AuditEntry), intact: z.boolean() }),
});
