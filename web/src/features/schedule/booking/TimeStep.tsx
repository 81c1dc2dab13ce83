// Step 2: with whom, where that is not said yet, and when.
import {
  type AppointmentKind,
  BUFFER_MINUTES,
  CONSULTATION_MINUTES,
  SESSION_MINUTES,
} from '@ijeuwa/contract/schedule';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import type { FieldErrors } from '#platform/form/form-errors.ts';
import { Select } from '#ui/Select.tsx';
import { dayThere } from '#ui/two-clocks.ts';
import { NearestTimes } from '../NearestTimes.tsx';
import { SlotChoice } from '../SlotChoice.tsx';
import { useSessionCredits } from '../schedule.queries.ts';
import type { Bookable } from './bookable.ts';
import type { BookingValues } from './booking-values.ts';
import { creditWords } from './credit-words.ts';
import { feeInWords, useFee } from './fee-words.ts';

type TimeStepProps = {
  values: Pick<BookingValues, 'counsellor' | 'date' | 'startsAt'>;
  set: (change: { counsellor?: string; date?: string; startsAt?: string }) => void;
  errors: FieldErrors;
  kind: AppointmentKind;
  counsellors: readonly Bookable[];
  /** What was taken meanwhile, and the nearest that are free. */
  taken?: { message: string; nearest: readonly string[] };
  dateLabel?: string;
};

export function TimeStep(props: TimeStepProps) {
  const { values, set, errors, kind, counsellors, taken, dateLabel } = props;
  const { counsellor, date, startsAt } = values;
  const who = counsellors.find(({ id }) => id === counsellor);
  const zone = who?.zone ?? HOME_ZONE;
  const fee = useFee(kind, who);
  const credit = creditWords(useSessionCredits().data, kind, startsAt);
  const minutes = kind === 'session' ? SESSION_MINUTES : CONSULTATION_MINUTES;
  return (
    <>
      {taken && (
        <NearestTimes
          {...taken}
          zone={zone}
          onChoose={(chosen) => set({ startsAt: chosen, date: dayThere(chosen, zone) })}
        />
      )}
      <Select
        label="Counsellor"
        name="counsellor"
        placeholder="Choose a counsellor"
        value={counsellor}
        error={errors.counsellor}
        options={counsellors.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => set({ counsellor: target.value, startsAt: '' })}
      />
      {who && fee && (
        <p className="text-ink-2">
          <strong className="text-ink tabular-nums">
            {credit ? `Nothing to pay: ${credit.label.toLowerCase()}` : feeInWords(fee)}
          </strong>
          , {minutes} minutes, then a {BUFFER_MINUTES}-minute break.
        </p>
      )}
      {counsellor && (
        <SlotChoice
          key={counsellor}
          {...{ counsellor, zone, kind, date, startsAt, errors, dateLabel }}
          onChange={(change) => set(change)}
        />
      )}
    </>
  );
}
