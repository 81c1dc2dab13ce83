// A counsellor's appointments, or for an administrator all: today first, seven days at a time, by the clock of whose they are; of several, by that of Lagos.

import type { StaffAppointment } from '@ijeuwa/contract/staff-schedule';
import {
  listStaffAppointments,
  listStaffCounsellors,
  SAID_WITHIN_HOURS,
  UNSAID_AGAIN_AFTER_HOURS,
} from '@ijeuwa/contract/staff-schedule';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { useRead } from '#platform/queries.ts';
import { zoneName } from '#platform/zone-here.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDate, formatDateTime } from '#ui/format.ts';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { Select } from '#ui/Select.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { cityOf, dayThere } from '#ui/two-clocks.ts';
import { QueuePage } from '../QueuePage.tsx';
import { useNextCase } from '../useNextCase.ts';
import { AppointmentItem, type DeskAct } from './AppointmentItem.tsx';
import { AttendanceModal } from './AttendanceModal.tsx';
import { byDay, daysOn } from './appointment-desk.ts';
import { CancelAppointmentModal } from './CancelAppointmentModal.tsx';

const WEEK = 7;
/** The net below what the socket tells. */
const LIVE = { refetchInterval: 300_000 };

const dayInWords = (day: string, today: string): string =>
  `${day === today ? 'Today, ' : ''}${formatDate(`${day}T12:00:00Z`, 'UTC')}`;

export default function AppointmentsScreen() {
  const [counsellor, setCounsellor] = useState('');
  const counsellors = useRead(listStaffCounsellors, {}).data?.counsellors ?? [];
  const [only, ...others] = counsellor ? counsellors.filter(({ key }) => key === counsellor) : counsellors;
  const zone = only && others.length === 0 ? only.zone : HOME_ZONE;
  const today = dayThere(Date.now(), zone);
  const [chosenFrom, setFrom] = useState<string>();
  const from = chosenFrom ?? today;
  const [chosen, setChosen] = useState<{ act: DeskAct; id: string }>();
  const query = useRead(listStaffAppointments, { query: { from, ...(counsellor && { counsellor }) } }, LIVE);
  const listed = query.data && [
    ...query.data.unsaid,
    ...query.data.appointments.filter(({ sayBy }) => sayBy === null),
  ];
  const { queue, workOn } = useNextCase(listed, chosen !== undefined);
  const close = () => setChosen(undefined);
  const choose = (one: StaffAppointment, act: DeskAct) => {
    workOn(listed?.indexOf(one) ?? 0);
    setChosen({ act, id: one._id });
  };
  return (
    <QueuePage
      title="Appointments"
      intro={`Times are in ${cityOf(zone)} (${zoneName(new Date(), zone)}). Only their counsellor and administrators read what a member wrote.`}
      query={query}
      above={
        <div className="flex flex-wrap items-end gap-3">
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
            <Button size="sm" variant="secondary" onClick={() => setFrom(daysOn(from, -WEEK))}>
              Earlier week
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-disabled={from === today}
              onClick={() => setFrom(undefined)}
            >
              From today
            </Button>
            <Button size="sm" variant="secondary" onClick={() => setFrom(daysOn(from, WEEK))}>
              Later week
            </Button>
          </div>
          {counsellors.length > 1 && (
            <Select
              label="Counsellor"
              className="min-w-[min(100%,14rem)]"
              placeholder="All of them"
              value={counsellor}
              onChange={({ target }) => setCounsellor(target.value)}
              options={counsellors.map(({ key, name }) => ({ value: key, label: name }))}
            />
          )}
        </div>
      }
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the appointments..." />}
    >
      {({ appointments, unsaid, nextAt }) => {
        const open = [...unsaid, ...appointments].find(({ _id }) => _id === chosen?.id);
        const ofDays = appointments.filter(({ sayBy }) => sayBy === null);
        return (
          <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
            {unsaid.length > 0 && (
              <section aria-label="How did they go?" className="flex flex-col gap-3">
                <SectionHeading>How did they go?</SectionHeading>
                <p className="text-ink-2">
                  They are over, and we could not tell how they went. Please say so within {SAID_WITHIN_HOURS}{' '}
                  hours; after {UNSAID_AGAIN_AFTER_HOURS} the member is given another, free.
                </p>
                <ul className="flex flex-col gap-3">
                  {unsaid.map((one) => (
                    <AppointmentItem
                      key={one._id}
                      appointment={one}
                      zone={zone}
                      named={counsellors.length > 1}
                      dated
                      onAct={(act) => choose(one, act)}
                    />
                  ))}
                </ul>
              </section>
            )}
            {ofDays.length === 0 && (
              <EmptyState
                picture="none"
                title="No appointments in these seven days"
                action={
                  nextAt && (
                    <Button variant="secondary" size="sm" onClick={() => setFrom(dayThere(nextAt, zone))}>
                      Go to the next one
                    </Button>
                  )
                }
              >
                From {dayInWords(from, today).replace('Today', 'today')} to{' '}
                {dayInWords(daysOn(from, WEEK - 1), today)}.
                {nextAt && ` The next one begins on ${formatDateTime(nextAt, zone)}.`}
              </EmptyState>
            )}
            {byDay(ofDays, zone).map(({ day, appointments: some }) => (
              <section key={day} aria-label={dayInWords(day, today)} className="flex flex-col gap-3">
                <SectionHeading>{dayInWords(day, today)}</SectionHeading>
                <ul className="flex flex-col gap-3">
                  {some.map((one) => (
                    <AppointmentItem
                      key={one._id}
                      appointment={one}
                      zone={zone}
                      named={counsellors.length > 1}
                      onAct={(act) => choose(one, act)}
                    />
                  ))}
                </ul>
              </section>
            ))}
            {open && chosen?.act === 'attendance' && <AttendanceModal appointment={open} onClose={close} />}
            {open && chosen?.act === 'cancel' && (
              <CancelAppointmentModal appointment={open} zone={zone} onClose={close} />
            )}
          </div>
        );
      }}
    </QueuePage>
  );
}
