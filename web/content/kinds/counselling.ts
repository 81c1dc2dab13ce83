// What stands on the page of the counsellors, beside the counsellors themselves.
import * as z from 'zod';
import { titled, words } from './parts.ts';

export const CounsellingPage = z.strictObject({
  hero: titled,
  /** Spec 2: three items. */
  approach: z.strictObject({ title: words, items: z.array(titled).length(3) }),
  experts: titled,
  banner: titled,
  consultation: z.strictObject({ ...titled.shape, items: z.array(titled).length(3) }),
});
export type CounsellingPage = z.infer<typeof CounsellingPage>;
