// The figures of the member's first screen.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Spec 3, "Dashboard user stats"; a figure appears with the room that knows it. */
export const DashboardStats = z.object({
  name: z.string(),
  matchRequests: z.int(),
  messages: z.int(),
  unreadMessages: z.int(),
});
export type DashboardStats = z.infer<typeof DashboardStats>;
export const findDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard',
  access: 'member',
  summary: 'The member’s name and figures.',
  answer: DashboardStats,
});
