// The way from a case to its member’s orders, beside it: what is being written stays.
import { paths } from '#platform/paths.ts';

export function OrdersOfMember({ id, name }: { id: string; name: string }) {
  return (
    <a
      href={`${paths.staff}/orders?member=${id}`}
      target="_blank"
      rel="noopener"
      className="-my-2.5 inline-flex min-h-11 items-center text-wine underline"
    >
      <span>
        {name}, orders
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
