// A conversation with one match. `actions` is what can be done about the person, from the room that knows it.
import { type ReactNode, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { paths } from '#platform/paths.ts';
import { useMember } from '#platform/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { markRead, useConversation, useMessages, useReadMarks } from './chat.queries.ts';
import { useDraft } from './drafts.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MessageLog } from './MessageLog.tsx';
import { useOnScreen } from './on-screen.ts';
import { send, useOutbox } from './outbox.ts';
import { useSayTyping, useTheirTyping } from './typing.ts';
import { useScrollKept } from './useScrollKept.ts';

const FRAME =
  'mx-auto flex min-h-[calc(100dvh-var(--bottom-bar,0px)-4.5rem)] w-full max-w-3xl flex-col px-4 sm:px-6';

type ChatScreenProps = { actions: (person: { _id: string; name: string; matchId: string }) => ReactNode };

export function ChatScreen({ actions }: ChatScreenProps) {
  const { matchId = '' } = useParams();
  const me = useMember();
  const log = useRef<HTMLDivElement>(null);
  const conversation = useConversation(matchId);
  const { list, error, load, loadOlder } = useMessages(matchId);
  const unsent = useOutbox(matchId);
  const typing = useTheirTyping(matchId);
  const sayTyping = useSayTyping(matchId);
  const [draft, setDraft] = useDraft(me._id, matchId);
  useReadMarks(matchId);
  useOnScreen(matchId);
  const { hold, follow } = useScrollKept();
  const write = (text: string) => {
    follow();
    send(matchId, text);
  };
  useReadWhenSeen(matchId, list?.messages.findLast(({ sender }) => sender !== me._id)?.seq ?? (list && 0));

  const unknown = conversation.error?.code;
  if (unknown === 'not_found' || unknown === 'invalid') return <ConversationGone />;
  const failed = conversation.error ?? error;
  if (failed && !list) {
    return (
      <Page title="Conversation" back={paths.messages}>
        <ErrorState
          title="This conversation did not load"
          message={failed.message}
          onRetry={() => void Promise.all([conversation.refetch(), load()])}
        />
      </Page>
    );
  }
  if (!list || !conversation.data) {
    return (
      <div className={FRAME}>
        <title>Conversation · Ijeuwa</title>
        <ConversationSkeleton />
      </div>
    );
  }
  const { person, theirReadSeq } = conversation.data;
  return (
    <div className={FRAME}>
      <title>{`${person.name} · Ijeuwa`}</title>
      <ChatHeader person={person} matchId={matchId} actions={actions({ ...person, matchId })} />
      <div className="flex flex-1 flex-col justify-end py-3">
        {list.more && (
          <EarlierMessages load={() => loadOlder(() => hold(log.current?.querySelector('li')))} />
        )}
        {list.messages.length === 0 && unsent.length === 0 && <FirstWords name={person.name} />}
        <MessageLog
          ref={log}
          list={list}
          unsent={unsent}
          me={me._id}
          name={person.name}
          theirReadSeq={theirReadSeq}
          typing={typing}
        />
      </div>
      <div className="sticky bottom-(--bottom-bar) -mx-4 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
        <Composer
          name={person.name}
          text={draft}
          onText={(text) => {
            setDraft(text);
            if (text) sayTyping();
          }}
          onSend={write}
        />
      </div>
    </div>
  );
}

function FirstWords({ name }: { name: string }) {
  return (
    <div className="flex flex-col items-center gap-2 py-8 text-center">
      <Badge tone="gold">You like each other</Badge>
      <p className="max-w-sm text-ink-2">Say something only you would say. {name} sees it at once.</p>
    </div>
  );
}

function ConversationGone() {
  return (
    <Page title="Conversation" back={paths.messages}>
      <EmptyState
        picture="letters"
        title="This conversation is closed"
        action={<ButtonLink to={paths.messages}>To your messages</ButtonLink>}
      >
        The match may have ended. Your other conversations are in Messages.
      </EmptyState>
    </Page>
  );
}

/** Seen means: on the screen, in a tab that is looked at. Whoever opens it has seen what the bell says of it, too. */
const useReadWhenSeen = (matchId: string, seq: number | undefined): void => {
  useEffect(() => {
    if (seq === undefined) return;
    const mark = () => {
      if (document.visibilityState === 'visible') void markRead(matchId, seq).catch(() => {});
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [matchId, seq]);
};
