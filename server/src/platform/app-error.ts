// The one way to refuse: a code of the contract, and a message written for the member.
import { ERROR_STATUS, type ErrorCode, type Refusal } from '@ijeuwa/contract/errors';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(code: ErrorCode, message: string, fields?: Record<string, string>, retryAfterSeconds?: number) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toRefusal(): Refusal {
    return { message: this.message, code: this.code, ...(this.fields ? { fields: this.fields } : {}) };
  }
}

/** Absence, and everything that must look like it. */
export const notFound = (what = 'This page'): AppError =>
  new AppError('not_found', `${what} could not be found.`);
