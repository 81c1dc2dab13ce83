// The matrimony profile: the wizard, the profile page, consents and who may see it.
import * as z from 'zod/mini';
import { ADULT_AGE, AGE_MAX, AuthUser, adultAge } from './accounts.ts';
import { DETAIL_PURPOSES } from './details.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  figure,
  handle,
  inOneSpelling,
  isoDate,
  list,
  Moment,
  Ok,
  optionalText,
  requiredText,
  text,
} from './fields.ts';
import { ownName } from './own-name.ts';
import * as person from './person.ts';
import { PHOTO_TOO_LARGE, Photo } from './photos.ts';
import {
  ACCEPT_CHILDREN,
  type AgeRange,
  EDUCATION_WISHES,
  PlaceRef,
  RELIGION_WISHES,
  readAgeRange,
  wishAge,
} from './wishes.ts';
import { WIZARD_SCREENS } from './wizard-screens.ts';

export const PRIVACY = ['Public', 'Private'] as const;

export const BIO_MAX_LENGTH = 1000;
export const MatrimonyProfile = z.object({
  name: z.string(),
  age: z.nullable(z.int()),
  dateOfBirth: z.nullable(z.string()),
  gender: z.nullable(person.Gender),
  location: z.nullable(PlaceRef),
  email: z.string(),
  phone: z.nullable(z.string()),
  pictures: z.array(Photo),
  profession: z.nullable(z.string()),
  education: z.nullable(person.Education),
  religion: z.nullable(person.Religion),
  familyBackground: z.string(),
  hobbies: z.array(z.string()),
  bio: z.string(),
  relationshipStatus: z.nullable(person.RelationshipStatus),
  previousMarriages: z.nullable(z.enum(person.PREVIOUS_MARRIAGES)),
  divorceDetails: z.string(),
  hasChildren: z.nullable(z.boolean()),
  numberOfChildren: z.nullable(z.int()),
  childrenAges: z.string(),
  livingArrangement: z.nullable(person.LivingArrangement),
  visibility: z.enum(PRIVACY),
  photosBlurred: z.boolean(),
  consentedAt: z.nullable(Moment),
  /** The wizard's step that comes next, 1 to 3; 4 once all three are saved. */
  nextStep: z.int(),
  /** The screen at which the wizard goes on. */
  nextScreen: z.enum(WIZARD_SCREENS),
  submittedAt: z.nullable(Moment),
});
export type MatrimonyProfile = z.infer<typeof MatrimonyProfile>;

export const ProfileStep1 = z.strictObject({
  name: ownName('Name is required'),
  age: z.optional(adultAge),
  dateOfBirth: z.optional(isoDate('Please give the date as year, month and day.')),
  gender: person.Gender,
  /** A place's id from the search, or its name: understood, or refused with suggestions. */
  location: z.union([z.int(), requiredText('Location is required', 200)], {
    error: 'Location is required',
  }),
  /** The account's own; it changes only by verification. */
  email: z.optional(email('Email is required', 'Invalid email format')),
  phone: optionalText(30),
});
export type ProfileStep1 = z.infer<typeof ProfileStep1>;

const yesOrNo = (message: string) =>
  z.pipe(
    z.union([z.boolean(), z.enum(['yes', 'no'])], { error: message }),
    z.transform((v) => v === true || v === 'yes'),
  );

const childrenCount = z.pipe(
  z.union([z.int().check(z.minimum(0), z.maximum(20)), z.enum([...person.CHILDREN_COUNTS, '0'])], {
    error: 'Please choose how many children.',
  }),
  z.transform((v) => (v === '5+' ? 5 : Number(v))),
);

const HOBBIES_MAX = 20;
const HOBBY_MAX_LENGTH = 40;
const HOBBIES_UNFIT = `At most ${HOBBIES_MAX} hobbies, please, each of a few words.`;
/** A list, or words with commas between them. */
const hobbies = z.union(
  [
    list(text({ maxLength: HOBBY_MAX_LENGTH }, z.trim(), ...inOneSpelling), HOBBIES_MAX),
    text({ maxLength: HOBBIES_MAX * (HOBBY_MAX_LENGTH + 2) }, ...inOneSpelling),
  ],
  { error: HOBBIES_UNFIT },
);

export const ProfileStep2 = z.strictObject({
  profession: requiredText('Profession is required', 120),
  education: person.Education,
  religion: person.Religion,
  familyBackground: optionalText(2000),
  hobbies: z.optional(hobbies),
  bio: optionalText(BIO_MAX_LENGTH),
  relationshipStatus: person.RelationshipStatus,
  previousMarriages: z.optional(
    z.enum(person.PREVIOUS_MARRIAGES, { error: 'Please choose how many marriages.' }),
  ),
  divorceDetails: optionalText(2000),
  hasChildren: yesOrNo('Has children is required'),
  numberOfChildren: z.optional(childrenCount),
  childrenAges: optionalText(200),
  livingArrangement: z.optional(person.LivingArrangement),
  /** Faith and family are asked with their purpose; saying yes is the condition for keeping them. */
  consent: z.optional(z.boolean()),
});
export type ProfileStep2 = z.infer<typeof ProfileStep2>;

const faultOf = (read: AgeRange | { fault: string }) => ('fault' in read ? read.fault : '');

const RANGE_NEEDED = 'Partner age range is required';
export const ProfileStep3 = z.strictObject({
  /** As text ("25-35") or as two numbers. */
  partnerAgeRange: z
    .union([requiredText(RANGE_NEEDED, 30), z.strictObject({ min: wishAge, max: wishAge })], {
      error: RANGE_NEEDED,
    })
    .check(
      z.refine((given) => given === '' || !('fault' in readAgeRange(given)), {
        error: ({ input }) => faultOf(readAgeRange(input as string | AgeRange)),
      }),
    ),
  partnerLocationPreference: optionalText(200),
  partnerReligionPreference: z.enum(RELIGION_WISHES, { error: 'Partner religion preference is required' }),
  partnerEducationPreference: z.optional(z.enum(EDUCATION_WISHES)),
  dealBreakers: optionalText(2000),
  marriageTimeframe: person.Timeframe,
  acceptPartnerWithChildren: z.optional(z.enum(ACCEPT_CHILDREN)),
});
export type ProfileStep3 = z.infer<typeof ProfileStep3>;

export const findProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  access: 'member',
  summary: 'Answers the member’s own matrimony profile with photos, and how far the wizard is.',
  answer: MatrimonyProfile,
});
export const saveProfileStep1 = endpoint({
  method: 'PUT',
  path: '/api/profile/steps/1',
  access: 'member',
  summary: 'Saves Basic Info; needs at least 5 photos. An unknown place is refused with suggestions.',
  body: ProfileStep1,
  answer: MatrimonyProfile,
});
export const saveProfileStep2 = endpoint({
  method: 'PUT',
  path: '/api/profile/steps/2',
  access: 'member',
  summary: 'Saves Personal Details; faith and family need consent the first time.',
  body: ProfileStep2,
  // Seven thousand letters of several bytes each.
  bodyMaxBytes: 48 * 1024,
  answer: MatrimonyProfile,
});
export const saveProfileStep3 = endpoint({
  method: 'PUT',
  path: '/api/profile/steps/3',
  access: 'member',
  summary: 'Saves Preferences into the wishes.',
  body: ProfileStep3,
  answer: MatrimonyProfile,
});
export const submitProfile = endpoint({
  method: 'POST',
  path: '/api/profile/submit',
  access: 'member',
  summary: 'Submits the profile once all three steps are complete; repeating it changes nothing.',
  answer: MatrimonyProfile,
});
export const withdrawConsent = endpoint({
  method: 'DELETE',
  path: '/api/profile/consent',
  access: 'member',
  summary: 'Withdraws the consent: faith, family and children are erased and the card is paused, at once.',
  answer: MatrimonyProfile,
});

export const CONSENT_PURPOSES = [
  'faith-and-family',
  'terms',
  'privacy-policy',
  'therapy-assessment',
  'couple-questionnaire',
  'session-notes',
  ...Object.values(DETAIL_PURPOSES),
] as const;
export const Consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  /** Of the wording, or of the text: a day such as 2026-11-21. */
  version: z.string(),
  givenAt: Moment,
  withdrawnAt: z.nullable(Moment),
});
export type Consent = z.infer<typeof Consent>;
export const listConsents = endpoint({
  method: 'GET',
  path: '/api/profile/consents',
  access: 'member',
  newcomers: true,
  summary: 'Everything that the member agreed to, with versions and times, the newest first.',
  answer: z.object({ consents: z.array(Consent) }),
});

export const UpdateUser = z.strictObject({
  name: ownName('Please fill all required fields.'),
  bio: requiredText('Please fill all required fields.', BIO_MAX_LENGTH),
  age: z.optional(
    figure({
      min: ADULT_AGE,
      max: AGE_MAX,
      missing: 'Please fill all required fields.',
      outside: 'Age must be between 18 and 100',
    }),
  ),
  gender: person.Gender,
  relationshipStatus: person.RelationshipStatus,
  maritalHistory: z.optional(
    z.union([z.literal(''), z.enum(['yes', 'no'])], { error: 'Please choose yes or no.' }),
  ),
  numberOfChildren: z.optional(
    figure({
      min: 0,
      max: 20,
      missing: 'Number of children must be at least 0',
      outside: 'Number of children must be at least 0',
      above: 'Please check the number of children: it is at most 20.',
    }),
  ),
  nationality: requiredText('Please fill all required fields.', 80),
  hobbies: z.optional(hobbies),
  /** A new picture as a data URL, or the address that we gave. */
  image: z.optional(z.nullable(text({ maxLength: 8_000_000, tooLong: PHOTO_TOO_LARGE }))),
  /** At ten photos: the one that the new picture replaces. */
  replaces: z.optional(handle),
});
export type UpdateUser = z.infer<typeof UpdateUser>;
export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/users/update',
  access: 'member',
  summary:
    'Changes the member’s own profile (spec 7). A new image becomes the primary photo. Marriages and children are kept under the consent alone.',
  body: z.partial(UpdateUser),
  // A picture travels in it.
  bodyMaxBytes: 8_500_000,
  answer: z.object({ user: AuthUser }),
});

export const savePrivacy = endpoint({
  method: 'PUT',
  path: '/api/profile/visibility',
  access: 'member',
  summary: 'Private: visible only to people I liked or matched.',
  body: z.strictObject({ visibility: z.enum(PRIVACY) }),
  answer: Ok,
});
