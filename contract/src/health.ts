// Whether the server is ready, and why not.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Health = z.object({
  ready: z.boolean(),
  why: z.optional(z.string()),
  demonstration: z.boolean(),
});
export const findHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'Ready or not (then 503), and why not; whether this is the demonstration.',
  answer: Health,
});
