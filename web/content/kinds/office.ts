// Where the office is, when it is open, when support answers, and where to find us.
import * as z from 'zod';
import { words } from './parts.ts';

const hour = z.string().regex(/^\d{1,2}(am|pm)$/);

export const Office = z.strictObject({
  location: words,
  hours: z.array(z.strictObject({ days: words, open: hour.nullable(), close: hour.nullable() })).min(1),
  support: z.strictObject({ days: words, open: hour, close: hour, zone: words }),
  email: z.email(),
  phone: z.string().regex(/^\+\d{8,15}$/),
  social: z.array(z.strictObject({ name: words, address: z.url({ protocol: /^https$/ }) })),
});
export type Office = z.infer<typeof Office>;
