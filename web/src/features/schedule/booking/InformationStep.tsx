// Step 1: who asks for the time, folded where it is known, and the counsellor’s next free times.
import { type AppointmentKind, MESSAGE_MAX_LENGTH } from '@ijeuwa/contract/schedule';
import { useState } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { firstNameOf } from '#ui/format.ts';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';
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
  const [beginsOpen] = useState(!isWhoKnown);
  /** A press opens and folds it by itself; what is missing or wrong in it opens it, and stays in sight. */
  const keepInSight = (box: HTMLElement | null) => {
    const details = box?.querySelector('details');
    const show = () => {
      if (details && !isWhoKnown) details.open = true;
    };
    show();
    details?.addEventListener('toggle', show);
    return () => details?.removeEventListener('toggle', show);
  };
  const who = [values.name, values.email, values.phone].filter(Boolean).join(', ');
  return (
    <>
      <div ref={keepInSight}>
        <Disclosure
          open={beginsOpen}
          title={
            <span className="flex flex-col">
              Who asks
              <span className="text-sm font-normal text-ink-2 wrap-anywhere">{who}</span>
            </span>
          }
        >
          <div className="flex flex-col gap-5 text-ink">
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
          </div>
        </Disclosure>
      </div>
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
