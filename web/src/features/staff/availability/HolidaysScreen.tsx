// The holidays on which nobody is booked, the next one first; those of the moon are expected until they are declared.
import { type Holiday, listHolidays } from '@ijeuwa/contract/staff-schedule';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { newId } from '#platform/new-id.ts';
import { useRead } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDay } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { dayThere } from '#ui/two-clocks.ts';
import { QueuePage } from '../QueuePage.tsx';
import { useStaffSession } from '../staff-session.ts';
import { HolidayModal } from './HolidayModal.tsx';

export default function HolidaysScreen() {
  const session = useStaffSession();
  const isAdmin = session.at === 'in' && session.staff.roles.includes('admin');
  const [open, setOpen] = useState<Pick<Holiday, '_id'> & Partial<Holiday>>();
  const today = dayThere(Date.now(), HOME_ZONE);
  const rowOf = (one: Holiday) => (
    <Card key={one._id} as="li" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="text-lg wrap-anywhere">{one.name}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          {formatDay(one.day)}
          {one.provisional && <Badge tone="gold">Expected</Badge>}
        </p>
      </div>
      {isAdmin && (
        <Button
          size="sm"
          variant={one.provisional ? 'primary' : 'secondary'}
          aria-label={`${one.provisional ? 'Declare or move' : 'Change'} ${one.name}`}
          className="max-sm:w-full"
          onClick={() => setOpen(one)}
        >
          {one.provisional ? 'Declare or move' : 'Change'}
        </Button>
      )}
    </Card>
  );
  return (
    <QueuePage
      title="Holidays"
      intro="Nobody can book on these days. What is already booked stays, and both sides are asked."
      query={useRead(listHolidays, {})}
      skeleton={<SkeletonRows rows={6} faces={false} label="Loading the holidays..." />}
    >
      {({ holidays }) => {
        const [coming, past] = [
          holidays.filter(({ day }) => day >= today),
          holidays.filter(({ day }) => day < today),
        ];
        return (
          <>
            {isAdmin && (
              <Button className="self-start max-sm:w-full" onClick={() => setOpen({ _id: newId() })}>
                Add a holiday
              </Button>
            )}
            {coming.length === 0 && <EmptyState picture="none" title="No holidays to come" />}
            <ul aria-label="Holidays to come" className="flex flex-col gap-3">
              {coming.map(rowOf)}
            </ul>
            {past.length > 0 && (
              <Disclosure title={`Past (${past.length})`}>
                <ul aria-label="Past holidays" className="flex flex-col gap-3">
                  {past.toReversed().map(rowOf)}
                </ul>
              </Disclosure>
            )}
            {open && <HolidayModal key={open._id} holiday={open} onClose={() => setOpen(undefined)} />}
          </>
        );
      }}
    </QueuePage>
  );
}
