// Whom staff look for, and why.
import { LOOK_REASON_MIN_LENGTH, type MemberSearch, searchMembers } from '@ijeuwa/contract/members';
import { useHeldForm } from '#platform/form/useHeldForm.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type SearchFormProps = {
  query: string;
  onFound: (found: MemberSearch & { query: string; reason: string }) => void;
};

export function SearchForm({ query, onFound }: SearchFormProps) {
  const { form, busy, problem, values, field } = useHeldForm<
    typeof searchMembers,
    { query: string; reason: string }
  >({
    endpoint: searchMembers,
    start: () => ({ query, reason: '' }),
    onDone: (found): void => onFound({ ...found, ...values }),
  });
  return (
    <form {...form} aria-label="Find a member" className="flex max-w-2xl flex-col gap-4">
      {problem && <Notice tone="error">{problem}</Notice>}
      <TextInput
        label="Email, phone, name or id"
        hint="Only phone numbers that members sign in with are found; without a country code, one counts as Nigerian."
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        {...field('query')}
      />
      <TextInput
        label="Reason"
        hint={`${LOOK_REASON_MIN_LENGTH} characters at least, kept in the audit. Write no address or number into it: the audit cannot be erased.`}
        autoComplete="off"
        maxLength={500}
        {...field('reason')}
      />
      <Button type="submit" className="self-start max-sm:w-full" busy={busy} busyText="Looking...">
        Find
      </Button>
    </form>
  );
}
