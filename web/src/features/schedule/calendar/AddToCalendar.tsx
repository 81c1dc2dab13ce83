// Saves one appointment as a file that every calendar opens.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { CalendarPlus } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { icsOf } from './ics.rules.ts';

/** The browser reads it after the click. */
const KEPT_MS = 60_000;

export function AddToCalendar({ appointment }: { appointment: Appointment }) {
  const save = () => {
    const address = new URL(paths.session(appointment._id), window.location.href).href;
    const text = icsOf(appointment, address, new Date().toISOString());
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'appointment.ics';
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  };
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<CalendarPlus aria-hidden="true" className="size-4" />}
      onClick={save}
    >
      Add to calendar
    </Button>
  );
}
