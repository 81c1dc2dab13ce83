// Ages from birth dates, and back: the same arithmetic on both sides.

/** Whole years between a calendar date (YYYY-MM-DD) and today, in UTC. */
export const ageOn = (birthDate: string, today: Date): number => {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  const had =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (had ? 0 : 1);
};

/** The birth month that a typed age stands for: the middle of the possible year (decisions 8). */
export const birthMonthForAge = (age: number, today: Date): string => {
  const month = new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth() - 6, 1));
  return month.toISOString().slice(0, 10);
};

export const monthOf = (birthDate: string): string => `${birthDate.slice(0, 7)}-01`;
