// The one way to refuse: a code of the contract, and a message written for the member.
import { ERROR_STATUS, type ErrorCode, type Refusal } from '@ijeuwa/contract/errors';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  /** Of a time that is taken: the nearest that are free. */
  readonly nearest?: readonly string[];

  constructor(
    code: ErrorCode,
    message: string,
    fields?: Record<string, string>,
    retryAfterSeconds?: number,
    nearest?: readonly string[],
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.nearest = nearest;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toRefusal(): Refusal {
    const { message, code, fields, nearest } = this;
    return { message, code, ...(fields && { fields }), ...(nearest && { nearest: [...nearest] }) };
  }
}

/** Absence, and everything that must look like it. */
export const notFound = (what = 'This page'): AppError =>
  new AppError('not_found', `${what} could not be found.`);

/** What cannot be done as things stand. */
export const conflict = (message: string): AppError => new AppError('conflict', message);
