// What open screens are told of a match.
import * as z from 'zod/mini';
import { Id } from './fields.ts';
import { told } from './live.ts';
import { Match } from './matching.ts';

export const newMatch = told({
  name: 'newMatch',
  to: 'member',
  summary: 'Both have liked, told to both.',
  payload: Match,
});
export const matchEnded = told({
  name: 'matchEnded',
  to: 'member',
  summary: 'A match is over, told to both.',
  payload: z.object({ matchId: Id }),
});
