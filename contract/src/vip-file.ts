// The file of a VIP case: what of interests and priorities can be chosen, and whom its member looks for.
import * as z from 'zod/mini';

// Spec 9.
export const VIP_INTERESTS = [
  'Travel',
  'Cooking',
  'Reading',
  'Fitness',
  'Music',
  'Movies',
  'Art',
  'Hiking',
  'Photography',
  'Dancing',
] as const;
export const VIP_PRIORITIES = [
  'Family Values',
  'Career',
  'Spirituality',
  'Education',
  'Lifestyle',
  'Personal Growth',
  'Financial Stability',
] as const;

export const VipFile = z.object({
  interests: z.array(z.enum(VIP_INTERESTS)),
  priorities: z.array(z.enum(VIP_PRIORITIES)),
  lookingFor: z.string(),
});
export type VipFile = z.infer<typeof VipFile>;
