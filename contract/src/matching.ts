// Cards, potential matches, answers and matches.
import * as z from 'zod/mini';
import { adultAge } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Empty, figureInAddress, Id, list, Moment, optionalText, requiredText } from './fields.ts';
import { Likeness } from './likeness.ts';
import { LikedPart, Liking, ShownSince } from './likes.ts';
import { ownName } from './own-name.ts';
import { Education, RelationshipStatus, Religion, Timeframe } from './person.ts';
import { PeopleInTens } from './pool.ts';

export const SWIPE_FEEDBACK_MS = 1500;
/** Until it leaves, a like can be taken back. */
export const LIKE_WAITS_MS = 3000;
/** For so long a card that has just come takes no answer: the tap was meant for the one before. */
export const ANSWER_LOCK_MS = 600;
export const MATCH_PROGRESS_TICK_MS = 100;
export const DECK_PAGE = 15;
/** So many of the queue come first for a day. */
export const TODAYS_PICKS = 10;
/** So many people wait in a member’s queue at most. */
export const QUEUE_LENGTH = 200;
export const PASS_HIDES_DAYS = 180;
export const CARD_STATUSES = ['draft', 'pending', 'active', 'paused', 'suspended'] as const;

export const MatchCard = z.object({
  _id: Id,
  name: z.string(),
  age: z.nullable(z.int()),
  location: z.string(),
  profession: z.string(),
  education: z.nullable(Education),
  religion: z.nullable(Religion),
  images: z.array(z.string()),
  status: z.enum(CARD_STATUSES),
  reviewDueAt: z.nullable(Moment),
  /** When it became active last: what is shown once of a search is shown once of each. */
  activatedAt: z.nullable(Moment),
});
export type MatchCard = z.infer<typeof MatchCard>;

export const PotentialMatch = z.object({
  _id: Id,
  name: z.string(),
  age: z.int(),
  images: z.array(z.string()),
  blurred: z.boolean(), // the photos, until the two match
  likeness: Likeness,
  location: z.string(),
  profession: z.string(),
  education: z.nullable(Education),
  religion: z.nullable(Religion),
  relationshipStatus: z.nullable(RelationshipStatus),
  timeframe: z.nullable(Timeframe),
  /** From stated wishes alone; null where fewer than five can be compared: "New profile". */
  matchPercent: z.nullable(z.int()),
  /** Up to three, true of both profiles; then one honest difference. */
  reasons: z.array(z.string()),
  difference: z.nullable(z.string()),
  reviewedAt: z.nullable(Moment),
  demonstration: z.boolean(),
  /** One of today’s picks, in the deck; they stand before the others. */
  pick: z.boolean(),
});
export type PotentialMatch = z.infer<typeof PotentialMatch>;

export const Match = z.object({
  _id: Id,
  name: z.string(),
  image: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  likeness: Likeness,
  member: Id,
  location: z.string(),
  profession: z.string(),
  age: z.int(),
  matchedAt: Moment,
  /** When the last message was written, and by which of the two; null before the first. */
  last: z.nullable(z.object({ at: Moment, mine: z.boolean() })),
  /** The viewer has been shown the moment of this match, or has written already. */
  celebrated: z.boolean(),
  demonstration: z.boolean(),
});
export type Match = z.infer<typeof Match>;

const cardFields = {
  name: z.optional(ownName('Name is required')),
  age: z.optional(adultAge),
  location: z.optional(
    z.union([z.int(), requiredText('Location is required', 200)], { error: 'Location is required' }),
  ),
  profession: optionalText(120),
  education: z.optional(Education),
  religion: z.optional(Religion),
};
export const CardChange = z.strictObject(cardFields);
export type CardChange = z.infer<typeof CardChange>;

export const findCard = endpoint({
  method: 'GET',
  path: '/api/match-cards/me',
  access: 'member',
  summary: 'Answers the member’s own card, a draft from the submitted profile on; 404 before that.',
  answer: MatchCard,
});
export const createCard = endpoint({
  method: 'POST',
  path: '/api/match-cards',
  access: 'member',
  summary:
    'Makes the card out of the profile, changing the fields that are given (religion under the consent alone); an existing card is answered as it is.',
  body: CardChange,
  answer: MatchCard,
});
export const updateCard = endpoint({
  method: 'PUT',
  path: '/api/match-cards/me',
  access: 'member',
  summary:
    'Changes the profile’s fields that the card shows (religion under the consent alone), and rebuilds the queue.',
  body: CardChange,
  answer: MatchCard,
});
export const activateCard = endpoint({
  method: 'POST',
  path: '/api/match-card/activate',
  access: 'member',
  summary:
    'Grants what the paid package or trial grants: the card goes to review. Without one: 402, and nothing changes. A paused card that was reviewed is shown again, with or without one.',
  answer: MatchCard,
});
export const listPotentialMatches = endpoint({
  method: 'GET',
  path: '/api/match-cards/potential-matches',
  access: 'member',
  summary:
    'The next people of the queue (15, or `limit`), each re-checked both ways as it leaves; why they fit; the difference.',
  query: z.object({ limit: z.optional(figureInAddress(1, QUEUE_LENGTH)) }),
  answer: z.array(PotentialMatch),
});
const person = z.object({ id: Id });
export const AcceptAnswer = z.object({ matched: z.boolean(), match: z.optional(Match) });
export const acceptMatch = endpoint({
  method: 'POST',
  path: '/api/match-cards/:id/accept',
  access: { member: 'fitting person' },
  summary:
    'Likes a person. Matched when they like back. Needs an active card and a package or trial; repeating it changes nothing. `shownMs`: so long ago their card was shown, a day at most; 409 where the member has passed on them since.',
  params: person,
  query: ShownSince,
  answer: AcceptAnswer,
});
export const likePart = endpoint({
  method: 'POST',
  path: '/api/match-cards/:id/like',
  access: { member: 'fitting person' },
  summary:
    'The same as accept, for something on the person’s page, which is kept as it stands now; with a note of 140 signs at most, if one likes. A note counts as a first message: it needs a verified email, and opens the conversation of the match.',
  params: person,
  query: ShownSince,
  body: Liking,
  answer: AcceptAnswer,
});
export const rejectMatch = endpoint({
  method: 'POST',
  path: '/api/match-cards/:id/reject',
  access: { member: 'fitting person' },
  absentIsDone: true,
  summary:
    'Passes on a person for 180 days; one who is not there, or does not fit any more, is answered alike.',
  params: person,
  answer: Empty,
});
export const swipeRight = endpoint({
  method: 'POST',
  path: '/api/matches/swipe-right/:userId',
  access: { member: 'fitting person' },
  summary: 'The same as accept (spec 7).',
  params: z.object({ userId: Id }),
  answer: AcceptAnswer,
});
export const swipeLeft = endpoint({
  method: 'POST',
  path: '/api/matches/swipe-left/:userId',
  access: { member: 'fitting person' },
  absentIsDone: true,
  summary: 'The same as reject (spec 7).',
  params: z.object({ userId: Id }),
  answer: Empty,
});
export const undoPass = endpoint({
  method: 'POST',
  path: '/api/match-cards/undo',
  access: 'member',
  summary: 'Takes back the last pass and answers that person; 404 when there is none.',
  answer: PotentialMatch,
});
export const recordSeen = endpoint({
  method: 'POST',
  path: '/api/match-cards/seen',
  access: { member: 'any person' },
  summary: 'People whose card stood on the screen for a second or more.',
  body: z.strictObject({ ids: list(Id, DECK_PAGE) }),
  answer: Empty,
});

/** What is missing before a member may like, the first that has to be done; looking and passing need none of it. */
const LIKE_NEEDS = ['profile', 'support', 'package', 'review', 'card'] as const;
export type LikeNeed = (typeof LIKE_NEEDS)[number];
export const MatchStatus = z.object({
  card: z.nullable(z.enum(CARD_STATUSES)),
  viewedYou: z.int(),
  likedYou: z.int(),
  potentialMatches: z.int(),
  matches: z.int(),
  /** How many were picked for today; whoever of them no longer waits in the deck counts as done. */
  picks: z.int(),
  /** There is a pass that can be taken back. */
  hasPassed: z.boolean(),
  /** Null: the member may like. */
  likeNeeds: z.nullable(z.enum(LIKE_NEEDS)),
});
export type MatchStatus = z.infer<typeof MatchStatus>;
export const findMatchStatus = endpoint({
  method: 'GET',
  path: '/api/match-cards/status',
  access: 'member',
  summary: 'The figures of match track: views, likes, who waits, matches, picks; what a like still needs.',
  answer: MatchStatus,
});
export const PoolAdvice = z.object({
  fits: PeopleInTens,
  offers: z.array(z.object({ wish: z.string(), text: z.string(), adds: PeopleInTens })),
});
export type PoolAdvice = z.infer<typeof PoolAdvice>;
export const findPoolAdvice = endpoint({
  method: 'GET',
  path: '/api/match-cards/pool',
  access: 'member',
  summary: 'About how many fit every must, in tens, and what each wish costs; 20 calls an hour.',
  answer: PoolAdvice,
});

export const listMatches = endpoint({
  method: 'GET',
  path: '/api/matches',
  access: 'member',
  summary: 'The member’s matches, newest first.',
  answer: z.object({ matches: z.array(Match) }),
});
export const listUserProfiles = endpoint({
  method: 'GET',
  path: '/api/matches/user-profiles',
  access: 'member',
  summary: 'The people whom the member may swipe on: the deck under its older address (spec 7).',
  answer: z.object({ users: z.array(PotentialMatch) }),
});
/** Somebody who likes the member, and what of their page, where they said it. */
export const MatchRequest = z.extend(PotentialMatch, { liked: z.nullable(LikedPart) });
export type MatchRequest = z.infer<typeof MatchRequest>;
export const listMatchRequests = endpoint({
  method: 'GET',
  path: '/api/match-requests',
  access: 'member',
  summary: 'Likes received and not yet answered, what of the member’s page was liked, and the notes.',
  answer: z.object({ requests: z.array(MatchRequest) }),
});
/** What stands in the moment of a match: why the two may fit, where this is the first time. */
const Celebration = z.object({ first: z.boolean(), reasons: z.array(z.string()) });
export const celebrateMatch = endpoint({
  method: 'POST',
  path: '/api/matches/:id/celebrate',
  access: { member: 'open match' },
  summary:
    'Takes the moment of a match: `first` is true once for each of the two, on all their devices together.',
  params: person,
  answer: Celebration,
});
export const endMatch = endpoint({
  method: 'DELETE',
  path: '/api/matches/:id',
  access: { member: 'own match' },
  summary: 'Unmatches: the chat ends for both at once.',
  params: person,
  answer: Empty,
});
