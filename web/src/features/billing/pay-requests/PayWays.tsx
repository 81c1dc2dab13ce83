// The ways to pay what somebody was asked for: the provider's page, or our account with the reference to write.
import type { Answer } from '@ijeuwa/contract/endpoint';
import type { Money } from '@ijeuwa/contract/fields';
import { type AskedFor, payRequested } from '@ijeuwa/contract/pay-requests';
import { useState } from 'react';
import { useChange } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime, formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { leaveFor } from '../checkout/leave-for.ts';
import { PracticeAccount } from '../checkout/PracticeAccount.tsx';
import { Line } from '../checkout/TransferDetails.tsx';
import { useExpired } from '../checkout/useExpired.ts';

type Begun = Answer<typeof payRequested>;
type Method = AskedFor['methods'][number];
type PayWaysProps = {
  token: string;
  amount: Money;
  methods: AskedFor['methods'];
  /** What is shown may have changed. */
  onStale: () => void;
};

export function PayWays({ token, amount, methods, onStale }: PayWaysProps) {
  const [begun, setBegun] = useState<Begun & { method: Method }>();
  const pay = useChange(payRequested);
  const isOver = useExpired(begun?.method === 'transfer_account' ? begun.until : undefined);
  /** An account is shown, and money may be on its way to it. */
  const shown = begun?.bank != null && !isOver;
  const hasOthers = methods.some((method) => method !== begun?.method);
  const start = (method: Method) => {
    if (pay.isPending) return;
    pay.mutate(
      { params: { token }, body: { method } },
      {
        onSuccess: (answer) => {
          if (answer.pageUrl && (method === 'card' || method === 'paypal')) leaveFor(answer.pageUrl);
          else setBegun({ ...answer, method });
        },
        onError: ({ code }) => {
          if (code === 'conflict' || code === 'not_found') onStale();
        },
      },
    );
  };
  return (
    <>
      {pay.error && <Notice tone="error">{pay.error.message}</Notice>}
      {begun?.bank && isOver ? (
        <Notice tone="warning" title="The time of this account is over.">
          Please send nothing more to it. What you sent in time still counts, and this page says so.
        </Notice>
      ) : begun?.bank ? (
        <Account
          begun={begun}
          isInstant={begun.method === 'transfer_account'}
          bank={begun.bank}
          amount={amount}
        />
      ) : (
        begun && <Notice tone="error">The payment page did not open. Please try again in a moment.</Notice>
      )}
      {shown && hasOthers && <p>If you would rather pay in another way, do not send the transfer as well:</p>}
      <div className="flex flex-col gap-3 sm:flex-row">
        {methods.includes('card') && (
          <Button
            variant={shown ? 'secondary' : 'primary'}
            busy={pay.isPending}
            busyText="One moment..."
            onClick={() => start('card')}
          >
            Pay by card
          </Button>
        )}
        {methods.includes('paypal') && (
          <Button
            variant={methods.includes('card') || shown ? 'secondary' : 'primary'}
            busy={pay.isPending}
            busyText="One moment..."
            onClick={() => start('paypal')}
          >
            Pay with PayPal
          </Button>
        )}
        {methods.includes('transfer_account') && (begun?.method !== 'transfer_account' || isOver) && (
          <Button variant="secondary" onClick={() => start('transfer_account')}>
            {isOver ? 'Get a new account' : 'Pay by instant transfer'}
          </Button>
        )}
        {methods.includes('bank_transfer') && begun?.method !== 'bank_transfer' && (
          <Button variant="secondary" onClick={() => start('bank_transfer')}>
            Pay by bank transfer
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-2">
        You need no account. You pay on our payment provider’s own page; no card number reaches us.
      </p>
    </>
  );
}

type AccountProps = { begun: Begun; isInstant: boolean; bank: NonNullable<Begun['bank']>; amount: Money };

function Account({ begun: { reference, until }, isInstant, bank, amount }: AccountProps) {
  return (
    <section aria-label={isInstant ? 'Instant Transfer' : 'Bank Transfer'} className="flex flex-col gap-3">
      {isInstant ? (
        <PracticeAccount bank={bank} />
      ) : (
        bank.demonstration && (
          <Notice tone="warning" title="Demonstration account.">
            Please send no real money: this account does not exist.
          </Notice>
        )
      )}
      <p className="text-ink-2">
        {isInstant
          ? `Pay to this account until ${formatDateTime(until)}: it confirms by itself. Send exactly this amount, once; anything else goes back to your bank.`
          : `Please send it by ${formatDateTime(until)}, and write the reference into the transfer.`}
      </p>
      <Card padded={false} className="px-4 sm:px-5">
        <dl>
          <Line label="Bank name" value={bank.bankName} />
          <Line label="Account name" value={bank.accountName} copied="name" />
          <Line label="Account number" value={bank.accountNumber} copied="number" />
          <Line
            label="Amount"
            value={formatMoney(amount)}
            copied="amount"
            copy={String(amount.amountMinor / 100)}
          />
          {!isInstant && <Line label="Reference" value={reference} copied="reference" />}
        </dl>
      </Card>
      {!isInstant && (
        <p className="text-ink-2">
          That is all. Once it is here our team confirms it within 24 hours, and this page says so.
        </p>
      )}
    </section>
  );
}
