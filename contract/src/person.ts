// The options of a person's fields, one set for every form that asks (decisions, "a person's fields").
import * as z from 'zod/mini';

export const GENDERS = ['male', 'female', 'non-binary', 'other'] as const;
export const RELATIONSHIP_STATUSES = ['single', 'married', 'divorced', 'widowed', 'separated'] as const;
export const EDUCATIONS = ['highSchool', 'bachelors', 'masters', 'phd', 'other'] as const;
export const RELIGIONS = [
  'christianity',
  'islam',
  'hinduism',
  'buddhism',
  'judaism',
  'traditional',
  'spiritual',
  'none',
  'other',
] as const;
export const PREVIOUS_MARRIAGES = ['0', '1', '2', '3+'] as const;
export const CHILDREN_COUNTS = ['1', '2', '3', '4', '5+'] as const;
export const LIVING_ARRANGEMENTS = ['fullTime', 'partTime', 'visitOnly', 'adult', 'other'] as const;
export const TIMEFRAMES = ['0-6months', '6-12months', '1-2years', '2+years'] as const;
export const INTERESTS = [
  'Travel',
  'Cooking',
  'Reading',
  'Spirituality',
  'Family',
  'Fitness',
  'Outdoors',
  'Music',
  'Movies',
  'Art',
  'Career',
  'Education',
  'Volunteering',
] as const;
export const GOALS = ['Marriage', 'Long-term', 'Traditional', 'Modern'] as const;

export const Gender = z.enum(GENDERS, { error: 'Gender is required' });
export type Gender = z.infer<typeof Gender>;
export const RelationshipStatus = z.enum(RELATIONSHIP_STATUSES, { error: 'Relationship status is required' });
export type RelationshipStatus = z.infer<typeof RelationshipStatus>;
export const Education = z.enum(EDUCATIONS, { error: 'Education is required' });
export type Education = z.infer<typeof Education>;
export const Religion = z.enum(RELIGIONS, { error: 'Religion is required' });
export type Religion = z.infer<typeof Religion>;
export const Timeframe = z.enum(TIMEFRAMES, { error: 'Marriage timeframe is required' });
export type Timeframe = z.infer<typeof Timeframe>;
export const LivingArrangement = z.enum(LIVING_ARRANGEMENTS, {
  error: 'Please choose one of the arrangements.',
});
export type LivingArrangement = z.infer<typeof LivingArrangement>;
/** As a sentence says them. */
export const INTEREST_WORDS: Record<(typeof INTERESTS)[number], string> = {
  Travel: 'travel',
  Cooking: 'cooking',
  Reading: 'reading',
  Spirituality: 'spiritual life',
  Family: 'family time',
  Fitness: 'fitness',
  Outdoors: 'the outdoors',
  Music: 'music',
  Movies: 'movies',
  Art: 'art',
  Career: 'work',
  Education: 'learning',
  Volunteering: 'volunteering',
};
export const Interest = z.enum(INTERESTS, { error: 'Please choose from the list of interests.' });
export type Interest = z.infer<typeof Interest>;
