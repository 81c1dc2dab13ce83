// Blocking and reporting, wherever a person appears, and what staff decide on reports.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Ok, optionalText, staffReason } from './fields.ts';
import { Likeness } from './likeness.ts';

export const REPORT_REASONS = [
  'fake profile',
  'asks for money',
  'harassment',
  'already married',
  'under 18',
  'something else',
] as const;
const person = z.object({ id: Id });

export const blockMember = endpoint({
  method: 'POST',
  path: '/api/members/:id/block',
  access: { member: 'known person' },
  summary: 'Blocks a person: nothing new passes either way from the answer on, and the match ends.',
  params: person,
  answer: Ok,
});
export const unblockMember = endpoint({
  method: 'DELETE',
  path: '/api/members/:id/block',
  access: { member: 'any person' },
  summary: 'Lifts the member’s own block; 409 where the member has reported the person.',
  params: person,
  answer: Ok,
});
export const BlockedMember = z.object({
  _id: Id,
  name: z.string(),
  likeness: Likeness,
  image: z.nullable(z.string()),
  blockedAt: Moment,
  /** The member has reported them: such a block stays. */
  reported: z.boolean(),
});
export type BlockedMember = z.infer<typeof BlockedMember>;
export const listBlocked = endpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'member',
  summary: 'The people the member has blocked.',
  answer: z.object({ blocked: z.array(BlockedMember) }),
});
export const reportMember = endpoint({
  method: 'POST',
  path: '/api/members/:id/report',
  access: { member: 'known person' },
  summary:
    'Reports a person to staff; the two do not see each other again. Repeating it adds a report of its own.',
  params: person,
  body: z.strictObject({
    reason: z.enum(REPORT_REASONS, { error: 'Please choose what is wrong.' }),
    details: optionalText(2000),
  }),
  answer: Ok,
});

/** Where somebody who cannot log in writes to us. */
export const WRITE_TO_US = '/help-center#contact';

const MODERATION = { staff: ['moderator', 'admin'] } as const;
const named = z.object({ _id: Id, name: z.string() });

export const ReportedMember = z.object({
  member: named,
  /** Reports that nobody has decided on. */
  open: z.int(),
  /** By so many: whoever repeats a report is one. */
  reporters: z.int(),
  reasons: z.array(z.enum(REPORT_REASONS)),
  oldestAt: Moment,
});
export type ReportedMember = z.infer<typeof ReportedMember>;
export const SuspendedMember = z.object({ member: named, since: Moment });
export type SuspendedMember = z.infer<typeof SuspendedMember>;
export const listReports = endpoint({
  method: 'GET',
  path: '/api/staff/reports',
  access: MODERATION,
  summary:
    'Who has been reported and not decided on, the longest waiting first, how many wait in all, and who is suspended.',
  answer: z.object({
    cases: z.array(ReportedMember),
    waiting: z.int(),
    suspended: z.array(SuspendedMember),
  }),
});

export const REPORT_DECISIONS = ['nothing', 'warning', 'suspension', 'lift'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];
export const ReportCase = z.object({
  /** As the newest report names them, where the account is gone. */
  member: named,
  state: z.enum(['active', 'suspended', 'gone']),
  profile: z.nullable(
    z.object({
      age: z.nullable(z.int()),
      location: z.string(),
      profession: z.string(),
      relationshipStatus: z.string(),
      bio: z.string(),
      prompts: z.array(z.object({ text: z.string(), reply: z.string() })),
    }),
  ),
  photos: z.array(z.object({ _id: z.string(), url: z.string() })),
  reports: z.array(
    z.object({
      _id: Id,
      /** As they were called when they reported. */
      reporter: named,
      reason: z.enum(REPORT_REASONS),
      details: z.string(),
      /** What the member wrote to the reporter with a like, and what it was about. */
      note: z.nullable(z.object({ about: z.string(), text: z.string() })),
      /** The two were matched until this report. */
      matched: z.boolean(),
      /** Which match and conversation of the two it is about, also one that was over before; its days go with an erasure. */
      match: z.nullable(z.object({ _id: Id, from: z.nullable(Moment), until: z.nullable(Moment) })),
      reportedAt: Moment,
      decided: z.boolean(),
    }),
  ),
  decisions: z.array(
    z.object({
      _id: Id,
      decision: z.enum(REPORT_DECISIONS),
      reason: z.string(),
      note: z.string(),
      staff: z.string(),
      decidedAt: Moment,
    }),
  ),
});
export type ReportCase = z.infer<typeof ReportCase>;
export const readReports = endpoint({
  method: 'GET',
  path: '/api/staff/reports/:id',
  access: { ...MODERATION, of: 'reported member' },
  summary:
    'One member’s case: every report on them, every decision, and their profile as staff may see it. Each look is audited.',
  params: person,
  answer: ReportCase,
});
export const DECISION_TEXT_MAX_LENGTH = 1000;
export const decideReports = endpoint({
  method: 'POST',
  path: '/api/staff/reports/:id/decisions',
  access: { ...MODERATION, of: 'reported member' },
  summary:
    'Decides all open reports on a member. A warning tells them; a suspension hides them and ends their sessions at once; a lift opens a suspended account again. 409 when somebody else has decided, or another report has come in.',
  params: person,
  body: z.strictObject({
    decision: z.enum(REPORT_DECISIONS, { error: 'Please choose what follows.' }),
    /** Told to the member in these words; a warning and a suspension need it. */
    reason: optionalText(DECISION_TEXT_MAX_LENGTH),
    note: staffReason,
    /** How many open reports the person saw when they decided. */
    seen: z.int('Please say how many reports you saw.'),
  }),
  answer: Ok,
});
