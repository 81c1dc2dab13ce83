// Step 3: what the member seeks, and the end of the wizard.

import { optionsOf, TIMEFRAME_OPTIONS } from '@ijeuwa/contract/person-words';
import { type MatrimonyProfile, saveProfileStep3 } from '@ijeuwa/contract/profiles';
import {
  ACCEPT_CHILDREN,
  EDUCATION_WISHES,
  RELIGION_WISHES,
  WISH_AGE_MAX,
  WISH_AGE_MIN,
  type Wishes,
} from '@ijeuwa/contract/wishes';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { PlaceWish } from '../preference/PlaceWish.tsx';
import {
  type PartnerWishes,
  partnerWishesBody,
  partnerWishesOf,
  partnerWishesProblems,
} from './partner-wishes.ts';
import { StepFrame } from './StepFrame.tsx';
import { type StepForm, useStepForm } from './useStepForm.ts';

type PartnerWishesStepProps = {
  owner: string;
  profile: MatrimonyProfile;
  wishes: Wishes;
  arrived: boolean;
  onBack: () => void;
  onSaved: () => Promise<void>;
};

export function PartnerWishesStep(props: PartnerWishesStepProps) {
  const { owner, profile, wishes, arrived, onBack, onSaved } = props;
  const form = useStepForm<PartnerWishes>({
    endpoint: saveProfileStep3,
    owner,
    step: 3,
    start: () => partnerWishesOf(wishes, profile),
    toBody: partnerWishesBody,
    also: partnerWishesProblems,
    onSaved,
  });
  const { values, field } = form;
  return (
    <StepFrame
      step={3}
      arrived={arrived}
      intro="What you seek is shown to nobody else. You can change it, and say how much each wish matters, at Preferences."
      form={form}
      onBack={onBack}
      nextLabel="Submit Profile"
    >
      <PartnerAges form={form} />
      <PlaceWish
        label="Partner location preference"
        value={values.partnerLocationPreference}
        error={form.errorOf('partnerLocationPreference')}
        onChange={(partnerLocationPreference) => form.set({ partnerLocationPreference })}
      />
      <Select
        label="Partner religion preference"
        placeholder="Select"
        hint={
          wishes.religions.length > 1
            ? 'You named several at Preferences; saving here keeps the one you choose.'
            : undefined
        }
        options={optionsOf(RELIGION_WISHES)}
        {...field('partnerReligionPreference')}
      />
      <Select
        label="Partner education preference"
        optional
        placeholder="Select"
        hint="At least this."
        options={optionsOf(EDUCATION_WISHES)}
        {...field('partnerEducationPreference')}
      />
      <Select
        label="Marriage timeframe"
        placeholder="Select"
        options={TIMEFRAME_OPTIONS}
        {...field('marriageTimeframe')}
      />
      <Select
        label="Accept a partner with children"
        optional
        placeholder="Select"
        options={optionsOf(ACCEPT_CHILDREN)}
        {...field('acceptPartnerWithChildren')}
      />
      <TextArea
        label="Deal breakers"
        optional
        hint="No other member sees this."
        maxLength={2000}
        {...field('dealBreakers')}
      />
      <p className="text-sm text-ink-2">Our experts review your profile within 24 hours.</p>
    </StepFrame>
  );
}

function PartnerAges({ form }: { form: StepForm<PartnerWishes> }) {
  const [from = '', to = ''] = form.values.partnerAgeRange.split('-');
  return (
    <FieldGroup
      label="Partner age range"
      hint={`From ${WISH_AGE_MIN} to ${WISH_AGE_MAX}.`}
      error={form.errorOf('partnerAgeRange')}
    >
      <div className="grid grid-cols-2 gap-4">
        <NumberInput
          label="From"
          placeholder="25"
          maxLength={2}
          value={from}
          onChange={(event) => form.set({ partnerAgeRange: `${event.target.value}-${to}` })}
        />
        <NumberInput
          label="To"
          placeholder="35"
          maxLength={2}
          value={to}
          onChange={(event) => form.set({ partnerAgeRange: `${from}-${event.target.value}` })}
          onBlur={() => form.leave('partnerAgeRange')}
        />
      </div>
    </FieldGroup>
  );
}
