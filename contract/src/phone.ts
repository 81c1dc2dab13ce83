// A phone number to be called at, as people write it: the one rule of every form that asks for one, and its words.
import * as z from 'zod/mini';
import { text } from './fields.ts';

export const PHONE_HOW =
  'Please write the phone number as in 0803 123 4567, or with its country as in +44 20 7946 0958.';
const CALLED_MAX_LENGTH = 40;
/**
 * With its country from 7 to 15 figures, as numbers of all countries have; without it, where its area cannot be left out,
 * from 9. Between them what people set there, and the spaces and hyphens that come along when a number is pasted.
 */
const SET = '[ \\u00a0\\u202f().\\-\\u2010\\u2011/]*';
const NUMBER = `(?:${SET}\\+${SET}(?:\\d${SET}){7,15}|${SET}(?:\\d${SET}){9,15})`;

/** May be left empty. */
export const phoneToCall = z.optional(
  text({ maxLength: CALLED_MAX_LENGTH }, z.trim(), z.regex(new RegExp(`^${NUMBER}?$`), PHONE_HOW)),
);

/** Of whoever opens an account; whether its country has such a number, the server knows. */
export const ownPhone = text(
  { maxLength: CALLED_MAX_LENGTH, missing: 'Phone number is required' },
  z.trim(),
  z.minLength(1, 'Phone number is required'),
  z.regex(new RegExp(`^(?:${NUMBER})?$`), PHONE_HOW),
);
