// Money of the member's that waits for an account of theirs: said before anything is offered.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useOrders } from '../billing.queries.ts';

export function MoneyWaits() {
  const waits = useOrders().data?.orders.find(({ refundAccount }) => refundAccount === 'wanted');
  if (!waits) return null;
  const amount = waits.owedBack ? formatMoney(waits.owedBack) : 'Your money';
  return (
    <Notice
      tone="warning"
      title={`${amount} goes back to you.`}
      action={
        <ButtonLink size="sm" to={`${paths.billingProcess}?${new URLSearchParams({ see: waits._id })}`}>
          See where it goes
        </ButtonLink>
      }
    >
      It was paid for {waits.item.title}. Please name the account of yours to which we may send it, beside
      that order.
    </Notice>
  );
}
