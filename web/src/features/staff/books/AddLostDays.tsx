// Finance adds days that a member lost by our fault: how many, and why.
import { findReasons } from '@ijeuwa/contract/books';
import { addLostDays, FREE_DAYS_MAX } from '@ijeuwa/contract/guarantee';
import { useState } from 'react';
import { newId } from '#platform/new-id.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { NumberInput } from '#ui/NumberInput.tsx';
import { ReasonModal } from '../ReasonModal.tsx';
import { useStaffSession } from '../staff-session.ts';

type AddLostDaysProps = { member: { _id: string; name: string } };

export function AddLostDays({ member }: AddLostDaysProps) {
  const session = useStaffSession();
  const [click, setClick] = useState<string>();
  const roles: readonly string[] = session.at === 'in' ? session.staff.roles : [];
  if (!addLostDays.access.staff.some((role) => roles.includes(role))) return null;
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => setClick(newId())}>
        Add lost days
      </Button>
      {click && <Ask member={member} click={click} onClose={() => setClick(undefined)} />}
    </div>
  );
}

/** One click stays one, however often it is sent. */
function Ask({ member, click, onClose }: AddLostDaysProps & { click: string; onClose: () => void }) {
  return (
    <ReasonModal
      title={`Add lost days for ${member.name}`}
      description="Days that they could not use their package by our fault."
      told={{
        tone: 'info',
        text: 'They cost nothing, follow what the member has, and a renewal moves by as many. The member is told at once.',
      }}
      submit="Add the days"
      busyText="Adding..."
      act={addLostDays}
      id={member._id}
      renews={[findReasons]}
      asked={(field) => (
        <NumberInput label="Days" hint={`Between 1 and ${FREE_DAYS_MAX}.`} {...field('days')} />
      )}
      toBody={({ days, reason }) => ({ days, reason, click })}
      onDone={() => {
        feedback.success('The days were added.');
        onClose();
      }}
      onClose={onClose}
    />
  );
}
