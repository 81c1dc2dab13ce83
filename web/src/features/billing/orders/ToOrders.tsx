// The way to the member’s orders, which stand below all that is offered.
import { useOrders } from '../billing.queries.ts';

/** Nothing, where there are none. */
export function ToOrders() {
  const { data } = useOrders();
  if (!data || data.orders.length === 0) return null;
  return (
    <a
      href="#orders"
      className="inline-flex min-h-11 items-center self-start font-semibold text-wine underline"
    >
      See your orders
    </a>
  );
}
