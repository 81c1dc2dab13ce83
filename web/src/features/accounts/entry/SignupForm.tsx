// Opening an account with email and password.
import type { AuthUser } from '@ijeuwa/contract/accounts';
import { CHECK_FIELDS } from '@ijeuwa/contract/entry';
import { signUp } from '@ijeuwa/contract/sign-up';
import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { PostedField, PostedMessage } from '#ui/PostedField.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useAuthForm } from '../useAuthForm.ts';
import { useCarriedEmail } from '../useCarriedEmail.ts';
import { AgreementLine } from './AgreementLine.tsx';
import { correctVisitor, useKnownOfVisitor } from './known-of-visitor.ts';
import { COUNTRY_OPTIONS, GENDER_OPTIONS, PREFERENCE_OPTIONS } from './person-options.ts';
import { useProposedCountry } from './useProposedCountry.ts';

const PAIR = 'grid gap-4 sm:grid-cols-2';

export function SignupForm({ onDone }: { onDone: (user: AuthUser) => void }) {
  const { field, problem, busy, form } = useAuthForm({
    endpoint: signUp,
    asLeft: true,
    onDone: ({ user }) => onDone(user),
    // Spec 5: shown per field and as a general error.
    summary: CHECK_FIELDS,
  });
  useCarriedEmail(form.ref);
  useKnownOfVisitor(form.ref);
  useProposedCountry(form.ref);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    correctVisitor(Object.fromEntries(new FormData(event.currentTarget)));
    form.onSubmit(event);
  };
  return (
    <form {...form} onSubmit={onSubmit} aria-label="Sign up" className="flex flex-col gap-4">
      <PostedMessage />
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <PostedField name="name">
          <TextInput label="Name" {...field('name')} autoComplete="name" />
        </PostedField>
        <PostedField name="age">
          {/* A browser that is told to keep nothing of a field leaves it empty after Back. */}
          <NumberInput label="Age" {...field('age')} autoComplete="on" placeholder="18+" maxLength={3} />
        </PostedField>
      </div>
      <PostedField name="email">
        <TextInput label="Email" {...field('email')} type="email" autoComplete="email" />
      </PostedField>
      <div className={PAIR}>
        <PostedField name="phoneNumber">
          <TextInput label="Phone number" {...field('phoneNumber')} type="tel" autoComplete="tel" />
        </PostedField>
        <PostedField name="country">
          <Select
            label="Country"
            {...field('country')}
            autoComplete="country-name"
            placeholder="Select your country"
            options={COUNTRY_OPTIONS}
          />
        </PostedField>
      </div>
      <div className={PAIR}>
        <PostedField name="gender">
          <Select
            label="Gender"
            {...field('gender')}
            autoComplete="sex"
            placeholder="Select"
            options={GENDER_OPTIONS}
          />
        </PostedField>
        <PostedField name="genderPreference">
          <Select
            label="Gender preference"
            {...field('genderPreference')}
            placeholder="Select"
            options={PREFERENCE_OPTIONS}
          />
        </PostedField>
      </div>
      <div className={PAIR}>
        <PostedField name="password">
          <PasswordInput
            label="Password"
            {...field('password')}
            autoComplete="new-password"
            hint="At least 6 characters"
          />
        </PostedField>
        <PostedField name="confirmPassword">
          <PasswordInput label="Confirm password" {...field('confirmPassword')} autoComplete="new-password" />
        </PostedField>
      </div>
      <AgreementLine />
      <Button type="submit" wide busy={busy} busyText="Creating account...">
        Create Account
      </Button>
    </form>
  );
}
