// A case that somebody of the staff has, as desks show it: how far it is, whose it is, and since when; the same in every room.
import * as z from 'zod/mini';
import { Id, Moment } from './fields.ts';

/** How far one is: nobody has it, one of the staff has it, it was answered, nothing more is done about it. */
export const CASE_STATES = ['open', 'claimed', 'answered', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];
/** From what waits, at weekends too; the pages say the same. */
export const CASE_ANSWERED_WITHIN_HOURS = 24;
/** How long one is kept after it was closed; the privacy policy says the same. */
export const CASE_KEPT_MONTHS = 24;

export const caseRow = {
  _id: Id,
  reference: z.string(),
  name: z.string(),
  state: z.enum(CASE_STATES),
  /** Who has it, also once it is answered. */
  staff: z.nullable(z.string()),
  mine: z.boolean(),
  receivedAt: Moment,
  answeredAt: z.nullable(Moment),
  closedAt: z.nullable(Moment),
};
export const CaseNote = z.object({ _id: Id, text: z.string(), staff: z.string(), notedAt: Moment });
