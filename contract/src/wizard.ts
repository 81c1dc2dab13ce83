// The call that keeps one screen of the wizard; the last screen of a step saves the whole step instead.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MatrimonyProfile, ProfileStep1, ProfileStep2, ProfileStep3 } from './profiles.ts';

/** Every rule and text is that of the step to which the screen belongs. */
export const ScreenAnswers = z.discriminatedUnion(
  'screen',
  [
    z.strictObject({ screen: z.literal('photos') }),
    z.extend(z.pick(ProfileStep1, { name: true, age: true, dateOfBirth: true, gender: true }), {
      screen: z.literal('about'),
    }),
    z.extend(z.pick(ProfileStep2, { religion: true, consent: true }), { screen: z.literal('faith') }),
    z.extend(
      z.pick(ProfileStep2, {
        relationshipStatus: true,
        previousMarriages: true,
        divorceDetails: true,
        hasChildren: true,
        numberOfChildren: true,
        childrenAges: true,
        livingArrangement: true,
      }),
      { screen: z.literal('family') },
    ),
    z.extend(z.pick(ProfileStep2, { profession: true, education: true }), { screen: z.literal('work') }),
    z.extend(z.pick(ProfileStep3, { partnerAgeRange: true, partnerLocationPreference: true }), {
      screen: z.literal('partner'),
    }),
    z.extend(z.pick(ProfileStep3, { partnerReligionPreference: true, partnerEducationPreference: true }), {
      screen: z.literal('values'),
    }),
  ],
  { error: 'Please name a screen of the wizard that is not the last of its step.' },
);
export type ScreenAnswers = z.infer<typeof ScreenAnswers>;

export const saveProfileScreen = endpoint({
  method: 'PUT',
  path: '/api/profile/screen',
  access: 'member',
  summary:
    'Keeps what one screen of the wizard asks, and where the wizard goes on; the last screen of a step saves the step. Faith and family need consent.',
  body: ScreenAnswers,
  answer: MatrimonyProfile,
});
