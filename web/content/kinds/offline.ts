// The page that shows without a network.
import * as z from 'zod';
import { about, words } from './parts.ts';

export const OfflineContent = z.strictObject({
  ...about,
  heading: words,
  text: words,
  retry: words,
  readTitle: words,
  places: z.array(z.strictObject({ to: z.string().startsWith('/'), label: words })).min(1),
});
