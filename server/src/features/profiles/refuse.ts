// A refusal of several fields at once; the first one's text is the message.
import { AppError } from '#platform/app-error.ts';

export const refuse = (fields: Record<string, string>): AppError =>
  new AppError('invalid', Object.values(fields)[0] ?? 'This is not valid.', fields);
