// How somebody is drawn where no picture of them stands: as who they are, and the same on every screen.
import * as z from 'zod/mini';
import type { Gender } from './person.ts';

export const LIKENESSES = ['woman', 'man'] as const;
export const Likeness = z.enum(LIKENESSES, { error: 'A woman or a man, please.' });
export type Likeness = z.infer<typeof Likeness>;

/** Spec 3: a female user without image gets a woman avatar, otherwise a man avatar. */
export const likenessOf = (gender: Gender | null | undefined): Likeness =>
  gender === 'female' ? 'woman' : 'man';
