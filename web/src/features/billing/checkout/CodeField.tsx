// The promo field: a code is typed or pasted, and either lowers the price or says why it does not.
import type { Quote } from '@ijeuwa/contract/billing';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#ui/format.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { CodeOfQuote } from './useCode.ts';

export function CodeField({ quote, code }: { quote: Quote; code: CodeOfQuote }) {
  const [typed, setTyped] = useState('');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    code.apply(typed);
  };
  if (quote.code && quote.discount)
    return (
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
        <p role="status" className="min-w-0 wrap-anywhere">
          <strong>{quote.code}</strong> takes {formatMoney(quote.discount)} off.
        </p>
        <Button size="sm" variant="secondary" busy={code.busy} busyText="Removing..." onClick={code.remove}>
          Remove the code
        </Button>
      </div>
    );
  return (
    <form onSubmit={apply} noValidate className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
      <TextInput
        label="Promo code"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={code.error}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
      />
      <Button type="submit" variant="secondary" className="self-start" busy={code.busy} busyText="Looking...">
        Apply
      </Button>
    </form>
  );
}
