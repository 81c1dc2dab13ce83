// Opening an account with e-mail and password.
import { type AuthUser, signUp } from '@ijeuwa/contract/accounts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useCheckedForm } from '../useCheckedForm.ts';
import { AgreementLine } from './AgreementLine.tsx';
import { COUNTRY_OPTIONS, GENDER_OPTIONS, PREFERENCE_OPTIONS } from './person-options.ts';

const PAIR = 'grid gap-4 sm:grid-cols-2';

export function SignupForm({ onDone }: { onDone: (user: AuthUser) => void }) {
  const { errors, problem, busy, form } = useCheckedForm({
    endpoint: signUp,
    onDone: ({ user }) => onDone(user),
  });
  return (
    <form {...form} aria-label="Sign up" className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <TextInput label="Name" name="name" autoComplete="name" error={errors.name} />
        <NumberInput label="Age" name="age" placeholder="18+" maxLength={3} error={errors.age} />
      </div>
      <TextInput label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
      <div className={PAIR}>
        <TextInput
          label="Phone number"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          error={errors.phoneNumber}
        />
        <Select
          label="Country"
          name="country"
          autoComplete="country-name"
          placeholder="Select your country"
          options={COUNTRY_OPTIONS}
          error={errors.country}
        />
      </div>
      <div className={PAIR}>
        <Select
          label="Gender"
          name="gender"
          autoComplete="sex"
          placeholder="Select"
          options={GENDER_OPTIONS}
          error={errors.gender}
        />
        <Select
          label="Gender preference"
          name="genderPreference"
          placeholder="Select"
          options={PREFERENCE_OPTIONS}
          error={errors.genderPreference}
        />
      </div>
      <div className={PAIR}>
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="new-password"
          hint="At least 6 characters"
          error={errors.password}
        />
        <PasswordInput
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
      </div>
      <AgreementLine />
      <Button type="submit" wide busy={busy} busyText="Creating account...">
        Create Account
      </Button>
    </form>
  );
}
