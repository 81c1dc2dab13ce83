// It is recorded that the member did not come: whom to write to, and by when, if that is not true.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { formatDateTime } from '#ui/format.ts';

export function Gainsay({ appointment }: { appointment: Appointment }) {
  const { gainsaidUntil } = appointment;
  if (!gainsaidUntil) return null;
  return (
    <p className="text-sm text-ink-2">
      It is recorded that you did not come. If that is not true,{' '}
      <Link className="text-wine underline" to={paths.helpSupport}>
        write to us
      </Link>{' '}
      until {formatDateTime(gainsaidUntil)}.
    </p>
  );
}
