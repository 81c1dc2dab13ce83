// What is said of input that a schema refuses without words of its own: which field, and what is wanted there.
import type { $ZodRawIssue } from 'zod/v4/core';

const WANTED: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
};
const UNIT: Record<string, string> = { string: ' characters', array: ' entries' };

/** The contract is written in zod/mini, which brings no texts; most of its fields have their own. */
export const wordsOfIssue = (issue: $ZodRawIssue): string => {
  const field = (issue.path ?? []).join('.');
  const wanted = wantedBy(issue);
  if (field === '') return wanted ? `Please send ${wanted}.` : 'Please check what was sent.';
  return wanted ? `Please check "${field}": it must be ${wanted}.` : `Please check "${field}".`;
};

const wantedBy = (issue: $ZodRawIssue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return WANTED[issue.expected];
    case 'invalid_value':
      return `one of: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}${UNIT[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${UNIT[issue.origin] ?? ''}`;
    default:
      return undefined;
  }
};
