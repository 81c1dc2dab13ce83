// Step 1: who asks for the time, folded where it is known, and the counsellor’s next free times.
import { type AppointmentKind, MESSAGE_MAX_LENGTH } from '@ijeuwa/contract/schedule';
import { Checkbox } from '#ui/Checkbox.tsx';
import { firstNameOf } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { WhoAsksFields } from '#ui/WhoAsksFields.tsx';
import { SoonestTimes } from './SoonestTimes.tsx';
import type { BookingForm } from './useBooking.ts';

type InformationStepProps = {
  booking: BookingForm;
  kind: AppointmentKind;
  /** The other of the couple, where the member is one of one. */
  partner?: { name: string };
};

export function InformationStep({ booking, kind, partner }: InformationStepProps) {
  const { field, values, set, isWhoKnown } = booking;
  return (
    <>
      <WhoAsksFields values={values} field={field} known={isWhoKnown} />
      {values.counsellor && (
        <SoonestTimes counsellor={values.counsellor} kind={kind} startsAt={values.startsAt} onChoose={set} />
      )}
      <TextArea
        label="What should your counsellor know before?"
        optional
        rows={3}
        maxLength={MESSAGE_MAX_LENGTH}
        {...field('message')}
      />
      {partner && (
        <Checkbox
          label={`${firstNameOf(partner.name)} comes along`}
          hint="You both see it under Schedule; you alone change it and pay."
          checked={values.withPartner}
          onChange={(event) => set({ withPartner: event.target.checked })}
        />
      )}
    </>
  );
}
