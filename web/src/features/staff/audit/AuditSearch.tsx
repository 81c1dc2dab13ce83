// Looking through the whole audit by words: who of the staff, what they did, to whom, and why.
import { AUDIT_WORDS_MAX } from '@ijeuwa/contract/staff';
import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';

type AuditSearchProps = { words: string | undefined; onSearch: (words: string) => void };

export function AuditSearch({ words, onSearch }: AuditSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('words')).trim());
  };
  return (
    <form
      aria-label="Search the audit"
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-end gap-3"
    >
      <SearchInput
        // Whoever goes back finds what they looked for before.
        key={words}
        label="Who of the staff, what they did, a member’s id, or a word of the reason"
        labelHidden={false}
        name="words"
        defaultValue={words}
        maxLength={AUDIT_WORDS_MAX}
        className="min-w-0 flex-[1_1_12rem] sm:min-w-xs"
      />
      <Button type="submit" variant="secondary">
        Find
      </Button>
    </form>
  );
}
