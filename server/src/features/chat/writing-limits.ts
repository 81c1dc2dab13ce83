// Who may write, and how much: the same for a message and for the note that comes with a like.
import { AppError } from '#platform/app-error.ts';

export const MESSAGES_BY_ACCOUNT = { points: 60, seconds: 60 };
/** New conversations; answering in one that has begun from this side is not counted. */
export const FIRST_MESSAGES_BY_ACCOUNT = { points: 20, seconds: 3600 };

export const emailFirst = () =>
  new AppError('email_not_verified', 'Please confirm your email first; we have sent you a link.');
