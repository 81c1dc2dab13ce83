// Whether a member's deck is ordered by what answers have taught, or without.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const plain = z.boolean();
export const DeckOrder = z.object({ plain });
export type DeckOrder = z.infer<typeof DeckOrder>;

export const findDeckOrder = endpoint({
  method: 'GET',
  path: '/api/match-cards/order',
  access: 'member',
  summary: 'Whether this member’s deck is ordered by distance and the last visit alone (`plain`).',
  answer: DeckOrder,
});
export const chooseDeckOrder = endpoint({
  method: 'PUT',
  path: '/api/match-cards/order',
  access: 'member',
  summary:
    'Chooses it. Plain: nothing more is learnt of this member’s answers, and what was learnt is forgotten at once.',
  body: z.strictObject({ plain }),
  answer: DeckOrder,
});
