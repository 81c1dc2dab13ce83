// How often each member is to be shown, how many times that is still missing, and what showing them once more is worth.

/** In seven days to whoever was here in them; and in the first hours with an active card. */
const EACH_WEEK = 15;
const AT_FIRST = 40;
export const FIRST_HOURS = 48;
export const WEEK_DAYS = 7;

/** Whoever is owed all of it is worth so much more than their rank; less is owed, less is added. */
const OWED_LIFTS = 1;
/** Likes beyond what somebody looks at are worth nothing to anybody; how strongly that counts. */
const BUDGET_WEIGHS = 0.5;
/** Whoever looks at fewer a day may come back and look at this many. */
const LOOKS_AT_LEAST = 1;

/** Of the last seven days, or of the days since they came, which are `days`; `hours`: since the card became active. */
export type Counted = { shown: number; likes: number; looked: number; days: number; hours: number };

/** How many times somebody still has to be shown. */
export const owedOf = ({ shown, hours }: Counted): number =>
  Math.max(0, (hours < FIRST_HOURS ? AT_FIRST : EACH_WEEK) - shown);

/** Above 1 where they are owed, below where more like them than they look at. */
export const liftOf = (counted: Counted): number => {
  const { likes, looked, days, hours } = counted;
  const floor = hours < FIRST_HOURS ? AT_FIRST : EACH_WEEK;
  const budget = Math.max(looked, LOOKS_AT_LEAST * days);
  return (
    (1 + (OWED_LIFTS * owedOf(counted)) / floor) * Math.min(1, budget / Math.max(1, likes)) ** BUDGET_WEIGHS
  );
};
