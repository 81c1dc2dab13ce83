// Looking for an order by one of its references.
import { SOUGHT_MAX } from '@ijeuwa/contract/timelines';
import { FindForm } from '../FindForm.tsx';

type OrderSearchProps = { reference: string | undefined; onSearch: (reference: string) => void };

export function OrderSearch({ reference, onSearch }: OrderSearchProps) {
  return (
    <FindForm
      name="Find an order"
      label="Reference or invoice number"
      sought={reference}
      maxLength={SOUGHT_MAX}
      onFind={onSearch}
    />
  );
}
