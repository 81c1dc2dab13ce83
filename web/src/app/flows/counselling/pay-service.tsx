// How appointments are paid: the checkout of the money room.
import type { ServiceQuote } from '@ijeuwa/contract/services';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';

export const payService = (quote: ServiceQuote, onPaid: () => void, onLeave: () => void) => (
  <PayPlaceholder quote={quote} onPaid={onPaid} onLeave={onLeave} />
);

type PayServiceProps = { quote: ServiceQuote; onPaid: () => void; onLeave: () => void };

function PayPlaceholder({ quote, onPaid, onLeave }: PayServiceProps) {
  return (
    <Notice
      tone="info"
      title={`${quote.title}: ${formatMoney(quote.total)}.`}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="sm" onClick={onPaid}>
            I have paid
          </Button>
          <Button size="sm" variant="secondary" onClick={onLeave}>
            Go Back
          </Button>
        </div>
      }
    >
      Paying opens here.
    </Notice>
  );
}
