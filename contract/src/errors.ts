// Every way the server refuses: the code, its HTTP status, and the body that carries it.
import * as z from 'zod/mini';
import { Moment } from './fields.ts';

export const ERROR_STATUS = {
  invalid: 400,
  unknown_field: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  package_needed: 402,
  forbidden: 403,
  email_not_verified: 403,
  profile_incomplete: 403,
  suspended: 403,
  leaving: 403,
  not_found: 404,
  conflict: 409,
  email_taken: 409,
  another_account: 409,
  expired: 410,
  too_large: 413,
  wrong_type: 415,
  no_such_range: 416,
  too_many: 429,
  fault: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Decisions, "failures": `message` is fit to show; `fields` names the form fields that are wrong. */
export const Refusal = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Of a time that is taken: the nearest that are free, in the order of time. */
  nearest: z.optional(z.array(Moment)),
  requestId: z.optional(z.string()),
});
export type Refusal = z.infer<typeof Refusal>;

export const SOMETHING_WENT_WRONG = 'Something went wrong';
