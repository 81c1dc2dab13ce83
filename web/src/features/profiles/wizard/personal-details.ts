// Step 2 of the profile: its values, what is wrong with them, and what is sent.
import type { MatrimonyProfile } from '@ijeuwa/contract/profiles';
import type { FieldErrors } from '#platform/form/form-errors.ts';

export type PersonalDetails = {
  profession: string;
  education: string;
  religion: string;
  familyBackground: string;
  hobbies: string;
  relationshipStatus: string;
  previousMarriages: string;
  divorceDetails: string;
  hasChildren: string;
  numberOfChildren: string;
  childrenAges: string;
  livingArrangement: string;
  consent: boolean;
};

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');
const countOf = (children: number | null): string =>
  children ? (children >= 5 ? '5+' : String(children)) : '';

export const personalDetailsOf = (profile: MatrimonyProfile): PersonalDetails => ({
  profession: profile.profession ?? '',
  education: profile.education ?? '',
  religion: profile.religion ?? '',
  familyBackground: profile.familyBackground,
  hobbies: profile.hobbies.join(', '),
  relationshipStatus: profile.relationshipStatus ?? '',
  previousMarriages: profile.previousMarriages ?? '',
  divorceDetails: profile.divorceDetails,
  hasChildren: yesOrNo(profile.hasChildren),
  numberOfChildren: countOf(profile.numberOfChildren),
  childrenAges: profile.childrenAges,
  livingArrangement: profile.livingArrangement ?? '',
  consent: profile.consentedAt !== null,
});

/** Spec 3: asked only of somebody divorced or separated. */
export const asksForDivorce = ({ relationshipStatus }: PersonalDetails): boolean =>
  relationshipStatus === 'divorced' || relationshipStatus === 'separated';

/** What is hidden is not sent; what was left empty is not chosen. */
export const personalDetailsBody = (values: PersonalDetails) => {
  const { previousMarriages, hasChildren, numberOfChildren, childrenAges, livingArrangement } = values;
  const children = hasChildren === 'yes';
  return {
    profession: values.profession,
    education: values.education,
    religion: values.religion,
    familyBackground: values.familyBackground,
    hobbies: values.hobbies,
    relationshipStatus: values.relationshipStatus,
    ...(previousMarriages ? { previousMarriages } : {}),
    divorceDetails: asksForDivorce(values) ? values.divorceDetails : '',
    hasChildren,
    ...(children && numberOfChildren ? { numberOfChildren } : {}),
    childrenAges: children ? childrenAges : '',
    ...(children && livingArrangement ? { livingArrangement } : {}),
    consent: values.consent,
  };
};

export const personalDetailsProblems = ({ consent }: PersonalDetails): FieldErrors =>
  consent ? {} : { consent: 'Please agree to how we use your faith and family.' };
