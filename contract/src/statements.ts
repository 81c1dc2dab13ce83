// Bank statements that finance staff upload: what each line may be for, and what they say that it is.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Money, requiredText, staffReason } from './fields.ts';
import { ENDED_REASONS } from './payment-words.ts';
import { Confirmed } from './transfers.ts';

export const STATEMENT_MAX_BYTES = 2 * 1024 * 1024;
export const STATEMENT_LINES_MAX = 5000;
export const STATEMENT_TOO_LARGE = 'A statement may have at most 2 MB. Please take a shorter period.';
/** How many open lines are listed, the longest waiting first. */
export const STATEMENT_LIST_MAX = 300;

/**
 * What a line is found to be: for one transfer beyond doubt; probably for one; perhaps for one of several; a transfer
 * that was confirmed before its line was seen; less or more than what its transfer asks; a second payment of it; money
 * that the bank took back; the bank's giving back; nothing that is known.
 */
export const FINDINGS = [
  'certain',
  'likely',
  'possible',
  'booked',
  'short',
  'excess',
  'doubled',
  'reversed',
  'reversal',
  'none',
] as const;
export type Finding = (typeof FINDINGS)[number];

/** What speaks for a transfer, the strongest first. */
export const EVIDENCE = [
  'reference',
  'number of the reference',
  'part of the reference',
  'remembered sender',
  'name',
  'part of the name',
  'amount',
] as const;
export type Evidence = (typeof EVIDENCE)[number];

export const Proposal = z.object({
  transferId: Id,
  reference: z.string(),
  member: z.object({ _id: Id, name: z.string() }),
  title: z.string(),
  total: Money,
  announcedAt: z.nullable(Moment),
  evidence: z.array(z.enum(EVIDENCE)),
  /** What came beyond what is asked, in minor units; below zero: what is missing. */
  differenceMinor: z.int(),
  approvals: z.int(),
  approvalsNeeded: z.int(),
  confirmedByMe: z.boolean(),
  /** Who had said so, and works on this no more: it counts no more. Empty: nobody. */
  lapsed: z.string(),
  /** Its money is in the books already: the line is noted as that, or is more of it. */
  confirmed: z.boolean(),
  /** Paid in another way, or of a closed account: the money would have to go back. */
  goesBack: z.boolean(),
  /** A part of its order has come, and so much is still waited for. */
  missing: z.nullable(Money),
  /** Its order has ended, and why. */
  ended: z.nullable(z.enum(ENDED_REASONS)),
});
export type Proposal = z.infer<typeof Proposal>;

/** Why money of nobody leaves the list: it is in the books by something else, it was sent back, or the bank pays interest. */
export const CLOSED_AS = ['booked', 'sent_back', 'interest'] as const;
export type ClosedAs = (typeof CLOSED_AS)[number];
/** Why a line is closed; `counted`: as more money of a transfer that had come. */
export const LINE_CLOSED_AS = [...CLOSED_AS, 'counted', 'taken_back'] as const;
export const LineClosing = z.object({
  as: z.nullable(z.enum(LINE_CLOSED_AS)),
  at: Moment,
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});

export const StatementLine = z.object({
  _id: Id,
  /** The day on the statement, YYYY-MM-DD. */
  on: z.string(),
  amount: Money,
  narration: z.string(),
  finding: z.enum(FINDINGS),
  /** The best first; of a `possible` line several. */
  proposals: z.array(Proposal),
  /** The transfer that somebody said it is for, and a second person has yet to. */
  chosen: z.nullable(Id),
  /** Of one that the bank took back: by when two people are to have said so. */
  sayBy: z.nullable(Moment),
  /** Of one that the bank took back after it was confirmed: who has said so. A second person makes it so. */
  saidGone: z.nullable(z.enum(['me', 'other'])),
  /** Of much money: what one person has said that it is. A second person makes it so. */
  saidClosed: z.nullable(
    z.object({ by: z.enum(['me', 'other']), as: z.enum(CLOSED_AS), reference: z.nullable(z.string()) }),
  ),
  /** Who had said so, and works on this no more: it counts no more. Empty: nobody. */
  lapsed: z.string(),
});
export type StatementLine = z.infer<typeof StatementLine>;

const Upload = z.object({
  uploadedAt: Moment,
  by: z.string(),
  from: z.string(),
  to: z.string(),
  lines: z.int(),
  newLines: z.int(),
});
export type Upload = z.infer<typeof Upload>;

const FINANCE = { staff: ['finance', 'admin'] } as const;
const lineId = z.object({ id: Id });

export const listStatementLines = endpoint({
  method: 'GET',
  path: '/api/staff/statements',
  access: FINANCE,
  summary: `Money on bank statements that is not settled, the longest waiting first (${STATEMENT_LIST_MAX}), each with what it may be for; and the last statements.`,
  answer: z.object({ lines: z.array(StatementLine), more: z.int(), uploads: z.array(Upload) }),
});
export const uploadStatement = endpoint({
  method: 'POST',
  path: '/api/staff/statements',
  access: FINANCE,
  upload: 'multipart',
  summary: `Takes one bank statement (field \`statement\`; CSV or XLSX, 2 MB, ${STATEMENT_LINES_MAX} lines), whole or not at all: refused with the row where something is not understood or the balance does not add up. A line that is known is not kept twice. Lines beyond doubt are confirmed in the uploader’s name up to the configured amount, which is nothing unless it is set.`,
  answer: z.object({ lines: z.int(), newLines: z.int(), newCredits: z.int(), confirmed: z.int() }),
});
export const confirmStatementLine = endpoint({
  method: 'POST',
  path: '/api/staff/statement-lines/:id/confirm',
  access: { ...FINANCE, of: 'statement line' },
  summary:
    'The line is money of this transfer, as much as came: confirms it, above the configured amount with a second person. Where the transfer has its money already, the line is more of it: it counts for what is missing, else it is to be sent back.',
  params: lineId,
  body: z.strictObject({ transferId: Id, reason: staffReason }),
  answer: Confirmed,
});
export const closeStatementLine = endpoint({
  method: 'POST',
  path: '/api/staff/statement-lines/:id/close',
  access: { ...FINANCE, of: 'statement line' },
  summary:
    'Says why money of nobody leaves the list: it is in the books already, by a payout or a payment that is named, it was sent back, which books it out of our account, or it is interest of the bank; above the configured amount two people say the same. Money that the bank took back needs no such word. Of a transfer that was confirmed and that the bank took back, two people say so, one after the other: then what it paid for ends, as after a lost dispute.',
  params: lineId,
  body: z.strictObject({
    as: z.optional(z.enum(CLOSED_AS, 'Please say which it is.')),
    reference: z.optional(requiredText('Please give its reference.', 100)),
    reason: staffReason,
  }),
  answer: z.object({ closed: z.boolean() }),
});
