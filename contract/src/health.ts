// Whether the server is ready, and why not.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';

/** How a job of the timetable went last, and how it last failed. */
const JobRun = z.object({
  name: z.string(),
  ranAt: Moment,
  durationMs: z.number(),
  failures: z.number(),
  failedAt: z.nullable(Moment),
  failure: z.nullable(z.string()),
});
const Health = z.object({
  ready: z.boolean(),
  why: z.optional(z.string()),
  demonstration: z.boolean(),
  jobs: z.optional(z.array(JobRun)),
});
export const findHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary:
    'Ready or not (then 503), and why not; whether this is the demonstration; to staff also how the jobs went.',
  answer: Health,
});
