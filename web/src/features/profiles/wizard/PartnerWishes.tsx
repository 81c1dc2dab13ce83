// Step 3: what the member seeks.

import { optionsOf, TIMEFRAME_OPTIONS } from '@ijeuwa/contract/person-words';
import { saveProfileStep3 } from '@ijeuwa/contract/profiles';
import {
  ACCEPT_CHILDREN,
  EDUCATION_WISHES,
  RELIGION_WISHES,
  WISH_AGE_MAX,
  WISH_AGE_MIN,
  type Wishes,
} from '@ijeuwa/contract/wishes';
import { saveProfileScreen } from '@ijeuwa/contract/wizard';
import type { ReactNode } from 'react';
import { ChipChoice } from '#ui/ChipChoice.tsx';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { PlaceWish } from '../preference/PlaceWish.tsx';
import * as partner from './partner-wishes.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { ScreenProps } from './screen-props.ts';
import { type ScreenForm, useScreenForm } from './useScreenForm.ts';

type WishScreenProps = ScreenProps & {
  wishes: Wishes;
  /** How many fit what was saved so far. */
  fits: ReactNode;
};

export function PartnerScreen(props: WishScreenProps) {
  const { profile, wishes } = props;
  const form = useScreenForm<partner.Partner>({
    ...props,
    endpoint: saveProfileScreen,
    screen: 'partner',
    start: () => partner.partnerOf(wishes, profile),
    toBody: (values) => ({ screen: 'partner', ...partner.partnerBody(values) }),
    also: partner.partnerProblems,
  });
  return (
    <ScreenFrame screen="partner" form={form} {...props}>
      <PartnerAges form={form} />
      <PlaceWish
        label="Partner location preference"
        value={form.values.partnerLocationPreference}
        error={form.errorOf('partnerLocationPreference')}
        onChange={(partnerLocationPreference) => form.set({ partnerLocationPreference })}
      />
    </ScreenFrame>
  );
}

function PartnerAges({ form }: { form: ScreenForm<partner.Partner> }) {
  const [from = '', to = ''] = form.values.partnerAgeRange.split('-');
  return (
    <FieldGroup
      label="Partner age range"
      hint={`From ${WISH_AGE_MIN} to ${WISH_AGE_MAX}. A must: you only meet people of these ages.`}
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

export function ValuesScreen(props: WishScreenProps) {
  const { profile, wishes, fits } = props;
  const form = useScreenForm<partner.Values>({
    ...props,
    endpoint: saveProfileScreen,
    screen: 'values',
    start: () => partner.valuesOf(wishes, profile),
    toBody: (values) => ({ screen: 'values', ...partner.valuesBody(values) }),
  });
  return (
    <ScreenFrame screen="values" form={form} {...props}>
      <ChipChoice
        label="Partner religion preference"
        hint={
          wishes.religions.length > 1
            ? 'You named several in Preferences; saving here keeps the one you choose.'
            : 'It starts as a must, and works both ways: you meet only people of this faith who accept yours.'
        }
        options={optionsOf(RELIGION_WISHES)}
        {...form.choice('partnerReligionPreference')}
      />
      <ChipChoice
        label="Partner education preference"
        optional
        hint="At least this."
        options={optionsOf(EDUCATION_WISHES)}
        {...form.choice('partnerEducationPreference')}
      />
      {fits}
    </ScreenFrame>
  );
}

export function PlansScreen(props: WishScreenProps) {
  const { profile, wishes, fits } = props;
  const form = useScreenForm<partner.Plans>({
    ...props,
    endpoint: saveProfileStep3,
    screen: 'plans',
    start: () => partner.plansOf(wishes, profile),
    toBody: (values) => partner.plansBody(wishes, values),
  });
  return (
    <ScreenFrame screen="plans" form={form} {...props}>
      <ChipChoice
        label="Marriage timeframe"
        options={TIMEFRAME_OPTIONS}
        {...form.choice('marriageTimeframe')}
      />
      <ChipChoice
        label="Accept a partner with children"
        optional
        options={optionsOf(ACCEPT_CHILDREN)}
        {...form.choice('acceptPartnerWithChildren')}
      />
      <TextArea
        label="Deal breakers"
        optional
        hint="No other member sees this."
        maxLength={2000}
        {...form.field('dealBreakers')}
      />
      {fits}
    </ScreenFrame>
  );
}
