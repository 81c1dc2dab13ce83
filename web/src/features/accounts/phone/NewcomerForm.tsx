// Who the newcomer is whose code was right.
import { ADULT_AGE, type AuthUser, completePhone } from '@ijeuwa/contract/accounts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { AgreementLine } from '../entry/AgreementLine.tsx';
import { ALL_GENDER_OPTIONS } from '../entry/person-options.ts';
import { useCheckedForm } from '../useCheckedForm.ts';

type NewcomerFormProps = { challenge: string; unknown: boolean; onDone: (user: AuthUser) => void };

// Spec 9: the provider flow's last step is seen so long.
const SAVING_SHOWN_MS = 1500;

export function NewcomerForm({ challenge, unknown, onDone }: NewcomerFormProps) {
  const { errors, problem, busy, form } = useCheckedForm({
    endpoint: completePhone,
    toBody: (values) => ({ ...values, challenge }),
    onDone: ({ user }) => onDone(user),
    shownMs: SAVING_SHOWN_MS,
  });
  const required = Object.values(errors)[0];
  return (
    <form {...form} aria-label="Profile" className="flex flex-col gap-4">
      {unknown && (
        <Notice>Nobody has an account with this phone yet. Tell us who you are to open one.</Notice>
      )}
      {(problem ?? required) && <Notice tone="error">{problem ?? required}</Notice>}
      <TextInput label="Name" name="name" autoComplete="name" error={errors.name} autoFocus />
      <TextInput
        label="Date of birth"
        name="dateOfBirth"
        type="date"
        autoComplete="bday"
        hint={`You must be at least ${ADULT_AGE} years old. Nobody else sees the date.`}
        error={errors.dateOfBirth}
      />
      <Select
        label="Gender"
        name="gender"
        placeholder="Select"
        options={ALL_GENDER_OPTIONS}
        error={errors.gender}
      />
      <AgreementLine />
      <Button type="submit" wide busy={busy} busyText="Saving...">
        Continue
      </Button>
    </form>
  );
}
