// Why somebody sees few people: how their card stands, what each must costs, and a person who looks at it.
import { howMany } from '@ijeuwa/contract/pool';
import { Modal } from '#ui/Modal.tsx';
import { AskPerson } from '../../../features/help/contact/AskPerson.tsx';
import { HowCardStands } from '../../../features/matching/HowCardStands.tsx';
import { usePoolAdvice, useStatus } from '../../../features/matching/matching.queries.ts';
import { WishCost } from '../../../features/matching/WishCost.tsx';
import { useProfile } from '../../../features/profiles/profiles.queries.ts';
import { FEW_PEOPLE_SUBJECT } from './few-people.ts';

export function FewPeopleModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={FEW_PEOPLE_SUBJECT}
      description="A program finds who fits: your musts and theirs both hold, always. People in other countries are shown where both packages reach across borders."
    >
      <Why />
    </Modal>
  );
}

function Why() {
  const { data: profile } = useProfile();
  const status = useStatus().data;
  const pool = usePoolAdvice(true).data;
  // What whoever looks at it needs to know; the member reads that it goes along.
  const stands = [
    `Card: ${status?.card ?? 'none'}${profile?.visibility === 'Private' ? ', profile Private' : ''}`,
    status && `waiting in the deck: ${status.potentialMatches}`,
    pool && `people who fit: ${howMany(pool.fits)}`,
  ];
  return (
    <div className="flex flex-col gap-5">
      <HowCardStands isPrivate={profile?.visibility === 'Private'} />
      <WishCost />
      <AskPerson subject={FEW_PEOPLE_SUBJECT} stands={`${stands.filter(Boolean).join('; ')}.`} />
    </div>
  );
}
