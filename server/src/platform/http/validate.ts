// Turns what a schema says about bad input into one refusal: a message to show, and the fields that are wrong.
import * as z from 'zod';
import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { AppError } from '../app-error.ts';
import { wordsOfIssue } from './words-of-issue.ts';

z.config({ localeError: wordsOfIssue });

export const validatorCompiler =
  ({ schema }: { schema: $ZodType }) =>
  (data: unknown) => {
    const read = safeParse(schema, data ?? {});
    if (!read.success) return { error: refusalOf(read.error.issues) };
    return holdsNul(read.data) ? { error: NUL_REFUSED } : { value: read.data };
  };

// PostgreSQL keeps every character but this one; behind a backslash the same letters are only text.
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;
const holdsNul = (value: unknown): boolean => NUL.test(JSON.stringify(value) ?? '');
const NUL_REFUSED = new AppError('invalid', 'There is a character in it that cannot be kept.');

export const refusalOf = (issues: readonly $ZodIssue[]): AppError => {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const names = unknown.keys;
    return new AppError(
      'unknown_field',
      `We do not know ${names.length === 1 ? 'the field' : 'the fields'} ${names.join(', ')}.`,
      Object.fromEntries(names.map((name) => [name, 'This field is not known.'])),
    );
  }
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (path && !(path in fields)) fields[path] = issue.message;
  }
  return new AppError('invalid', issues[0]?.message ?? 'This is not valid.', fields);
};
