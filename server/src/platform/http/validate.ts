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
    const read = safeParse(schema, data === undefined ? {} : data);
    if (!read.success) return { error: refusalOf(read.error.issues) };
    return holdsNul(read.data) ? { error: NUL_REFUSED } : { value: wellFormed(read.data) };
  };

// PostgreSQL keeps every character but this one.
const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  return value instanceof Object && Object.values(value).some(holdsNul);
};
/**
 * Half of a character, as a cut through one leaves it, is kept by no database: it becomes the sign for what cannot be
 * read, here already, so that what is answered and what a seal covers is what is kept.
 */
const wellFormed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.isWellFormed() ? value : value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wellFormed(part)]));
};
const NUL_REFUSED = new AppError('invalid', 'There is a character in this text that we cannot keep.');

// Whoever sends more wrong fields than these sees them when the first ones are right.
const NAMED_MAX = 10;
const ISSUES_MAX = 50;
const NAME_SHOWN = 40;
const shortened = (name: string): string =>
  name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name;

export const refusalOf = (issues: readonly $ZodIssue[]): AppError => {
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  if (unknown) {
    const names = unknown.keys.slice(0, NAMED_MAX).map(shortened);
    const others = unknown.keys.length > NAMED_MAX ? ` and ${unknown.keys.length - NAMED_MAX} more` : '';
    return new AppError(
      'unknown_field',
      `We do not know ${names.length === 1 ? 'the field' : 'the fields'} ${names.join(', ')}${others}.`,
      Object.fromEntries(names.map((name) => [name, 'This field is not known.'])),
    );
  }
  const fields: Record<string, string> = {};
  for (const issue of issues.slice(0, ISSUES_MAX)) {
    const path = issue.path.join('.');
    if (path && !(path in fields)) fields[path] = issue.message;
  }
  return new AppError('invalid', issues[0]?.message ?? 'This is not valid.', fields);
};
