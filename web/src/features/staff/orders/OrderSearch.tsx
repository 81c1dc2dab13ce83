// Looking for an order by one of its references.
import { SOUGHT_MAX } from '@ijeuwa/contract/timelines';
import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';

type OrderSearchProps = { reference: string | undefined; onSearch: (reference: string) => void };

export function OrderSearch({ reference, onSearch }: OrderSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('reference')).trim());
  };
  return (
    <form aria-label="Find an order" noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <SearchInput
        label="Reference of the order, the transfer or the payment, or an invoice’s number"
        labelHidden={false}
        name="reference"
        defaultValue={reference}
        maxLength={SOUGHT_MAX}
        className="min-w-0 flex-[1_1_12rem] sm:min-w-xs"
      />
      <Button type="submit" variant="secondary">
        Find
      </Button>
    </form>
  );
}
