// One appointment in the list: with whom, when on both clocks, and how it stands.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { paths } from '#platform/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { formatDateTime } from '#ui/format.ts';
import { onTheirClock } from '#ui/two-clocks.ts';
import { useIsPast } from '#ui/useIsPast.ts';
import { heldWords, isToBeRated, STATE_TONES, togetherWords } from './appointment-words.ts';
import { Gainsay } from './Gainsay.tsx';
import { WhatCameBack } from './WhatCameBack.tsx';
import { Where } from './Where.tsx';

type AppointmentCardProps = {
  appointment: Appointment;
  onView: () => void;
  /** What waits can be paid here. */
  onPay?: () => void;
  /** Another time is to be chosen. */
  onChoose?: () => void;
};

export function AppointmentCard({ appointment, onView, onPay, onChoose }: AppointmentCardProps) {
  const { counselor, type, startsAt, zone, state, room, heldUntil, saidUntil } = appointment;
  const isOpen = useIsPast(room?.opensAt);
  const status = saidUntil ? 'Over' : appointment.status;
  const view = isToBeRated(appointment) ? 'View and rate' : 'View';
  const theirs = onTheirClock(startsAt, zone);
  const when = formatDateTime(startsAt);
  const together = togetherWords(appointment, Date.now());
  const held = heldWords(appointment);
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg wrap-anywhere">{counselor.name}</h2>
          <Badge tone={saidUntil ? 'neutral' : STATE_TONES[state]}>{status}</Badge>
        </div>
        <p className="text-ink-2">{type}</p>
        {together && <p className="wrap-anywhere">{together}</p>}
        <p className="font-semibold">
          {when}
          {theirs && <span className="font-normal text-ink-2"> ({theirs})</span>}
        </p>
        {room && (
          <p className="text-sm text-ink-2">
            <Where appointment={appointment} />
          </p>
        )}
        {held && <p className="text-sm text-ink-2">{held}</p>}
        {appointment.back && <WhatCameBack back={appointment.back} />}
        <Gainsay appointment={appointment} />
        {saidUntil && (
          <p className="text-sm text-ink-2">
            We are finding out how it went. If we cannot by {formatDateTime(saidUntil)}, another one costs you
            nothing.
          </p>
        )}
        {heldUntil && state === 'choosing' && (
          <p className="text-sm text-ink-2">
            Your money came too late for this time. Choose another until {formatDateTime(heldUntil)}, or it
            all comes back.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
        {room?.byVideo && isOpen && (
          <ButtonLink size="sm" to={paths.session(appointment._id)} reloadDocument>
            Session room
          </ButtonLink>
        )}
        {onPay && (
          <Button size="sm" aria-label={`Pay now for ${counselor.name}, ${when}`} onClick={onPay}>
            Pay now
          </Button>
        )}
        {onChoose && (
          <Button size="sm" aria-label={`Choose a time with ${counselor.name}`} onClick={onChoose}>
            Choose a time
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${view} ${counselor.name}, ${when}`}
          onClick={onView}
        >
          {view}
        </Button>
      </div>
    </Card>
  );
}
