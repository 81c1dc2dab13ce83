// When counsellors are there: the week by its times, the days that differ, and who of the staff each of them is.
import { listStaffCounsellors, type StaffCounsellor } from '@ijeuwa/contract/staff-schedule';
import { useState } from 'react';
import { useRead } from '#platform/queries.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LeaveModal } from '#ui/LeaveModal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Select } from '#ui/Select.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { fateOfUnsaved } from '#ui/unsaved.ts';
import { QueuePage } from '../QueuePage.tsx';
import { useStaffSession } from '../staff-session.ts';
import { AvailabilityForm } from './AvailabilityForm.tsx';
import { LinkCounsellorModal } from './LinkCounsellorModal.tsx';

export default function AvailabilityScreen() {
  const query = useRead(listStaffCounsellors, {});
  const session = useStaffSession();
  const isAdmin = session.at === 'in' && session.staff.roles.includes('admin');
  const [chosen, setChosen] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  // Another’s hours take the place of these.
  const choose = (key: string) => (fateOfUnsaved() ? setWanted(key) : setChosen(key));
  return (
    <QueuePage
      title="Availability"
      intro="Members can book these hours only. What is already booked stays, whatever you change here."
      query={query}
      skeleton={<SkeletonRows rows={6} faces={false} label="Loading the hours..." />}
    >
      {({ counsellors }) => {
        const own = counsellors.find(({ mine }) => mine) ?? counsellors[0];
        const one = counsellors.find(({ key }) => key === chosen) ?? own;
        if (!one)
          return (
            <EmptyState picture="none" title="No hours to keep yet">
              An administrator says which counsellor you are. Then your week appears here.
            </EmptyState>
          );
        return (
          <div className="flex flex-col gap-6">
            {counsellors.length > 1 && (
              <Select
                label="Counsellor"
                className="max-w-md"
                value={one.key}
                onChange={({ target }) => choose(target.value)}
                options={counsellors.map(({ key, name }) => ({ value: key, label: name }))}
              />
            )}
            {isAdmin && <WhoTheyAre key={one.key} counsellor={one} />}
            <LeaveModal
              open={wanted !== undefined}
              what="changed"
              onStay={() => setWanted(undefined)}
              onLeave={() => {
                setChosen(wanted);
                setWanted(undefined);
              }}
            />
            <AvailabilityForm key={`week of ${one.key}`} counsellor={one.key} />
          </div>
        );
      }}
    </QueuePage>
  );
}

function WhoTheyAre({ counsellor }: { counsellor: StaffCounsellor }) {
  const [open, setOpen] = useState(false);
  const { staff, name } = counsellor;
  return (
    <>
      <Notice
        tone={staff ? 'info' : 'warning'}
        title={staff ? `${name} signs in as ${staff.name}.` : 'Nobody on the staff yet.'}
        action={
          <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
            Change who it is
          </Button>
        }
      >
        {staff
          ? staff.email
          : 'Until somebody is named, nobody can book them, and only administrators see what is booked.'}
      </Notice>
      {open && <LinkCounsellorModal counsellor={counsellor} onClose={() => setOpen(false)} />}
    </>
  );
}
