// Who the newcomer is whose code was right.
import { ADULT_AGE, type AuthUser } from '@ijeuwa/contract/accounts';
import { completePhone } from '@ijeuwa/contract/sign-up';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { AgreementLine } from '../entry/AgreementLine.tsx';
import { ALL_GENDER_OPTIONS } from '../entry/person-options.ts';
import { useAuthForm } from '../useAuthForm.ts';

type NewcomerFormProps = { challenge: string; unknown: boolean; onDone: (user: AuthUser) => void };

// Spec 9: the provider flow's last step is seen so long.
const SAVING_SHOWN_MS = 1500;

export function NewcomerForm({ challenge, unknown, onDone }: NewcomerFormProps) {
  const { field, problem, busy, form } = useAuthForm({
    endpoint: completePhone,
    toBody: (values) => ({ ...values, challenge }),
    onDone: ({ user }) => onDone(user),
    summary: (wrong) => Object.values(wrong)[0],
    shownMs: SAVING_SHOWN_MS,
  });
  return (
    <form {...form} aria-label="Profile" className="flex flex-col gap-4">
      {unknown && (
        <Notice>There is no account with this phone number yet. Tell us who you are, and we open one.</Notice>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput label="Name" {...field('name')} autoComplete="name" autoFocus />
      <TextInput
        label="Date of birth"
        {...field('dateOfBirth')}
        type="date"
        autoComplete="bday"
        hint={`You must be at least ${ADULT_AGE} years old. Nobody else sees the date.`}
      />
      <Select label="Gender" {...field('gender')} placeholder="Select" options={ALL_GENDER_OPTIONS} />
      <AgreementLine />
      <Button type="submit" wide busy={busy} busyText="Saving...">
        Continue
      </Button>
    </form>
  );
}
