// Finding by its reference what waits in a queue or is past it: a transfer that nobody announced, an order, a dispute.
import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';

type ReferenceSearchProps = {
  name?: string;
  label?: string;
  reference: string | undefined;
  onSearch: (reference: string | undefined) => void;
};

export function ReferenceSearch(props: ReferenceSearchProps) {
  const { name = 'Find a transfer', label = 'Reference on the statement', reference, onSearch } = props;
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
      aria-label={name}
      noValidate
      onSubmit={submit}
      onReset={showQueue}
      className="flex w-full max-w-2xl flex-wrap items-end gap-3"
    >
      <SearchInput
        label={label}
        labelHidden={false}
        name="reference"
        defaultValue={reference}
        maxLength={100}
        className="min-w-0 flex-[1_1_12rem]"
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
