// Step 1: who one is, where one lives, and five photos or more.
import { ageOn } from '@ijeuwa/contract/age';
import { GENDER_OPTIONS } from '@ijeuwa/contract/person-words';
import { type MatrimonyProfile, saveProfileStep1 } from '@ijeuwa/contract/profiles';
import { CalendarCheck } from 'lucide-react';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { PhotoManager } from '../photos/PhotoManager.tsx';
import { PlaceSearch } from '../places/PlaceSearch.tsx';
import { type BasicInfo, basicInfoBody, basicInfoOf, basicInfoProblems } from './basic-info.ts';
import { StepFrame } from './StepFrame.tsx';
import { useStepForm } from './useStepForm.ts';

const PAIR = 'grid gap-5 *:min-w-0 sm:grid-cols-2';

type BasicInfoStepProps = {
  owner: string;
  /** Absent while nobody is signed in. */
  profile: MatrimonyProfile | undefined;
  arrived: boolean;
  onSaved: () => void;
  onAccountNeeded: () => void;
};

export function BasicInfoStep({ owner, profile, arrived, onSaved, onAccountNeeded }: BasicInfoStepProps) {
  const form = useStepForm<BasicInfo>({
    endpoint: saveProfileStep1,
    owner,
    step: 1,
    start: () => basicInfoOf(profile),
    toBody: (values) => basicInfoBody(withAccountEmail(values, profile)),
    also: (values) => basicInfoProblems(values, profile?.pictures.length),
    onSaved,
  });
  const { values, field } = form;
  return (
    <StepFrame
      step={1}
      arrived={arrived}
      intro="Who you are and where you live. Your email and phone are shown to nobody."
      form={form}
      onNext={profile ? undefined : onAccountNeeded}
    >
      <TextInput label="Name" autoComplete="name" maxLength={100} {...field('name')} />
      <AgeFields form={form} />
      <div className={PAIR}>
        <Select label="Gender" placeholder="Select" options={GENDER_OPTIONS} {...field('gender')} />
        <PlaceSearch
          label="Location"
          hint="The town or city where you live now."
          name="location"
          value={values.location}
          error={form.errorOf('location')}
          onChange={(location) => form.set({ location })}
          onBlur={() => form.leave('location')}
        />
      </div>
      <div className={PAIR}>
        {profile ? (
          <TextInput
            label="Email"
            type="email"
            readOnly
            value={profile.email}
            hint="The address you sign in with."
          />
        ) : (
          <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
        )}
        <TextInput label="Phone" optional type="tel" autoComplete="tel" maxLength={30} {...field('phone')} />
      </div>
      {profile ? (
        <PhotoManager pictures={profile.pictures} error={form.errorOf('pictures')} />
      ) : (
        <Notice title="Photos come next.">
          What you type here stays on this device. Press Next to sign in or open an account, and we bring you
          back here to add your photos.
        </Notice>
      )}
    </StepFrame>
  );
}

/** The account's address is the truth; an address typed on the device before signing in is not. */
const withAccountEmail = (values: BasicInfo, profile: MatrimonyProfile | undefined): BasicInfo =>
  profile ? { ...values, email: profile.email } : values;

function AgeFields({ form }: { form: ReturnType<typeof useStepForm<BasicInfo>> }) {
  const { dateOfBirth } = form.values;
  const known = /^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth);
  return (
    <div className={PAIR}>
      {known ? (
        <TextInput
          label="Age"
          readOnly
          value={String(ageOn(dateOfBirth, new Date()))}
          hint={
            <span className="inline-flex items-center gap-1">
              <CalendarCheck aria-hidden="true" className="size-4" /> From your date of birth
            </span>
          }
        />
      ) : (
        <NumberInput label="Age" placeholder="18+" maxLength={3} {...form.field('age')} />
      )}
      <TextInput
        label="Date of birth"
        optional
        type="date"
        autoComplete="bday"
        hint="Kept encrypted. With it, your age is always right."
        {...form.field('dateOfBirth')}
      />
    </div>
  );
}
