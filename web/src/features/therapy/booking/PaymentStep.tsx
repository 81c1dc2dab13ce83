// Step 2: what is booked, and where its fee goes; or by which session that was bought it is paid.
import { LEFT_ENDS_BEFORE, LEFT_UNKNOWN } from '@ijeuwa/contract/left-sessions';
import { BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS, HELD_BY_CARD_MINUTES } from '@ijeuwa/contract/schedule';
import type { Therapy } from '@ijeuwa/contract/therapy';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { FactList } from '#ui/FactList.tsx';
import { firstNameOf } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import { BankDetails, feeInWords } from './BankDetails.tsx';
import { isForTransfer } from './booking-values.ts';
import type { Booking } from './useBooking.ts';

type PaymentStepProps = { booking: Booking; bank: Therapy['bank']; fee: NonNullable<Therapy['fee']> };

export function PaymentStep({ booking, bank, fee }: PaymentStepProps) {
  const { values, partner, counsellors, left, leftEndsBefore, set } = booking;
  const { isUnknown, looksForCredits, lookForCredits } = booking;
  const { counsellor, startsAt, withPartner, paysFee } = values;
  const along = partner && withPartner ? `, with ${firstNameOf(partner.name)}` : '';
  const who = counsellors?.find(({ id }) => id === counsellor);
  return (
    <>
      <FactList
        facts={[
          { label: 'With', value: `${who?.name ?? ''}${along}` },
          { label: 'When', value: onBothClocks(startsAt, who?.zone ?? HOME_ZONE) },
        ]}
      />
      {isUnknown ? (
        <SmallError message={LEFT_UNKNOWN} busy={looksForCredits} onRetry={lookForCredits} />
      ) : (
        <>
          {leftEndsBefore && <p>{LEFT_ENDS_BEFORE}</p>}
          {left > 0 && (
            <RadioCards
              label="How will you pay?"
              value={paysFee ? 'fee' : 'credit'}
              onChange={(chosen) => set({ paysFee: chosen === 'fee' })}
              options={[
                Number.isFinite(left)
                  ? {
                      value: 'credit',
                      label: 'A session that you bought',
                      description: `You have ${left} left. Nothing is charged.`,
                    }
                  : {
                      value: 'credit',
                      label: 'A private session of your package',
                      description: 'One booked at a time. Nothing is charged.',
                    },
                { value: 'fee', label: 'The fee', description: feeInWords(fee) },
              ]}
            />
          )}
          {(left === 0 || paysFee) && <Fee {...{ bank, fee, startsAt }} />}
        </>
      )}
    </>
  );
}

function Fee({ bank, fee, startsAt }: Omit<PaymentStepProps, 'booking'> & { startsAt: string }) {
  if (isForTransfer(startsAt, Date.now())) return <BankDetails bank={bank} fee={fee} />;
  return (
    <Notice tone="info" title={`The fee is ${feeInWords(fee)}.`}>
      This time is less than {BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS} hours away, too near for a transfer. Once
      you have confirmed it is held for {HELD_BY_CARD_MINUTES} minutes, while you pay at once by card or
      another way.
    </Notice>
  );
}
