// Money of the member's that waits for them, for the account it goes to or for its rest: said before anything is offered.
import type { Order } from '@ijeuwa/contract/billing';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useOrders } from '../billing.queries.ts';

export function MoneyWaits() {
  const all = useOrders().data?.orders ?? [];
  const waits = all.find(({ refundAccount }) => refundAccount === 'wanted');
  const part = all.find(({ status, announcedAt }) => status === 'part_paid' && announcedAt === null);
  return (
    <>
      {waits && <AccountWaits waits={waits} />}
      {part && <RestWaits part={part} />}
    </>
  );
}

function RestWaits({ part }: { part: Order }) {
  const missing = part.missing ? `${formatMoney(part.missing)} is still missing` : 'A part is still missing';
  return (
    <Notice
      tone="warning"
      title={`${missing} for ${part.item.title}.`}
      action={
        <ButtonLink size="sm" to={`${paths.billingProcess}?${new URLSearchParams({ order: part._id })}`}>
          Pay the rest
        </ButtonLink>
      }
    >
      A part of your money has come.
      {part.restBy && ` The rest may come until ${formatDateTime(part.restBy)}; then what came goes back.`}
    </Notice>
  );
}

function AccountWaits({ waits }: { waits: Order }) {
  const goesThere = waits.accountFor ?? waits.owedBack;
  const amount = goesThere ? formatMoney(goesThere) : 'Your money';
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
      It was paid for {waits.item.title}. Please tell us, beside that order, which account of yours we may
      send it to.
    </Notice>
  );
}
