// Step 2 of the profile: the values of its screens, what is wrong with them, and what is sent.
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import type { FieldErrors } from '#platform/form/form-errors.ts';

export type Faith = { religion: string; consent: boolean };
export type Family = {
  relationshipStatus: string;
  previousMarriages: string;
  divorceDetails: string;
  hasChildren: string;
  numberOfChildren: string;
  childrenAges: string;
  livingArrangement: string;
};
export type Work = { profession: string; education: string };
export type Story = { familyBackground: string; hobbies: string };

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');
const countOf = (children: number | null): string =>
  children ? (children >= 5 ? '5+' : String(children)) : '';

export const faithOf = (profile: MatrimonyProfile): Faith => ({
  religion: profile.religion ?? '',
  consent: profile.consentedAt !== null,
});

export const familyOf = (profile: MatrimonyProfile): Family => ({
  relationshipStatus: profile.relationshipStatus ?? '',
  previousMarriages: profile.previousMarriages ?? '',
  divorceDetails: profile.divorceDetails,
  hasChildren: yesOrNo(profile.hasChildren),
  numberOfChildren: countOf(profile.numberOfChildren),
  childrenAges: profile.childrenAges,
  livingArrangement: profile.livingArrangement ?? '',
});

export const workOf = (profile: MatrimonyProfile): Work => ({
  profession: profile.profession ?? '',
  education: profile.education ?? '',
});

export const storyOf = (profile: MatrimonyProfile): Story => ({
  familyBackground: profile.familyBackground,
  hobbies: profile.hobbies.join(', '),
});

/** Spec 3: asked only of somebody divorced or separated. */
export const asksForDivorce = ({ relationshipStatus }: Family): boolean =>
  relationshipStatus === 'divorced' || relationshipStatus === 'separated';

/** Who says “single” has said it of marriages too. */
export const asksForMarriages = ({ relationshipStatus }: Family): boolean => relationshipStatus !== 'single';

/** What is hidden is not sent; what was left empty is not chosen. */
export const familyBody = (values: Family) => {
  const { previousMarriages, hasChildren, numberOfChildren, childrenAges, livingArrangement } = values;
  const children = hasChildren === 'yes';
  return {
    relationshipStatus: values.relationshipStatus,
    ...(asksForMarriages(values) && previousMarriages ? { previousMarriages } : {}),
    divorceDetails: asksForDivorce(values) ? values.divorceDetails : '',
    hasChildren,
    ...(children && numberOfChildren ? { numberOfChildren } : {}),
    childrenAges: children ? childrenAges : '',
    ...(children && livingArrangement ? { livingArrangement } : {}),
  };
};

/** What the screens before the last one of the step have saved. */
export const savedDetails = (profile: MatrimonyProfile) => ({
  ...faithOf(profile),
  ...familyBody(familyOf(profile)),
  ...(profile.numberOfChildren ? { numberOfChildren: profile.numberOfChildren } : {}),
  ...workOf(profile),
});

export const faithProblems = ({ consent }: Faith): FieldErrors =>
  consent ? {} : { consent: 'Please agree to how we use your faith and family.' };
