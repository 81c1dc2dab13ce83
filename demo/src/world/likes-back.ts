// Whether a practice member likes somebody back: as readily as their temperament, less the worse the two fit.
import { chanceOf } from './timers.ts';

// Who fits this well is liked as readily as anybody; who fits badly still pleases somebody now and then.
const FITS_WELL = 90;
const FITS_BADLY = 40;
const LEAST = 0.3;
const NEW_PROFILE = 65;

/** `percent` as the card says it; null where too little can be compared. */
export function likelihoodOf(likesBack: number, percent: number | null): number {
  const share = ((percent ?? NEW_PROFILE) - FITS_BADLY) / (FITS_WELL - FITS_BADLY);
  return likesBack * (LEAST + (1 - LEAST) * Math.min(1, Math.max(0, share)));
}

/** The same for the same two every time: nobody changes their mind at a restart. */
export const likesBack = (
  one: { memberId: string; likesBack: number },
  other: string,
  percent: number | null,
) => chanceOf(one.memberId, other) < likelihoodOf(one.likesBack, percent);
