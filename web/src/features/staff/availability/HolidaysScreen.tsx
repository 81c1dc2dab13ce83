// The holidays on which nobody is booked; those of the moon are expected until they are declared.
import { type Holiday, listHolidays } from '@ijeuwa/contract/staff-schedule';
import { useState } from 'react';
import { newId } from '#platform/new-id.ts';
import { useRead } from '#platform/queries.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { formatDay } from '#ui/format.ts';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useStaffSession } from '../staff-session.ts';
import { HolidayModal } from './HolidayModal.tsx';

export default function HolidaysScreen() {
  const session = useStaffSession();
  const isAdmin = session.at === 'in' && session.staff.roles.includes('admin');
  const [open, setOpen] = useState<Pick<Holiday, '_id'> & Partial<Holiday>>();
  return (
    <QueuePage
      title="Holidays"
      intro="Nobody can book on these days. What is already booked stays, and both sides are asked."
      query={useRead(listHolidays, {})}
      skeleton={<SkeletonRows rows={6} faces={false} label="Loading the holidays..." />}
    >
      {({ holidays }) => (
        <>
          {isAdmin && (
            <Button className="self-start max-sm:w-full" onClick={() => setOpen({ _id: newId() })}>
              Add a holiday
            </Button>
          )}
          {holidays.length === 0 && <EmptyState picture="rest" title="No holidays yet" />}
          <ul aria-label="Holidays" className="flex flex-col gap-3">
            {holidays.map((one) => (
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
            ))}
          </ul>
          {open && <HolidayModal key={open._id} holiday={open} onClose={() => setOpen(undefined)} />}
        </>
      )}
    </QueuePage>
  );
}
