// Where to send a transfer that confirms itself, and how long its account still stands: the provider's own clock.
import type { Order } from '@ijeuwa/contract/billing';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { useSettled } from '#ui/useSettled.ts';
import { MethodHeading } from './MethodHeading.tsx';
import { PayActions } from './PayActions.tsx';
import { PracticeAccount } from './PracticeAccount.tsx';
import { Line } from './TransferDetails.tsx';
import { useCountdown } from './useCountdown.ts';
import { WhatCame } from './WhatCame.tsx';

type TransferAccountProps = {
  order: Order;
  busy: boolean;
  /** Another account; missing once the order cannot be paid any more. */
  onAnew?: () => void;
  onChangeMethod: () => void;
};

export function TransferAccount({ order, busy, onAnew, onChangeMethod }: TransferAccountProps) {
  const { bank } = order;
  const amount = order.missing ?? order.total;
  return (
    <section aria-label="Instant Transfer" className="flex flex-col gap-4">
      <MethodHeading onChangeMethod={onChangeMethod}>Instant Transfer</MethodHeading>
      <WhatCame order={order} />
      {bank ? (
        <>
          <Card padded={false} className="px-4 sm:px-5">
            <dl>
              <Line label="Account number" value={bank.accountNumber} copied="number" />
              <Line
                label="Amount"
                value={formatMoney(amount)}
                copied="amount"
                copy={String(amount.amountMinor / 100)}
              />
              <Line label="Bank name" value={bank.bankName} />
              <Line label="Account name" value={bank.accountName} />
            </dl>
          </Card>
          <p className="text-ink-2">
            Pay to this account, it confirms by itself. Send exactly this amount, once: another amount, a
            second or a late transfer goes back to your bank.
          </p>
          <TimeLeft until={order.expiresAt} />
          <p className="text-ink-2">
            We are told by our payment provider as soon as the money is there, mostly within minutes, and{' '}
            {order.item.title} {order.item.kind === 'package' ? 'begins' : 'is paid'}. Nothing is to be
            pressed here, and you can leave this page.
          </p>
          <PracticeAccount bank={bank} />
        </>
      ) : (
        <Over order={order} busy={busy} onAnew={onAnew} />
      )}
    </section>
  );
}

function TimeLeft({ until }: { until: string }) {
  const left = useCountdown(until);
  return (
    <Card tone="quiet" className="text-center">
      <p role="timer" className="font-serif text-2xl font-semibold">
        {left}
      </p>
      <p className="text-sm text-ink-2">This account is open until {formatDateTime(until)}.</p>
    </Card>
  );
}

function Over({ order, busy, onAnew }: Pick<TransferAccountProps, 'order' | 'busy' | 'onAnew'>) {
  const settled = useSettled();
  return (
    <>
      <Notice tone="warning" title="The time of this account is over.">
        Please send nothing more to it. What you sent in time still counts, and this page says so; what comes
        later goes back to your bank. The reference was {order.reference}.
      </Notice>
      {onAnew && (
        <PayActions>
          <Button disabled={!settled} busy={busy} busyText="Asking..." onClick={onAnew}>
            Get a new account
          </Button>
        </PayActions>
      )}
    </>
  );
}
