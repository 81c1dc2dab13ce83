// A time that is held and waits to be paid, said where one books; it leads to where it is paid or let go.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';
import { useAppointments } from './schedule.queries.ts';

export function HeldNotice() {
  const held = useAppointments().data?.appointments.find(({ state, mine }) => state === 'held' && mine);
  if (!held?.heldUntil) return null;
  return (
    <Notice
      tone="warning"
      title={held.quote ? 'A time is held for you.' : 'We are looking for your transfer.'}
      action={
        <ButtonLink to={paths.schedule} size="sm" variant="secondary">
          {held.quote ? 'Pay, or let it go' : 'See it'}
        </ButtonLink>
      }
    >
      {held.counselor.name}, {onBothClocks(held.startsAt, held.zone)}, until {formatDateTime(held.heldUntil)}.
      {held.quote
        ? ' Booking another lets this one go.'
        : ' You can book another once it is here, or after you have cancelled this one.'}
    </Notice>
  );
}
