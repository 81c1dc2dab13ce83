// One appointment at the desk: when, who, how to reach them, what they wrote, and what may be done.
import { findStaffMeeting } from '@ijeuwa/contract/meeting';
import type { StaffAppointment } from '@ijeuwa/contract/staff-schedule';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDate, formatDateTime, formatPhone, formatTime } from '#ui/format.ts';
import { dueOf } from '../due.rules.ts';
import { useIsAdmin, useMayCall } from '../staff-session.ts';
import { caseHeading } from '../useNextCase.ts';
import { hasRoom, mayBeCancelled, mayBeRecorded } from './appointment-desk.ts';
import { doorWords, KIND_WORDS, stateWords, togetherWords, whoIsThere } from './desk-words.ts';

export type DeskAct = 'attendance' | 'cancel';

type AppointmentItemProps = {
  appointment: StaffAppointment;
  /** By whose clock it is read. */
  zone: string;
  /** Several counsellors stand in the list. */
  named: boolean;
  /** It stands under no day. */
  dated?: boolean;
  onAct: (act: DeskAct) => void;
};

export function AppointmentItem({ appointment, zone, named, dated = false, onAct }: AppointmentItemProps) {
  const { phone, email, message, notes, startsAt, endsAt, kind, state, counsellor } = appointment;
  const { sayBy, absenceSaid, gainsaidUntil } = appointment;
  const name = whoIsThere(appointment);
  const now = Date.now();
  const isAdmin = useIsAdmin();
  const mayEnter = useMayCall(findStaffMeeting);
  const day = dated ? `${formatDate(startsAt, zone)}, ` : '';
  const when = `${day}${formatTime(startsAt, zone)} to ${formatTime(endsAt, zone)}`;
  const { tone, words } = stateWords(appointment);
  const together = togetherWords(appointment);
  const due = dueOf(sayBy, now);
  return (
    <Card as="li" className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 {...caseHeading} className="text-lg wrap-anywhere">
            <span className="tabular-nums">{when}</span>, {name}
          </h3>
          {due ? (
            <Badge tone={due.urgency === 'overdue' ? 'danger' : 'gold'}>How it went: {due.text}</Badge>
          ) : (
            <Badge tone={tone}>{words}</Badge>
          )}
        </div>
        <p className="text-sm text-ink-2">
          {KIND_WORDS[kind]}
          {named && ` with ${counsellor.name}`}
        </p>
        <p className="flex flex-wrap gap-x-4 wrap-anywhere">
          {phone && (
            <a
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              className="inline-flex min-h-11 items-center text-wine underline"
            >
              {formatPhone(phone)}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center text-wine underline">
              {email}
            </a>
          )}
        </p>
        {together && <p>{together}</p>}
        {message && <Said label="With the booking" text={message} />}
        {notes && <Said label="Their notes" text={notes} />}
        {absenceSaid && (
          <p className="text-sm text-ink-2">
            The counsellor says that the member did not come. An administrator asks the member, and decides.
          </p>
        )}
        {gainsaidUntil && (
          <p className="text-sm text-ink-2">
            {state === 'done' && 'By telephone nobody else knows that they spoke. '}The member is told, and
            can say otherwise until {formatDateTime(gainsaidUntil, zone)}. Until then an administrator can put
            it right.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        {mayEnter && hasRoom(appointment, now) && (
          <ButtonLink
            size="sm"
            to={paths.staffSession(appointment._id)}
            reloadDocument
            aria-label={`${doorWords(appointment)}: ${name}, ${when}`}
          >
            {doorWords(appointment)}
          </ButtonLink>
        )}
        {mayBeRecorded(appointment, { now, isAdmin }) && (
          <Button size="sm" aria-label={`How it went: ${name}, ${when}`} onClick={() => onAct('attendance')}>
            How it went
          </Button>
        )}
        {mayBeCancelled(appointment, now) && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Cancel: ${name}, ${when}`}
            onClick={() => onAct('cancel')}
          >
            Cancel
          </Button>
        )}
      </div>
    </Card>
  );
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <div className="text-sm">
      <p className="font-semibold">{label}</p>
      <p className="whitespace-pre-line text-ink-2 wrap-anywhere">{text}</p>
    </div>
  );
}
