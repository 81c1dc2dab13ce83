// The first question of a payment: card, PayPal or transfer; where there is one way alone it is said, and not asked.
import type { Order, Quote } from '@ijeuwa/contract/billing';
import { CreditCard, Landmark, PiggyBank, Wallet, Zap } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { useSettled } from '#ui/useSettled.ts';
import { PayActions } from './PayActions.tsx';
import { beginsOnceConfirmed } from './transfer-words.ts';

const ICON = 'size-6 text-wine';
const METHODS = {
  card: {
    label: 'Bank Card',
    description: 'At once. You enter the card on our payment provider’s secure page.',
    aside: <CreditCard aria-hidden="true" className={ICON} />,
  },
  transfer_account: {
    label: 'Instant Transfer',
    description: 'From your bank’s app, to an account for this payment alone. It confirms by itself.',
    aside: <Zap aria-hidden="true" className={ICON} />,
  },
  paypal: {
    label: 'PayPal',
    description: 'At once, from your PayPal account. You approve it on PayPal’s own page.',
    aside: <Wallet aria-hidden="true" className={ICON} />,
  },
  bank_transfer: {
    label: 'Bank Transfer',
    description: 'From your bank’s app, within 24 hours. Our team confirms it.',
    aside: <Landmark aria-hidden="true" className={ICON} />,
  },
  credit: {
    label: 'Your Credit',
    description: 'It covers all of this. Nothing more is to be paid.',
    aside: <PiggyBank aria-hidden="true" className={ICON} />,
  },
};

const BEGINS_SOON = `From your bank’s app. ${beginsOnceConfirmed('Your package')}.`;

type MethodChoiceProps = {
  /** A package that waits for nothing but its money. */
  beginsWhenPaid: boolean;
  methods: Quote['methods'];
  /** Before, of the same thing; else the first of them. */
  chosen?: Order['method'];
  busy: boolean;
  onChosen: (method: Order['method']) => void;
  /** Without it the way back stands elsewhere. */
  onGoBack?: () => void;
};

export function MethodChoice(props: MethodChoiceProps) {
  const { beginsWhenPaid, methods, chosen, busy, onChosen, onGoBack } = props;
  const [now, choose] = useState<Order['method']>();
  const method = now ?? methods.find((one) => one === chosen) ?? methods[0];
  const settled = useSettled();
  // In a dialog the act stands in its bar, outside the form.
  const id = useId();
  const only = methods.length === 1 ? methods[0] : undefined;
  const taken = only ?? method;
  const wordsOf = (value: Order['method']) => ({
    ...METHODS[value],
    ...(beginsWhenPaid && value === 'bank_transfer' && { description: BEGINS_SOON }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (taken) onChosen(taken);
  };
  return (
    <form id={id} onSubmit={submit} className="contents">
      {only ? (
        <OneWay {...wordsOf(only)} />
      ) : (
        <RadioCards
          label="How would you like to pay?"
          options={methods.map((value) => ({ value, ...wordsOf(value) }))}
          value={method}
          onChange={(value) => choose(methods.find((one) => one === value))}
        />
      )}
      <PayActions>
        {onGoBack && (
          <Button variant="secondary" onClick={onGoBack}>
            Go Back
          </Button>
        )}
        <Button type="submit" form={id} disabled={!settled} busy={busy} busyText="One moment...">
          {taken === 'credit' ? 'Pay now' : 'Continue'}
        </Button>
      </PayActions>
    </form>
  );
}

function OneWay({ label, description, aside }: (typeof METHODS)[keyof typeof METHODS]) {
  return (
    <Card className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-ink-2">{description}</p>
      </div>
      {aside}
    </Card>
  );
}
