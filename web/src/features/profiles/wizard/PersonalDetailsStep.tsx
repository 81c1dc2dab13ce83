// Step 2: work, faith and family, asked with their purpose.
import { CHILDREN_COUNTS, LIVING_ARRANGEMENTS, PREVIOUS_MARRIAGES } from '@ijeuwa/contract/person';
import {
  EDUCATION_OPTIONS,
  optionsOf,
  RELIGION_OPTIONS,
  STATUS_OPTIONS,
  YES_NO,
} from '@ijeuwa/contract/person-words';
import { type MatrimonyProfile, saveProfileStep2 } from '@ijeuwa/contract/profiles';
import { RadioCards } from '#ui/RadioCards.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import {
  asksForDivorce,
  type PersonalDetails,
  personalDetailsBody,
  personalDetailsOf,
  personalDetailsProblems,
} from './personal-details.ts';
import { StepFrame } from './StepFrame.tsx';
import { type StepForm, useStepForm } from './useStepForm.ts';

const PAIR = 'grid gap-5 *:min-w-0 sm:grid-cols-2';
// Spec 3: somebody married is not asked for here; the profile page knows the word.
const WIZARD_STATUSES = STATUS_OPTIONS.filter(({ value }) => value !== 'married');

type PersonalDetailsStepProps = {
  owner: string;
  profile: MatrimonyProfile;
  arrived: boolean;
  onBack: () => void;
  onSaved: () => void;
};

export function PersonalDetailsStep(props: PersonalDetailsStepProps) {
  const { owner, profile, arrived, onBack, onSaved } = props;
  const form = useStepForm<PersonalDetails>({
    endpoint: saveProfileStep2,
    owner,
    step: 2,
    start: () => personalDetailsOf(profile),
    toBody: personalDetailsBody,
    also: personalDetailsProblems,
    onSaved,
  });
  const { values, field, choice, tick } = form;
  return (
    <StepFrame
      step={2}
      arrived={arrived}
      intro="What a future spouse would want to know early. Answer as you would to a family elder."
      form={form}
      onBack={onBack}
    >
      <div className={PAIR}>
        <TextInput
          label="Profession"
          autoComplete="organization-title"
          maxLength={120}
          {...field('profession')}
        />
        <Select label="Education" placeholder="Select" options={EDUCATION_OPTIONS} {...field('education')} />
      </div>
      <Select label="Religion" placeholder="Select" options={RELIGION_OPTIONS} {...field('religion')} />
      <TextArea
        label="Family background"
        optional
        hint="Where your people are from, and how you were brought up."
        maxLength={2000}
        {...field('familyBackground')}
      />
      <TextInput
        label="Hobbies"
        optional
        hint="Separate them with commas: cooking, chess"
        {...field('hobbies')}
      />
      <div className={PAIR}>
        <Select
          label="Relationship status"
          placeholder="Select"
          options={values.relationshipStatus === 'married' ? STATUS_OPTIONS : WIZARD_STATUSES}
          {...field('relationshipStatus')}
        />
        <Select
          label="Previous marriages"
          optional
          placeholder="Select"
          options={optionsOf(PREVIOUS_MARRIAGES)}
          {...field('previousMarriages')}
        />
      </div>
      {asksForDivorce(values) && (
        <TextArea
          label="Divorce details"
          optional
          hint="Only what you want somebody to know before you meet."
          maxLength={2000}
          {...field('divorceDetails')}
        />
      )}
      <RadioCards label="Do you have children?" columns={2} options={YES_NO} {...choice('hasChildren')} />
      {values.hasChildren === 'yes' && <ChildrenFields form={form} />}
      <ConsentBox consentedAt={profile.consentedAt} box={tick('consent')} />
    </StepFrame>
  );
}

function ChildrenFields({ form: { field } }: { form: StepForm<PersonalDetails> }) {
  return (
    <>
      <div className={PAIR}>
        <Select
          label="Number of children"
          optional
          placeholder="Select"
          options={optionsOf(CHILDREN_COUNTS)}
          {...field('numberOfChildren')}
        />
        <TextInput
          label="Children's ages"
          optional
          hint="For example 4 and 7"
          maxLength={200}
          {...field('childrenAges')}
        />
      </div>
      <Select
        label="Living arrangement"
        optional
        placeholder="Select"
        options={optionsOf(LIVING_ARRANGEMENTS)}
        {...field('livingArrangement')}
      />
    </>
  );
}
