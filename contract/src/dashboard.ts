// The figures of the member's first screen.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

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
  messages: z.int(),
  unreadMessages: z.int(),
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
