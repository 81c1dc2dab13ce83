// How many people would fit wishes that are not saved yet.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { WishesChange } from './wishes.ts';

export const PoolPreview = z.object({
  /** In whole tens, rounded down; null for fewer than ten: trying one wish after the other tells nothing of anybody. */
  fits: z.nullable(z.int()),
});
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
