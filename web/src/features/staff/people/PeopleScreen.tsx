// The staff itself, as administrators keep it: add, give roles, send a link, end.
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useStaffPeople } from '../staff.queries.ts';
import { useStaffSession } from '../staff-session.ts';
import { AddPersonModal } from './AddPersonModal.tsx';
import { EndPersonModal } from './EndPersonModal.tsx';
import { InviteModal } from './InviteModal.tsx';
import { type PersonAct, PersonItem } from './PersonItem.tsx';
import { RolesModal } from './RolesModal.tsx';

export default function PeopleScreen() {
  const [chosen, setChosen] = useState<{ act: PersonAct | 'add'; id?: string }>();
  const session = useStaffSession();
  const myId = session.at === 'in' ? session.staff._id : undefined;
  const close = () => setChosen(undefined);
  return (
    <QueuePage
      title="People"
      intro="Who works in the back office. New roles take effect at once, and whoever you end is signed out at once."
      query={useStaffPeople()}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the staff..." />}
    >
      {({ people }) => {
        const person = people.find(({ _id }) => _id === chosen?.id);
        return (
          <>
            <Button className="self-start max-sm:w-full" onClick={() => setChosen({ act: 'add' })}>
              Add somebody
            </Button>
            <ul aria-label="People" className="flex flex-col gap-3">
              {people.map((one) => (
                <PersonItem
                  key={one._id}
                  person={one}
                  isMe={one._id === myId}
                  onAct={(act) => setChosen({ act, id: one._id })}
                />
              ))}
            </ul>
            {chosen?.act === 'add' && <AddPersonModal onClose={close} />}
            {chosen?.act === 'again' && person && <AddPersonModal before={person} onClose={close} />}
            {chosen?.act === 'roles' && person && (
              <RolesModal person={person} isMe={person._id === myId} onClose={close} />
            )}
            {chosen?.act === 'invite' && person && <InviteModal person={person} onClose={close} />}
            {chosen?.act === 'end' && person && <EndPersonModal person={person} onClose={close} />}
          </>
        );
      }}
    </QueuePage>
  );
}
