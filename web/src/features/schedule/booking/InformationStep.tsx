// Step 1: who asks for the time, filled in from what is known.
import { MESSAGE_MAX_LENGTH } from '@ijeuwa/contract/schedule';
import { Checkbox } from '#ui/Checkbox.tsx';
import { firstNameOf } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { BookingForm } from './useBooking.ts';

type InformationStepProps = {
  booking: BookingForm;
  /** The other of the couple, where the member is one of one. */
  partner?: { name: string };
};

export function InformationStep({ booking: { field, values, set }, partner }: InformationStepProps) {
  return (
    <>
      <TextInput label="Name" autoComplete="name" maxLength={100} {...field('name')} />
      <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextInput
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint="Your counsellor calls it if the line fails."
        {...field('phone')}
      />
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
          hint="You both see it under Schedule. You change it and pay for it."
          checked={values.withPartner}
          onChange={(event) => set({ withPartner: event.target.checked })}
        />
      )}
    </>
  );
}
