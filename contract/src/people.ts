// A person as others see them: the whole profile, and what the viewer and the person are to each other.
import * as z from 'zod/mini';
import { DetailValues } from './details.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { Likeness } from './likeness.ts';
import { LikedPart } from './likes.ts';
import * as person from './person.ts';

export const CHECKS = ['email', 'phone', 'profile'] as const;

/** What the viewer and the person are to each other, as far as the viewer did it or knows of it. */
export const Between = z.object({
  /** open: the viewer may answer; liked: the viewer has, and waits; none: the two do not fit. */
  is: z.enum(['self', 'open', 'liked', 'match', 'none']),
  matchId: z.nullable(Id),
  matchPercent: z.nullable(z.int()),
  /** True of both profiles, as in the deck. */
  reasons: z.array(z.string()),
  /** A plain fact of the two, never what either of them seeks. */
  difference: z.nullable(z.string()),
  /** What the person liked on the viewer's page, and their note, while they wait for an answer. */
  liked: z.nullable(LikedPart),
});
export type Between = z.infer<typeof Between>;

export const PublicProfile = z.object({
  _id: Id,
  name: z.string(),
  age: z.int(),
  images: z.array(z.string()),
  /** The viewer is shown the photos blurred, until the two match. */
  blurred: z.boolean(),
  likeness: Likeness,
  location: z.string(),
  profession: z.string(),
  education: z.nullable(person.Education),
  religion: z.nullable(person.Religion),
  bio: z.string(),
  hobbies: z.array(z.string()),
  familyBackground: z.string(),
  relationshipStatus: z.nullable(person.RelationshipStatus),
  hasChildren: z.nullable(z.boolean()),
  timeframe: z.nullable(person.Timeframe),
  /** What the person shows to this viewer of what they added of their own accord. */
  details: z.partial(DetailValues),
  prompts: z.array(z.object({ key: z.string(), text: z.string(), reply: z.string() })),
  /** What is true of today, with the day it was found. */
  checks: z.array(z.object({ what: z.enum(CHECKS), on: z.string() })),
  between: Between,
  demonstration: z.boolean(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;
export const findPublicProfile = endpoint({
  method: 'GET',
  path: '/api/members/:id',
  access: { member: 'visible person' },
  summary:
    'A person’s whole profile, as far as they show it to this viewer: while it is public and active to every member, a private one to whom the person liked or matched; else 404. Why the two may fit, and one difference.',
  params: z.object({ id: Id }),
  answer: PublicProfile,
});
