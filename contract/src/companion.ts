// The other of two who come to an appointment together, as each of them, their calendars and their counsellor read it.
import * as z from 'zod/mini';

/** By first name; no name of whoever is a match no longer, or has gone. */
export const Companion = z.nullable(z.object({ name: z.nullable(z.string()) }));
export type Companion = z.infer<typeof Companion>;

/** Below the discreet title of a calendar's entry. */
export const togetherWith = (firstName: string): string => `With ${firstName}.`;
