// How often each member is to be shown, how many times that is still missing, and what showing them once more is worth.

/** In seven days, to whoever was here in them; and in the first hours of an active card. */
const EACH_WEEK = 15;
const AT_FIRST = 40;
const FIRST_HOURS = 48;
export const WEEK_DAYS = 7;

/** Whoever is owed all of it is worth so much more than by rank alone; who is owed less, less. */
const OWED_LIFTS = 1;
/** Likes beyond what somebody looks at are worth little to anybody; how strongly that counts. */
const BUDGET_WEIGHS = 0.5;
/** Whoever looks at fewer in a day may come back and look at as many as this. */
const LOOKS_AT = 3;

/** `shown`, `likes` got and `looked` at: in the last seven days. `hours`: since the card became active. */
export type Counted = { shown: number; likes: number; looked: number; hours: number };

/** How often they were to be shown until now. */
const dueOf = (hours: number): number => {
  if (hours < FIRST_HOURS) return (AT_FIRST * (hours + 1)) / FIRST_HOURS;
  return (EACH_WEEK * Math.min(WEEK_DAYS, hours / 24)) / WEEK_DAYS;
};
const missing = ({ shown, hours }: Counted): number => Math.max(0, dueOf(hours) - shown);

/** How many times somebody still has to be shown, to have had what is theirs by now. */
export const owedOf = (counted: Counted): number => Math.ceil(missing(counted));

/** Above 1 where they are owed, below where more like them than they look at. */
export const liftOf = (counted: Counted): number => {
  const { likes, looked, hours } = counted;
  const days = Math.min(WEEK_DAYS, Math.max(1, hours / 24));
  const budget = Math.max(looked, LOOKS_AT * days);
  const spared = likes > budget ? (budget / likes) ** BUDGET_WEIGHS : 1;
  return (1 + (OWED_LIFTS * missing(counted)) / dueOf(hours)) * spared;
};
