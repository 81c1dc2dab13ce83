// Couples: two matched members who both say that they are one.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment, Ok } from './fields.ts';

/** `asked`: one of the two has said so. `together`: both have. The others are over. */
export const COUPLE_STATES = ['asked', 'together', 'declined', 'ended'] as const;

const Partner = z.object({ _id: Id, name: z.string() });
export const CoupleTie = z.object({
  matchId: Id,
  state: z.enum(['asked', 'together']),
  /** Whether the caller said it first. */
  byMe: z.boolean(),
  person: Partner,
  /** Since when they are a couple, else when it was said. */
  since: Moment,
});
export type CoupleTie = z.infer<typeof CoupleTie>;

export const listCoupleTies = endpoint({
  method: 'GET',
  path: '/api/couple',
  access: 'member',
  summary:
    'With whom the member is a couple, and who has said so and waits for the other to say it too; and the conversations of those with whom they were one.',
  answer: z.object({ ties: z.array(CoupleTie), parted: z.array(Id) }),
});
const ofMatch = { params: z.object({ matchId: Id }), access: { member: 'open match' }, answer: Ok } as const;
export const sayCouple = endpoint({
  method: 'POST',
  path: '/api/conversations/:matchId/couple',
  ...ofMatch,
  summary:
    'Says that the two are a couple; once both have said it, they are. Twice is once; whoever is one with somebody else is 409.',
});
export const endCouple = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:matchId/couple',
  ...ofMatch,
  summary:
    'Ends it for both at once, takes back what one said, or says no to what the other said. Nothing else between the two ends.',
});
