// Step 3: what is booked, what it costs, and by which way it will be paid; the time is held once it is confirmed.
import { LEFT_ENDS_BEFORE, LEFT_UNKNOWN } from '@ijeuwa/contract/left-sessions';
import {
  type AppointmentKind,
  BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS,
  CHANGED_UNTIL_HOURS,
  HELD_BY_CARD_MINUTES,
  HELD_BY_TRANSFER_HOURS,
  MOVES_MAX,
} from '@ijeuwa/contract/schedule';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import { FactList } from '#ui/FactList.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { SmallError } from '#ui/SmallError.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import { useSessionCredits } from '../schedule.queries.ts';
import type { Bookable } from './bookable.ts';
import type { BookingValues, Way } from './booking-values.ts';
import { creditWords, endsBefore } from './credit-words.ts';
import { feeIn, feeInWords, useFee } from './fee-words.ts';

type PaymentStepProps = {
  values: BookingValues;
  set: (change: Partial<BookingValues>) => void;
  errors: FieldErrors;
  kind: AppointmentKind;
  counsellor: Bookable | undefined;
};

const HOUR_MS = 3_600_000;

export function PaymentStep({ values, set, errors, kind, counsellor }: PaymentStepProps) {
  const { startsAt, currency, way } = values;
  const credits = useSessionCredits();
  const fee = useFee(kind, counsellor);
  if (!counsellor) return null;
  if (credits.isError && !credits.data)
    return (
      <SmallError message={LEFT_UNKNOWN} busy={credits.isFetching} onRetry={() => void credits.refetch()} />
    );
  const inTime = Date.parse(startsAt) - Date.now() >= BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS * HOUR_MS;
  const credit = creditWords(credits.data, kind, startsAt);
  const ways = [
    ...(credit ? [{ value: 'credit', label: credit.label, description: credit.description }] : []),
    {
      value: 'now',
      label: 'Card, or another way at once',
      description: `Your time is held for ${HELD_BY_CARD_MINUTES} minutes while you pay.`,
    },
    ...(inTime && currency === 'NGN'
      ? [
          {
            value: 'transfer',
            label: 'Bank transfer',
            description: `We show you our bank details, and hold your time for ${HELD_BY_TRANSFER_HOURS} hours.`,
          },
        ]
      : []),
  ];
  // What is paid by a session costs none of the price.
  const cost = way === 'credit' ? credit?.cost : fee && feeInWords(fee);
  const choose = (next: Partial<BookingValues>) =>
    // Dollars are not transferred to our bank.
    set(next.currency === 'USD' && way === 'transfer' ? { ...next, way: 'now' } : next);
  return (
    <>
      <FactList
        facts={[
          { label: 'With', value: counsellor.name },
          { label: 'When', value: onBothClocks(startsAt, counsellor.zone) },
          ...(cost ? [{ label: 'Fee', value: <span className="tabular-nums">{cost}</span> }] : []),
        ]}
      />
      {way !== 'credit' && (
        <RadioCards
          label="Currency"
          columns={2}
          value={currency}
          error={errors.currency}
          onChange={(chosen) => choose({ currency: chosen === 'USD' ? 'USD' : 'NGN' })}
          options={[
            { value: 'NGN', label: fee ? feeIn('NGN', fee) : 'NGN', description: 'Nigerian naira' },
            { value: 'USD', label: fee ? feeIn('USD', fee) : 'USD', description: 'US dollars' },
          ]}
        />
      )}
      {endsBefore(credits.data, kind, startsAt) && <p>{LEFT_ENDS_BEFORE}</p>}
      {ways.length > 1 ? (
        <RadioCards
          label="How will you pay?"
          value={way}
          error={errors.way}
          onChange={(chosen) => choose({ way: chosen as Way })}
          options={ways}
        />
      ) : (
        <p>You pay by card, or another way at once. {ways[0]!.description}</p>
      )}
      {!inTime && (
        <p className="text-sm text-ink-2">
          A bank transfer takes its time: you can pay by it where your time is at least{' '}
          {BOOKED_AHEAD_BY_TRANSFER_MIN_HOURS} hours away. This one is sooner.
        </p>
      )}
      <p className="text-sm text-ink-2">
        Until {CHANGED_UNTIL_HOURS} hours before you may cancel and everything comes back, or move it, at most{' '}
        {MOVES_MAX === 2 ? 'twice' : `${MOVES_MAX} times`}. Later nothing comes back.
      </p>
    </>
  );
}
