// The week of one counsellor as boxes to tick, and the days on which it differs; saved together.
import {
  type Availability,
  changeAvailability,
  findAvailability,
  listStaffAppointments,
} from '@ijeuwa/contract/staff-schedule';
import { useRef, useState } from 'react';
import { useTyped } from '#platform/form/useTyped.ts';
import { useChange, useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useUnsaved } from '#ui/unsaved.ts';
import {
  faultsOf,
  isTyped,
  NO_DAY,
  type TypedDay,
  ticksOf,
  weekOf,
  withDay,
  zoneOf,
} from './availability.rules.ts';
import { Exceptions } from './Exceptions.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { ZoneField } from './ZoneField.tsx';

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
  return <Week kept={data} />;
}

function Week({ kept }: { kept: Availability }) {
  const { counsellor, version } = kept;
  const { value, isTouched, hasMoved, type, letGo } = useTyped({
    week: weekOf(ticksOf(kept.week)),
    exceptions: kept.exceptions,
    zone: kept.zone,
  });
  const [typedDay, setTypedDay] = useState(NO_DAY);
  const [wrongDay, setWrongDay] = useState<Partial<TypedDay>>({});
  useUnsaved(isTouched || isTyped(typedDay));
  const save = useChange(changeAvailability, { renews: [findAvailability, listStaffAppointments] });
  const zoneField = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const [dayLeftOut, setDayLeftOut] = useState(false);
  /** With the day that is typed; undefined where something is wrong with it, which is said at its field. */
  const takeDay = () => {
    const faults = faultsOf(typedDay);
    setWrongDay(faults);
    if (Object.keys(faults).length > 0) return undefined;
    const all = { ...value, exceptions: withDay(value.exceptions, typedDay) };
    type(all);
    setTypedDay(NO_DAY);
    return all;
  };
  const submit = () => {
    const zone = zoneOf(value.zone);
    setRefused(zone === undefined);
    // What stands in the fields is meant, added or not.
    const all = isTyped(typedDay) ? takeDay() : value;
    setDayLeftOut(all === undefined);
    if (zone === undefined || all === undefined) return;
    save.mutate(
      { params: { key: counsellor.key }, body: { ...all, zone, version } },
      {
        onSuccess: ({ availability, bookedOutside }) => {
          letGo(all);
          const [first] = bookedOutside;
          if (!first) return void feedback.success('The hours are saved.');
          feedback.info(
            `The hours are saved. ${bookedOutside.length} booked outside of them ${bookedOutside.length === 1 ? 'stays' : 'stay'}, the first on ${formatDateTime(first.startsAt, availability.zone)}.`,
          );
        },
      },
    );
  };
  return (
    <div className="flex flex-col gap-6">
      {hasMoved && (
        <Notice
          tone="warning"
          title="These hours were changed elsewhere meanwhile."
          action={
            <Button size="sm" variant="secondary" onClick={() => letGo()}>
              Look at those
            </Button>
          }
        >
          What you changed stands here still. If you save it, it takes their place.
        </Notice>
      )}
      <section aria-labelledby="week" className="flex flex-col gap-3">
        <SectionHeading id="week">Every week</SectionHeading>
        <ZoneField
          value={value.zone}
          onChange={(zone) => type({ ...value, zone })}
          refused={refused}
          field={zoneField}
        />
        <WeekGrid ticks={ticksOf(value.week)} onChange={(ticks) => type({ ...value, week: weekOf(ticks) })} />
      </section>
      <Exceptions
        exceptions={value.exceptions}
        zone={zoneOf(value.zone) ?? kept.zone}
        typed={typedDay}
        wrong={wrongDay}
        onType={(day) => {
          setTypedDay(day);
          setWrongDay({});
          setDayLeftOut(false);
        }}
        onAdd={() => void takeDay()}
        onChange={(exceptions) => type({ ...value, exceptions })}
      />
      <Button
        className="self-start max-sm:w-full"
        busy={save.isPending}
        busyText="Saving..."
        onClick={submit}
      >
        Save the hours
      </Button>
      {/* After the button: a second tap on it meets nothing else. */}
      {refused && zoneOf(value.zone) === undefined && (
        <Notice
          tone="error"
          action={
            <Button size="sm" variant="secondary" onClick={() => zoneField.current?.focus()}>
              To the time zone
            </Button>
          }
        >
          Nothing is saved: there is no such time zone.
        </Notice>
      )}
      {dayLeftOut && <Notice tone="error">Nothing is saved: the day above is not whole yet.</Notice>}
      {save.error && <Notice tone="error">{save.error.message}</Notice>}
    </div>
  );
}
