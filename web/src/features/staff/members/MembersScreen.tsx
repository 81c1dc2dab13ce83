// Looking a member up: by what, and why; then opening one, with a reason again.
import type { FoundMember, MemberSearch } from '@ijeuwa/contract/members';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DeskPage } from '../DeskPage.tsx';
import { FoundMembers } from './FoundMembers.tsx';
import { LookModal } from './LookModal.tsx';
import { SearchForm } from './SearchForm.tsx';

export default function MembersScreen() {
  const [params, setParams] = useSearchParams();
  const [found, setFound] = useState<MemberSearch & { reason: string }>();
  const [opened, setOpened] = useState<FoundMember>();
  return (
    <DeskPage
      title="Members"
      intro="Give a reason for each search and each look: both are recorded in the audit. You see what your role needs, and never what members write to each other."
    >
      <SearchForm
        query={params.get('query') ?? ''}
        onFound={({ query, ...one }) => {
          setFound(one);
          // Whoever comes back finds whom they looked for; the reason is asked for again.
          setParams({ query }, { replace: true });
        }}
      />
      {found && <FoundMembers search={found} onOpen={setOpened} />}
      {opened && found && (
        <LookModal member={opened} reason={found.reason} onClose={() => setOpened(undefined)} />
      )}
    </DeskPage>
  );
}
