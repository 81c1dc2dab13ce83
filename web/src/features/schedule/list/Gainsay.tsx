// It is recorded that the member did not come, or by telephone that they spoke: whom to write to, and by when, if that is not so.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import { formatDateTime } from '#ui/format.ts';

const saidOf = ({ state, heldSaid }: Appointment): string => {
  if (state === 'no_show_member') return 'It is recorded that you did not come.';
  // Whoever has decided it is no counsellor.
  return heldSaid
    ? 'Your counsellor says that you spoke by telephone.'
    : 'It is recorded that you spoke by telephone.';
};

export function Gainsay({ appointment }: { appointment: Appointment }) {
  const { gainsaidUntil } = appointment;
  if (!gainsaidUntil) return null;
  return (
    <p className="text-sm text-ink-2">
      {saidOf(appointment)} If that is not {appointment.state === 'done' ? 'so' : 'true'},{' '}
      <Link className="text-wine underline" to={paths.helpSupport}>
        write to us
      </Link>{' '}
      until {formatDateTime(gainsaidUntil)}.
    </p>
  );
}
