// Finding an unpaid transfer by the reference on a bank statement, also where the member has not said that it was sent.
import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';

type ReferenceSearchProps = {
  reference: string | undefined;
  onSearch: (reference: string | undefined) => void;
};

export function ReferenceSearch({ reference, onSearch }: ReferenceSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reference');
    onSearch(String(typed).trim() || undefined);
  };
  // The button that shows the queue leaves with what was looked for.
  const showQueue = (event: FormEvent<HTMLFormElement>) => {
    onSearch(undefined);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form
      aria-label="Find a transfer"
      noValidate
      onSubmit={submit}
      onReset={showQueue}
      className="flex flex-wrap items-end gap-3"
    >
      <SearchInput
        label="Reference on the statement"
        labelHidden={false}
        name="reference"
        maxLength={100}
        className="min-w-0 flex-[1_1_14rem]"
      />
      <Button type="submit" variant="secondary">
        Find
      </Button>
      {reference !== undefined && (
        <Button type="reset" variant="quiet">
          Show the queue
        </Button>
      )}
    </form>
  );
}
