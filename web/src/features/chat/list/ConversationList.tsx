// The conversations that are open, the latest first, with a box to find a name; or why none are shown.
import { useState } from 'react';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { SearchInput } from '#ui/SearchInput.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useConversations } from '../chat.queries.ts';
import { byName } from './by-name.ts';
import { ConversationRow } from './ConversationRow.tsx';

/** `openId`: the match whose conversation stands beside the list. */
export function ConversationList({ openId }: { openId?: string }) {
  const { data, error, refetch, isFetching } = useConversations();
  const [typed, setTyped] = useState('');
  if (!data) {
    if (!error) return <SkeletonRows rows={6} label="Loading your messages..." />;
    return (
      <ErrorState
        title="Your messages did not load"
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data.conversations.length === 0) {
    return (
      <EmptyState
        picture="letters"
        title="No messages yet"
        action={<ButtonLink to={paths.datingApp}>Meet people</ButtonLink>}
      >
        When you and somebody like each other, you can write to them here.
      </EmptyState>
    );
  }
  const found = byName(data.conversations, typed);
  return (
    <>
      <SearchInput
        label="Find a name"
        placeholder="Find a name"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="px-2 text-ink-2 empty:hidden">
        {found.length === 0 && `None of your matches is called “${typed.trim()}”.`}
      </p>
      <ul className="-mx-2 flex flex-col gap-0.5">
        {found.map((one) => (
          <ConversationRow key={one.matchId} conversation={one} open={one.matchId === openId} />
        ))}
      </ul>
    </>
  );
}
