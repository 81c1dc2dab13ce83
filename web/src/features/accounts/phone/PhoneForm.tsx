// Where the code is to go: the phone number, whose country's it is, and the email.
import { readPhone } from '@ijeuwa/contract/sign-up';
import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { COUNTRY_OPTIONS } from '../entry/person-options.ts';
import { useAuthForm } from '../useAuthForm.ts';
import { keepCountry } from './likely-country.ts';

/** `country`: empty where the number is written with its own. */
export type Typed = { phoneNumber: string; country: string; email: string };
/** `phoneNumber`: in full, as the server read it. */
export type Reached = { phoneNumber: string; email: string };
type PhoneFormProps = {
  known: Typed;
  onRead: (reached: Reached, typed: Typed) => void;
  onCancel: () => void;
};

// Spec 9: the provider flow's first step is seen so long.
const READING_SHOWN_MS = 800;
const OPTIONS = [...COUNTRY_OPTIONS, { value: '', label: 'Another country (write the number with +)' }];

export function PhoneForm({ known, onRead, onCancel }: PhoneFormProps) {
  const typed = useRef(known);
  const { field, problem, busy, form } = useAuthForm({
    endpoint: readPhone,
    toBody: ({ phoneNumber, country, email }) => {
      typed.current = { phoneNumber: String(phoneNumber), country: String(country), email: String(email) };
      return { phoneNumber, email, ...(country ? { country } : {}) };
    },
    onDone: ({ phoneNumber }) => {
      const { email, country } = typed.current;
      keepCountry(country);
      onRead({ phoneNumber, email: email.trim() }, typed.current);
    },
    shownMs: READING_SHOWN_MS,
  });
  return (
    <form {...form} aria-label="Phone and email" className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <Select
        label="Country of the number"
        {...field('country')}
        options={OPTIONS}
        defaultValue={known.country}
      />
      <TextInput
        label="Phone number"
        {...field('phoneNumber')}
        type="tel"
        autoComplete="tel"
        defaultValue={known.phoneNumber}
      />
      <TextInput
        label="Email"
        {...field('email')}
        type="email"
        autoComplete="email"
        defaultValue={known.email}
      />
      <div className="flex flex-col gap-3">
        <Button type="submit" wide busy={busy} busyText="One moment...">
          Continue
        </Button>
        <Button variant="quiet" wide onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
