// Step 2: faith and family, asked with their purpose, work, and where one comes from.
import { CHILDREN_COUNTS, LIVING_ARRANGEMENTS, PREVIOUS_MARRIAGES } from '@ijeuwa/contract/person';
import {
  EDUCATION_OPTIONS,
  optionsOf,
  RELIGION_OPTIONS,
  STATUS_OPTIONS,
  YES_NO,
} from '@ijeuwa/contract/person-words';
import { saveProfileStep2 } from '@ijeuwa/contract/profiles';
import { saveProfileScreen } from '@ijeuwa/contract/wizard';
import { ChipChoice } from '#ui/ChipChoice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { ConsentBox } from './ConsentBox.tsx';
import * as details from './personal-details.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { ScreenProps } from './screen-props.ts';
import { type ScreenForm, useScreenForm } from './useScreenForm.ts';

// Spec 3: somebody married is not asked for here; the profile page knows the word.
const WIZARD_STATUSES = STATUS_OPTIONS.filter(({ value }) => value !== 'married');

export function FaithScreen(props: ScreenProps) {
  const { profile } = props;
  const form = useScreenForm<details.Faith>({
    ...props,
    endpoint: saveProfileScreen,
    screen: 'faith',
    start: () => details.faithOf(profile),
    toBody: (values) => ({ screen: 'faith', ...values }),
    also: details.faithProblems,
  });
  return (
    <ScreenFrame screen="faith" form={form} {...props}>
      <ChipChoice label="Religion" options={RELIGION_OPTIONS} {...form.choice('religion')} />
      <ConsentBox consentedAt={profile.consentedAt} box={form.tick('consent')} />
    </ScreenFrame>
  );
}

export function FamilyScreen(props: ScreenProps) {
  const { profile } = props;
  const form = useScreenForm<details.Family>({
    ...props,
    endpoint: saveProfileScreen,
    screen: 'family',
    start: () => details.familyOf(profile),
    toBody: (values) => ({ screen: 'family', ...details.familyBody(values) }),
  });
  const { values, field, choice } = form;
  return (
    <ScreenFrame screen="family" form={form} {...props}>
      <ChipChoice
        label="Relationship status"
        options={values.relationshipStatus === 'married' ? STATUS_OPTIONS : WIZARD_STATUSES}
        {...choice('relationshipStatus')}
      />
      <ChipChoice label="Do you have children?" options={YES_NO} {...choice('hasChildren')} />
      {values.hasChildren === 'yes' && <ChildrenFields form={form} />}
      {details.asksForMarriages(values) && (
        <ChipChoice
          label="Previous marriages"
          optional
          options={optionsOf(PREVIOUS_MARRIAGES)}
          {...choice('previousMarriages')}
        />
      )}
      {details.asksForDivorce(values) && (
        <TextArea
          label="Divorce details"
          optional
          hint="Only what you want somebody to know before you meet."
          maxLength={2000}
          {...field('divorceDetails')}
        />
      )}
    </ScreenFrame>
  );
}

function ChildrenFields({ form: { field, choice } }: { form: ScreenForm<details.Family> }) {
  return (
    <>
      <ChipChoice
        label="Number of children"
        optional
        options={optionsOf(CHILDREN_COUNTS)}
        {...choice('numberOfChildren')}
      />
      <TextInput
        label="Children's ages"
        optional
        hint="For example 4 and 7"
        maxLength={200}
        {...field('childrenAges')}
      />
      <ChipChoice
        label="Living arrangement"
        optional
        options={optionsOf(LIVING_ARRANGEMENTS)}
        {...choice('livingArrangement')}
      />
    </>
  );
}

export function WorkScreen(props: ScreenProps) {
  const { profile } = props;
  const form = useScreenForm<details.Work>({
    ...props,
    endpoint: saveProfileScreen,
    screen: 'work',
    start: () => details.workOf(profile),
    toBody: (values) => ({ screen: 'work', ...values }),
  });
  return (
    <ScreenFrame screen="work" form={form} {...props}>
      <TextInput
        label="Profession"
        autoComplete="organization-title"
        maxLength={120}
        {...form.field('profession')}
      />
      <ChipChoice label="Education" options={EDUCATION_OPTIONS} {...form.choice('education')} />
    </ScreenFrame>
  );
}

export function StoryScreen(props: ScreenProps) {
  const { profile } = props;
  const form = useScreenForm<details.Story>({
    ...props,
    endpoint: saveProfileStep2,
    screen: 'story',
    start: () => details.storyOf(profile),
    toBody: (values) => ({ ...details.savedDetails(profile), ...values }),
  });
  return (
    <ScreenFrame screen="story" form={form} {...props}>
      <TextArea
        label="Family background"
        optional
        hint="Where your people are from, and how you were brought up."
        maxLength={2000}
        {...form.field('familyBackground')}
      />
      <TextInput
        label="Hobbies"
        optional
        hint="Separate them with commas: cooking, chess"
        {...form.field('hobbies')}
      />
    </ScreenFrame>
  );
}
