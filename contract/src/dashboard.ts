// The figures of the member's first screen, and what the member has reached.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';

/** How prepared a member is: facts that they can change themselves, never what was paid or who looked. */
export const Prepared = z.object({
  profileSubmitted: z.boolean(),
  /** Those that were not turned down. */
  photos: z.int(),
  emailConfirmed: z.boolean(),
  phoneConfirmed: z.boolean(),
  wishesSaved: z.boolean(),
  /** Something of themselves in their own words: about me, or a prompt. */
  saysSomething: z.boolean(),
  /** Open conversations in which the other has written last. */
  toAnswer: z.int(),
});
export type Prepared = z.infer<typeof Prepared>;

/** Spec 3, "Dashboard user stats"; a figure appears with the room that knows it. */
export const DashboardStats = z.object({
  name: z.string(),
  matchRequests: z.int(),
  /** Confirmed appointments to come, and when the next one begins. */
  upcomingSessions: z.int(),
  nextSession: z.nullable(Moment),
  /** Its session room, and from when on that is open. */
  nextRoom: z.nullable(z.object({ appointment: Id, opensAt: Moment })),
  /** Whoever comes along, by first name, and the counsellor. */
  nextSessionWith: z.array(z.string()),
  messages: z.int(),
  unreadMessages: z.int(),
  /** 0 to 100, by the points of score.ts. */
  relationshipScore: z.int(),
  /** Against the beginning of the day a week ago; null where it was not kept then. */
  relationshipScoreChange: z.nullable(z.int()),
  prepared: Prepared,
});
export type DashboardStats = z.infer<typeof DashboardStats>;
export const findDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'member',
  summary: 'The member’s name and figures, and what of their own is still missing.',
  answer: DashboardStats,
});

/** What a member can reach; each once, in the order in which it is told of while it is ahead. */
export const ACHIEVEMENTS = [
  'joined',
  'emailConfirmed',
  'phoneConfirmed',
  'profileSubmitted',
  'cardReviewed',
  'firstMatch',
  'firstMessage',
] as const;
export const Achievements = z.object({
  /** The latest first. */
  reached: z.array(z.object({ what: z.enum(ACHIEVEMENTS), at: Moment })),
  ahead: z.array(z.enum(ACHIEVEMENTS)),
});
export type Achievements = z.infer<typeof Achievements>;
export const listAchievements = endpoint({
  method: 'GET',
  path: '/api/achievements',
  access: 'member',
  summary: 'What the member has reached, with its date, and what is ahead: facts, no streaks.',
  answer: Achievements,
});
