// Decisions of the profiles room that need no database.
import { birthMonthForAge, monthOf } from '@ijeuwa/contract/age';

/** Spec 9, "Matching preferences", defaults; decisions, "wishes": religion starts as a must, the others as very. */
export const STARTING_WISHES = {
  ageMin: 25,
  ageMax: 45,
  placeKind: 'country',
  distanceKm: 50,
  education: 'noPreference',
  acceptChildren: 'maybe',
  goal: 'Marriage',
  importance: {
    religion: 'must',
    education: 'very',
    place: 'very',
    children: 'very',
    timeframe: 'very',
    interests: 'very',
  },
} as const;

/** A typed age fixes an estimated birth month; a real date fixes the month itself. */
export const birthMonthFrom = (
  given: { age?: number; dateOfBirth?: string },
  today: Date,
): string | undefined => {
  if (given.dateOfBirth) return monthOf(given.dateOfBirth);
  return given.age === undefined ? undefined : birthMonthForAge(given.age, today);
};
