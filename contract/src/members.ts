// Members as staff find and open them: each search and each look has its reason, and shows what the role needs.
import * as z from 'zod/mini';
import { ORDER_STATUSES } from './billing.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Money, requiredText, staffReason } from './fields.ts';
import { CARD_STATUSES } from './matching.ts';
import { PAYMENT_METHODS } from './payment-words.ts';
import { PRIVACY } from './profiles.ts';
import { REPORT_DECISIONS } from './safety.ts';

/** Whose work needs it; what each of them sees of a member is LOOK_PARTS. */
const LOOKERS = { staff: ['support', 'finance', 'moderator', 'admin'] } as const;
export type Looker = (typeof LOOKERS.staff)[number];

export const LOOK_PARTS = {
  account: ['support', 'admin'],
  orders: ['finance', 'support', 'admin'],
  reports: ['moderator', 'admin'],
} as const satisfies Record<string, readonly Looker[]>;
export type LookPart = keyof typeof LOOK_PARTS;

export const LOOK_REASON_MIN_LENGTH = 10;
export const LOOK_REASON_SHORT = `Please say why in a few words, ${LOOK_REASON_MIN_LENGTH} characters at least; it is kept in the audit.`;
/** Nobody's life is opened for a letter: whoever reads the audit must understand it. */
const lookReason = staffReason.check(z.minLength(LOOK_REASON_MIN_LENGTH, LOOK_REASON_SHORT));

export const FoundMember = z.object({
  _id: Id,
  name: z.string(),
  state: z.enum(['active', 'suspended', 'leaving', 'gone']),
  joinedAt: Moment,
});
export type FoundMember = z.infer<typeof FoundMember>;

export const MEMBERS_FOUND = 20;
export const NAME_SEARCH_MIN_LENGTH = 3;
export const SEARCHED_BY = ['id', 'email', 'phone', 'name'] as const;
export const searchMembers = endpoint({
  method: 'POST',
  path: '/api/staff/members/search',
  access: LOOKERS,
  summary: `Finds members by their id, their email, the phone number that signs them in, or a part of the name (${NAME_SEARCH_MIN_LENGTH} letters or more), at most ${MEMBERS_FOUND}. A POST, because what is looked for stands in no address; whom it found is in the audit.`,
  body: z.strictObject({
    query: requiredText('Please say whom you look for.', 254),
    reason: lookReason,
  }),
  answer: z.object({
    by: z.enum(SEARCHED_BY),
    found: z.array(FoundMember),
    /** There are others. */
    more: z.boolean(),
  }),
});
export type MemberSearch = z.infer<typeof searchMembers.answer>;

export const MemberAccount = z.object({
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The last two figures alone. */
  phoneEnd: z.nullable(z.string()),
  phoneConfirmed: z.boolean(),
  country: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  lastSeenAt: Moment,
  /** Open sessions. */
  devices: z.int(),
  signsInBy: z.array(z.enum(['password', 'phone', 'Google'])),
  profileSubmittedAt: z.nullable(Moment),
  visibility: z.enum(PRIVACY),
  card: z.nullable(z.enum(CARD_STATUSES)),
  reviewDueAt: z.nullable(Moment),
  photos: z.int(),
  package: z.string(),
  packageUntil: z.nullable(Moment),
});
export const MemberOrder = z.object({
  _id: Id,
  reference: z.string(),
  title: z.string(),
  total: Money,
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(ORDER_STATUSES),
  createdAt: Moment,
  paidAt: z.nullable(Moment),
});
export type MemberOrder = z.infer<typeof MemberOrder>;
export const MemberReports = z.object({
  open: z.int(),
  all: z.int(),
  decisions: z.array(z.object({ decision: z.enum(REPORT_DECISIONS), decidedAt: Moment })),
});

/** A part that the role does not need is null. Never messages, likes, wishes or who looked at whom. */
export const MemberView = z.object({
  member: FoundMember,
  account: z.nullable(MemberAccount),
  orders: z.nullable(z.array(MemberOrder)),
  reports: z.nullable(MemberReports),
});
export type MemberView = z.infer<typeof MemberView>;
export const lookAtMember = endpoint({
  method: 'POST',
  path: '/api/staff/members/:id/look',
  access: { ...LOOKERS, of: 'member' },
  summary:
    'One member, as far as the role needs: account facts and orders for support, orders for finance, reports for moderators. A POST, because each look is an act with a reason of its own, in the audit.',
  params: z.object({ id: Id }),
  body: z.strictObject({ reason: lookReason }),
  answer: MemberView,
});
