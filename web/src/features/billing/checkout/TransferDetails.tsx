// Where to send a transfer, with which reference, and until when; then the member says that it was made.
import {
  announceTransfer,
  findSubscription,
  listOrders,
  type Order,
  TRANSFER_HOURS,
} from '@ijeuwa/contract/billing';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useSettled } from '#ui/useSettled.ts';
import { MethodHeading } from './MethodHeading.tsx';
import { PayActions } from './PayActions.tsx';

type TransferDetailsProps = {
  order: Order;
  onAnnounced: (order: Order) => void;
  onChangeMethod: () => void;
};

export function TransferDetails({ order, onAnnounced, onChangeMethod }: TransferDetailsProps) {
  const { bank, reference } = order;
  const amount = order.missing ?? order.total;
  const settled = useSettled();
  const announce = useChange(announceTransfer, { renews: [listOrders, findSubscription] });
  const say = () => {
    if (!announce.isPending) announce.mutate({ params: { id: order._id } }, { onSuccess: onAnnounced });
  };
  return (
    <section aria-label="Bank Transfer" className="flex flex-col gap-4">
      <MethodHeading onChangeMethod={onChangeMethod}>Bank Transfer</MethodHeading>
      {bank?.demonstration && (
        <Notice tone="warning" title="Demonstration account.">
          Please send no real money: this account does not exist.
        </Notice>
      )}
      <p className="text-ink-2">
        {order.restBy
          ? `The rest must come by ${formatDateTime(order.restBy)}; else what came goes back to you.`
          : `Transfers must be completed within ${TRANSFER_HOURS} hours: by ${formatDateTime(order.expiresAt)}.`}{' '}
        Write the reference into the transfer, so that we know it is yours.
      </p>
      <Card padded={false} className="px-4 sm:px-5">
        <dl>
          <Line label={order.item.kind === 'package' ? 'Package' : 'For'} value={order.item.title} />
          <Line label="Bank name" value={bank?.bankName ?? ''} />
          <Line label="Account name" value={bank?.accountName ?? ''} copied="name" />
          <Line label="Account number" value={bank?.accountNumber ?? ''} copied="number" />
          <Line
            label="Amount"
            value={formatMoney(amount)}
            copied="amount"
            copy={String(amount.amountMinor / 100)}
          />
          <Line label="Reference" value={reference} copied="reference" />
        </dl>
      </Card>
      {announce.error && <Notice tone="error">{announce.error.message}</Notice>}
      {/* After the account: nobody says so before they have seen where it goes. */}
      <PayActions>
        <Button disabled={!settled} busy={announce.isPending} busyText="Telling our team..." onClick={say}>
          I have made the transfer
        </Button>
      </PayActions>
    </section>
  );
}

type LineProps = { label: string; value: string; copied?: string; copy?: string };

export function Line({ label, value, copied, copy = value }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-3 first:border-t-0">
      <dt className="w-full text-sm text-ink-2">{label}</dt>
      <dd
        className={`min-w-0 font-serif font-semibold break-words sm:text-lg ${value.length > 16 ? 'flex-[1_1_13rem]' : 'flex-[1_1_6rem]'}`}
      >
        {value}
      </dd>
      {copied && (
        <dd>
          <CopyButton text={copy} label={`Copy ${copied}`} copiedText={`The ${copied} is copied`} />
        </dd>
      )}
    </div>
  );
}
