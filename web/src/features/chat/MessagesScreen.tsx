// Every conversation that is open, the latest first.

import type { Conversation } from '@ijeuwa/contract/chat';
import { useCallback } from 'react';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { useLive } from '#platform/socket.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { CountBadge } from '#ui/CountBadge.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { formatRelative } from '#ui/format.ts';
import { ListRow } from '#ui/ListRow.tsx';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { useConversations } from './chat.queries.ts';

export default function MessagesScreen() {
  const { data, error, refetch, isFetching } = useConversations();
  const again = useCallback(() => void refetch(), [refetch]);
  useLive('message', again);
  return (
    <Page title={places.messages.name} back={paths.dashboard} width="narrow">
      {error && !data && (
        <ErrorState
          title="Your messages did not load"
          message={error.message}
          onRetry={again}
          busy={isFetching}
        />
      )}
      {!data && !error && <SkeletonRows />}
      {data?.conversations.length === 0 && (
        <EmptyState
          picture="letters"
          title="No messages yet"
          action={<ButtonLink to={paths.datingApp}>Meet people</ButtonLink>}
        >
          When you and somebody like each other, you can write to them here.
        </EmptyState>
      )}
      {data && data.conversations.length > 0 && (
        <ul>
          {data.conversations.map((one) => (
            <ConversationRow key={one.matchId} conversation={one} />
          ))}
        </ul>
      )}
    </Page>
  );
}

function ConversationRow({ conversation }: { conversation: Conversation }) {
  const me = useMember();
  const { matchId, person, last, unread } = conversation;
  const detail = last
    ? `${last.sender === me._id ? 'You: ' : ''}${last.text}`
    : 'You like each other. Say hello.';
  return (
    <ListRow
      to={paths.chat(matchId)}
      face={{ src: person.image, name: person.name }}
      title={person.name}
      strong={unread > 0}
      detail={
        <>
          <span className="block truncate">{detail}</span>
          {last && <time dateTime={last.sentAt}>{formatRelative(last.sentAt)}</time>}
        </>
      }
      end={unread > 0 && <CountBadge count={unread} label={`${unread} unread`} />}
    />
  );
}
