// A member's own name as it is saved again: every letter of it is seen. Apart from the rule of names, which is long.
import * as z from 'zod/mini';
import { requiredLine } from './fields.ts';

const NAME_MAX_LENGTH = 100;

// Joiners belong to the scripts that need them; between Latin letters they are unseen as the rest is.
const UNSEEN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
const UNSEEN_JOINER = /(\p{Script=Latin}\p{M}*)[\u200c\u200d]+/gu;
/** Two names that look alike are alike. */
const allSeen = z.overwrite<string>((name) => name.replace(UNSEEN, '').replace(UNSEEN_JOINER, '$1').trim());

/** Where a member saves their own again with the rest: one that was taken before the rule may stay, so the server asks `nameFault`. */
export const ownName = (message: string) => requiredLine(message, NAME_MAX_LENGTH, allSeen);
