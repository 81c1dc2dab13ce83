// Step 1: who asks for the time, filled in from what is known.
import { MESSAGE_MAX_LENGTH } from '@ijeuwa/contract/schedule';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { BookingForm } from './useBooking.ts';

export function InformationStep({ booking: { field } }: { booking: BookingForm }) {
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
    </>
  );
}
