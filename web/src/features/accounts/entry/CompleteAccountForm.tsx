// The short form after a first social sign-in: only what is missing, before anything else opens.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { completeAccount } from '@ijeuwa/contract/sign-up';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAuthForm } from '../useAuthForm.ts';
import { AgreementLine } from './AgreementLine.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { ALL_GENDER_OPTIONS, COUNTRY_OPTIONS, PREFERENCE_OPTIONS } from './person-options.ts';

type Missing = AuthUser['missing'][number];
type CompleteAccountFormProps = { missing: readonly Missing[]; onDone: (user: AuthUser) => void };

const ORDER: readonly Missing[] = ['name', 'age', 'phoneNumber', 'country', 'gender', 'genderPreference'];

export function CompleteAccountForm({ missing, onDone }: CompleteAccountFormProps) {
  const { field, problem, busy, form } = useAuthForm({
    endpoint: completeAccount,
    onDone: ({ user }) => onDone(user),
  });
  return (
    <AuthFrame
      heading="Almost there"
      intro="A few things your sign-in could not tell us. Ijeuwa is for adults who wish to marry."
    >
      <form {...form} aria-label="What is missing" className="flex flex-col gap-4">
        {problem && <Notice tone="error">{problem}</Notice>}
        {ORDER.filter((name) => missing.includes(name)).map((name) => (
          <MissingField key={name} {...field(name)} name={name} />
        ))}
        <AgreementLine />
        <Button type="submit" wide busy={busy} busyText="Saving...">
          Continue
        </Button>
      </form>
    </AuthFrame>
  );
}

function MissingField(field: { name: Missing; error?: string }) {
  const shared = { ...field, required: true };
  switch (field.name) {
    case 'name':
      return <TextInput label="Name" autoComplete="name" {...shared} />;
    case 'age':
      return <NumberInput label="Age" placeholder="18+" maxLength={3} {...shared} />;
    case 'phoneNumber':
      return <TextInput label="Phone number" type="tel" autoComplete="tel" {...shared} />;
    case 'country':
      return (
        <Select label="Country" placeholder="Select your country" options={COUNTRY_OPTIONS} {...shared} />
      );
    case 'gender':
      return <Select label="Gender" placeholder="Select" options={ALL_GENDER_OPTIONS} {...shared} />;
    case 'genderPreference':
      return (
        <Select label="Gender preference" placeholder="Select" options={PREFERENCE_OPTIONS} {...shared} />
      );
  }
}
