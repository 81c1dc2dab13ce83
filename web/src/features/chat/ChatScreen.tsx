// A conversation with one match: on its way, gone, refused or open. `actions` is what can be done about the person.
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useOnScreen } from '#platform/on-screen.ts';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { useConversation, useMessages, useReadMarks } from './chat.queries.ts';
import { ConversationFailed, ConversationGone } from './NoConversation.tsx';
import { OpenConversation } from './OpenConversation.tsx';
import { useTwoPanes } from './panes.ts';

type ChatScreenProps = {
  actions: (person: { _id: string; name: string; matchId: string }) => ReactNode;
  /** Under the name of the other. */
  below?: (matchId: string, person: { name: string }) => ReactNode;
  /** They need no first sentences. */
  areOrWereCouple?: boolean;
};

export function ChatScreen({ actions, below, areOrWereCouple = false }: ChatScreenProps) {
  const { matchId = '' } = useParams();
  const conversation = useConversation(matchId);
  const { list, error, load, loadOlder } = useMessages(matchId);
  useReadMarks(matchId);
  useOnScreen(matchId);
  const beside = useTwoPanes();

  const unknown = conversation.error?.code;
  if (unknown === 'not_found' || unknown === 'invalid') return <ConversationGone />;
  const failed = conversation.data ? !list && error : conversation.error;
  if (failed) {
    return (
      <ConversationFailed
        message={failed.message}
        onRetry={() => void Promise.all([conversation.refetch(), load()])}
      />
    );
  }
  if (!list || !conversation.data) {
    return (
      <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 sm:px-6">
        <title>Conversation · Ijeuwa</title>
        <ConversationSkeleton beside={beside} />
      </div>
    );
  }
  return (
    <OpenConversation
      conversation={conversation.data}
      list={list}
      loadOlder={loadOlder}
      actions={actions({ ...conversation.data.person, matchId })}
      below={below?.(matchId, conversation.data.person)}
      areOrWereCouple={areOrWereCouple}
    />
  );
}
