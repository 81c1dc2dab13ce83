// In the demonstration: that no real money is to be sent, and where practice money is.
import type { BankAccount } from '@ijeuwa/contract/billing';
import { Notice } from '#ui/Notice.tsx';

export function PracticeAccount({ bank }: { bank: BankAccount }) {
  if (!bank.demonstration) return null;
  return (
    <Notice tone="warning" title="Demonstration account.">
      Please send no real money: this account does not exist.{' '}
      <a
        href={`/demo/paystack/transfer/${bank.accountNumber}`}
        target="_blank"
        rel="noopener"
        className="underline"
      >
        Send practice money
      </a>
    </Notice>
  );
}
