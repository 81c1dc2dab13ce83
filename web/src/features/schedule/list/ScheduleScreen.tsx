// /schedule and /upcoming-sessions: the appointments to come, what waits to be paid, and what was.
import type { Appointment } from '@ijeuwa/contract/schedule';
import { type ReactNode, useState } from 'react';
import { paths } from '#platform/paths.ts';
import { type Place, places } from '#platform/places.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { CalendarFeed } from '../calendar/CalendarFeed.tsx';
import { SessionNotesCard } from '../notes/SessionNotesCard.tsx';
import type { Pay } from '../pay.ts';
import { useAppointments, useIsRestKnown } from '../schedule.queries.ts';
import { WaitingCard } from '../waiting/WaitingCard.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import { AppointmentModal } from './AppointmentModal.tsx';
import { isAhead, isEnded, isToBeRated } from './appointment-words.ts';
import type { OtherCounsellor } from './EditAppointment.tsx';
import { PayModal } from './PayModal.tsx';
import { SessionsLeft } from './SessionsLeft.tsx';

type Open = { what: 'view' | 'choose' | 'pay'; id: string };

type ScheduleScreenProps = {
  pay: Pay;
  /** To whom an appointment can go instead; not known yet: undefined. */
  counsellors: readonly OtherCounsellor[] | undefined;
  /** Two places show it. */
  place?: Place;
  /** What became of a payment from which the member comes back. */
  returned?: (
    payAgain: (appointmentId: string) => void,
    onPaid: (appointmentId: string) => void,
  ) => ReactNode;
};

export function ScheduleScreen({ pay, counsellors, place = places.schedule, returned }: ScheduleScreenProps) {
  const appointments = useAppointments();
  const { data, error, isFetching, refetch } = appointments;
  const [open, setOpen] = useState<Open>();
  const [paidFor, setPaidFor] = useState<string>();
  const all = data?.appointments ?? [];
  const isRestKnown = useIsRestKnown(appointments, all.length > 0);
  const now = Date.now();
  const ahead = all.filter((one) => isAhead(one, now));
  const behind = all.filter((one) => !ahead.includes(one));
  const shown = all.find(({ _id }) => _id === open?.id);
  /** What was just paid: once it has ended nobody is thanked for it any more. */
  const paid = all.find(({ _id }) => _id === paidFor);
  const close = () => setOpen(undefined);
  const cardOf = (one: Appointment) => (
    <AppointmentCard
      key={one._id}
      appointment={one}
      onView={() => setOpen({ what: 'view', id: one._id })}
      onPay={
        one.state === 'held' && one.mine && one.quote
          ? () => setOpen({ what: 'pay', id: one._id })
          : undefined
      }
      onChoose={
        one.state === 'choosing' && one.mine ? () => setOpen({ what: 'choose', id: one._id }) : undefined
      }
    />
  );
  const toBook = <ButtonLink to={paths.marriageCounseling}>Book an appointment</ButtonLink>;
  return (
    <Page
      title={place.name}
      intro="Your appointments, and what can still be changed about them."
      actions={ahead.length > 0 && toBook}
    >
      {!(paid && isEnded(paid)) && returned?.((id) => setOpen({ what: 'pay', id }), setPaidFor)}
      {!data && !error && <SkeletonRows rows={3} faces={false} label="Loading your appointments..." />}
      {!data && error && (
        <ErrorState
          title="Your appointments did not load"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && ahead.length === 0 && (
        <EmptyState title="No appointments scheduled yet." picture="rest" action={toBook}>
          Counsellors are here for couples, and for anybody who hopes to be one.
        </EmptyState>
      )}
      {ahead.length > 0 && (
        <ul aria-label="Appointments to come" className="flex flex-col gap-3">
          {ahead.map(cardOf)}
        </ul>
      )}
      {data && isRestKnown && (
        <>
          <SessionsLeft />
          <WaitingCard />
          {behind.length > 0 && <Before appointments={behind}>{behind.map(cardOf)}</Before>}
          {all.length > 0 && <SessionNotesCard />}
          <CalendarFeed />
        </>
      )}
      {shown && open?.what === 'pay' && <PayModal appointment={shown} pay={pay} onClose={close} />}
      {shown && open && open.what !== 'pay' && (
        <AppointmentModal
          key={`${open.what} ${shown._id}`}
          appointment={shown}
          startsEditing={open.what === 'choose'}
          counsellors={counsellors}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** It stands open where something in it waits for a word of theirs; as they leave it, it stays. */
function Before({ appointments, children }: { appointments: readonly Appointment[]; children: ReactNode }) {
  const [opens] = useState(() => appointments.some(isToBeRated));
  return (
    <Disclosure title={`Before (${appointments.length})`} open={opens}>
      <ul aria-label="Appointments before" className="flex flex-col gap-3">
        {children}
      </ul>
    </Disclosure>
  );
}
