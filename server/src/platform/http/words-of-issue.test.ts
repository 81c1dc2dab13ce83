// A refusal says in words what to send, and never in the words of a library.
import { updateCard } from '@ijeuwa/contract/matching';
import { updateUser } from '@ijeuwa/contract/profiles';
import { WishesChange } from '@ijeuwa/contract/wishes';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { validatorCompiler } from './validate.ts';

const said = (schema: z.core.$ZodType, value: unknown): string => {
  const { error } = validatorCompiler({ schema })(value) as { error?: Error };
  return error?.message ?? 'taken';
};
const limit = z.object({ limit: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(20)) });

describe('what the contract has no words for', () => {
  test.each([
    [limit, { limit: 'NaN' }, 'Please check "limit": it must be a number.'],
    [limit, { limit: '1.5' }, 'Please check "limit": it must be a whole number.'],
    [limit, { limit: '-1' }, 'Please check "limit": it must be at least 1.'],
    [limit, { limit: '21' }, 'Please check "limit": it must be at most 20.'],
    [WishesChange, { interests: 'Travel' }, 'Please check "interests": it must be a list.'],
    [WishesChange, { notifications: 'yes' }, 'Please check "notifications": it must be true or false.'],
    [
      WishesChange,
      { acceptChildren: true },
      'Please check "acceptChildren": it must be one of: yes, no, maybe.',
    ],
    [WishesChange, [], 'Please send an object with fields.'],
    [z.object({ a: z.union([z.int(), z.boolean()]) }), { a: 'x' }, 'Please check "a".'],
  ])('%#: names the field and what is wanted', (schema, value, words) => {
    expect(said(schema, value)).toBe(words);
  });

  test.each([
    [WishesChange, { ageMin: 17 }, 'Ages go from 18 to 70.'],
    [updateUser.body, { hobbies: 5 }, 'At most 20 hobbies, please, each of a few words.'],
    [updateUser.body, { maritalHistory: 'maybe' }, 'Please choose yes or no.'],
    [updateUser.body, { numberOfChildren: 21 }, 'Please check the number of children: it is at most 20.'],
    [updateCard.body, { location: 1.5 }, 'Location is required'],
  ])('%#: what the contract says itself is said as it stands', (schema, value, words) => {
    expect(said(schema, value)).toBe(words);
  });
});
