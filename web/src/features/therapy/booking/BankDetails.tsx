// The account that the fee is sent to, and by when.
import type { Therapy } from '@ijeuwa/contract/therapy';
import { FactList } from '#ui/FactList.tsx';
import { formatMoney } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { FEE_WITHIN } from '../therapy-words.ts';

type BankDetailsProps = Pick<Therapy, 'bank'> & { fee: NonNullable<Therapy['fee']> };

/** ₦10,000 (about $6.25). */
export const feeInWords = ({ priceNGN, priceUSD }: NonNullable<Therapy['fee']>): string =>
  `${formatMoney({ amountMinor: Math.round(priceNGN * 100), currency: 'NGN' })} (about ${formatMoney({ amountMinor: Math.round(priceUSD * 100), currency: 'USD' })})`;

export function BankDetails({ bank, fee }: BankDetailsProps) {
  return (
    <section aria-label="Bank transfer details" className="flex flex-col gap-3">
      <h3 className="text-lg">Bank transfer details</h3>
      {bank.demonstration && (
        <Notice tone="warning" title="Demonstration account.">
          Please send no real money: this account does not exist.
        </Notice>
      )}
      <FactList
        facts={[
          { label: 'Fee', value: feeInWords(fee) },
          { label: 'Bank name', value: bank.bankName },
          { label: 'Account name', value: bank.accountName },
          { label: 'Account number', value: <span className="tabular-nums">{bank.accountNumber}</span> },
        ]}
      />
      <p className="text-ink-2">
        Please send the fee {FEE_WITHIN}. Once you have confirmed, you get the reference to write into the
        transfer, so that we know it is yours.
      </p>
    </section>
  );
}
