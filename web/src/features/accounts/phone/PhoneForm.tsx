// Where the code is to go: phone number and e-mail.
import { beginPhone } from '@ijeuwa/contract/accounts';
import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useCheckedForm } from '../useCheckedForm.ts';

export type Reached = { phoneNumber: string; email: string };
type PhoneFormProps = {
  known: Reached;
  onSent: (challenge: string, sentTo: Reached) => void;
  onCancel: () => void;
};

export function PhoneForm({ known, onSent, onCancel }: PhoneFormProps) {
  const typed = useRef(known);
  const { errors, problem, busy, form } = useCheckedForm({
    endpoint: beginPhone,
    toBody: ({ phoneNumber, email }) => {
      typed.current = { phoneNumber: String(phoneNumber), email: String(email) };
      return typed.current;
    },
    onDone: ({ challenge }) => onSent(challenge, typed.current),
  });
  return (
    <form {...form} aria-label="Phone and e-mail" className="flex flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput
        label="Phone number"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        placeholder="0803 123 4567"
        defaultValue={known.phoneNumber}
        error={errors.phoneNumber}
      />
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={known.email}
        error={errors.email}
      />
      <div className="flex flex-col gap-3">
        <Button type="submit" wide busy={busy} busyText="Sending...">
          Send code
        </Button>
        <Button variant="quiet" wide onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
