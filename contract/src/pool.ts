// How many people fit, in the one way in which it is ever told: in whole tens, rounded down.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { WishesChange } from './wishes.ts';

const TEN = 10;
/** 0: fewer than ten. Trying one wish after the other tells nothing of anybody. */
export const inTens = (count: number): number => Math.floor(count / TEN) * TEN;
/** An exact figure cannot leave. */
export const PeopleInTens = z.int().check(z.multipleOf(TEN));

/** As before VIP is paid: nobody is said as nobody (0), and one to nine are one figure (1), whoever they are. */
export const nobodyOrTens = (count: number): number => (count === 0 ? 0 : Math.max(1, inTens(count)));
export const NobodyOrTens = z.int().check(z.refine((fits) => fits === 1 || fits % TEN === 0));

/** What stands before “people fit …”. */
export const howMany = (tens: number): string => (tens < TEN ? 'fewer than 10' : `at least ${tens}`);
/** Such as “Fewer than 10 people”, at the beginning of a sentence. */
export const peopleOf = (tens: number): string => {
  const said = howMany(tens);
  return `${said[0]!.toUpperCase()}${said.slice(1)} people`;
};

export const PoolPreview = z.object({ fits: PeopleInTens });
export type PoolPreview = z.infer<typeof PoolPreview>;

export const previewPool = endpoint({
  method: 'POST',
  path: '/api/match-cards/pool',
  access: 'member',
  summary:
    'About how many people fit the saved wishes with these changes, which are not saved; in tens, and 60 times an hour.',
  body: WishesChange,
  answer: PoolPreview,
});
