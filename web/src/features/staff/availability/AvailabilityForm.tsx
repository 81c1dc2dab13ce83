// The week of one counsellor as boxes to tick, and the days on which it differs; saved together.
import {
  type Availability,
  changeAvailability,
  findAvailability,
  listStaffAppointments,
} from '@ijeuwa/contract/staff-schedule';
import { useState } from 'react';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import { ticksOf, weekOf } from './availability.rules.ts';
import { Exceptions } from './Exceptions.tsx';
import { WeekGrid } from './WeekGrid.tsx';

export function AvailabilityForm({ counsellor }: { counsellor: string }) {
  const { data, error, isFetching, refetch } = useRead(findAvailability, { params: { key: counsellor } });
  if (!data && error)
    return (
      <ErrorState
        title="The hours did not load"
        message={error.message}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={6} faces={false} label="Loading the hours..." />;
  return <Week key={data.version} kept={data} />;
}

function Week({ kept }: { kept: Availability }) {
  const { counsellor, zone, version } = kept;
  const [ticks, setTicks] = useState<ReadonlySet<string>>(() => ticksOf(kept.week));
  const [exceptions, setExceptions] = useState(kept.exceptions);
  const week = weekOf(ticks);
  const isTouched =
    JSON.stringify([week, exceptions]) !== JSON.stringify([weekOf(ticksOf(kept.week)), kept.exceptions]);
  useUnsaved(isTouched);
  const save = useChange(changeAvailability, { renews: [findAvailability, listStaffAppointments] });
  const submit = () =>
    save.mutate(
      { params: { key: counsellor.key }, body: { week, exceptions, version } },
      {
        onSuccess: ({ bookedOutside }) => {
          const [first] = bookedOutside;
          if (!first) return void feedback.success('The hours are saved.');
          feedback.info(
            `The hours are saved. ${bookedOutside.length} booked outside of them ${bookedOutside.length === 1 ? 'stays' : 'stay'}, the first on ${formatDateTime(first.startsAt, zone)}.`,
          );
        },
      },
    );
  return (
    <div className="flex flex-col gap-6">
      {save.error && <Notice tone="error">{save.error.message}</Notice>}
      <section aria-labelledby="week" className="flex flex-col gap-3">
        <SectionHeading id="week">Every week</SectionHeading>
        <p className="text-sm text-ink-2">
          By the clock of {zone === 'Africa/Lagos' ? 'Lagos (WAT)' : zone}.
        </p>
        <WeekGrid ticks={ticks} onChange={setTicks} />
      </section>
      <Exceptions exceptions={exceptions} onChange={setExceptions} />
      <Button
        className="self-start max-sm:w-full"
        busy={save.isPending}
        busyText="Saving..."
        onClick={submit}
      >
        Save the hours
      </Button>
    </div>
  );
}
