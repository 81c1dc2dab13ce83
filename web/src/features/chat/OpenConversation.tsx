// The conversation itself: who it is with, what was said or what to begin with, and where one writes.
import { type Conversation, MESSAGE_MAX_LENGTH } from '@ijeuwa/contract/chat';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '#platform/drafts.ts';
import { useMember } from '#platform/session.ts';
import { Composer } from '#ui/Composer.tsx';
import { classes } from '#ui/classes.ts';
import { firstNameOf } from '#ui/format.ts';
import { useKeyboardRoom } from '#ui/use-keyboard-room.ts';
import { FirstWords } from './beginning/FirstWords.tsx';
import { useBeginning } from './beginning/use-beginning.ts';
import { withOpener } from './beginning/with-opener.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { markRead } from './chat.queries.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MessageLog } from './MessageLog.tsx';
import type { MessageList } from './message-list.ts';
import { NewBelow, useNewBelow } from './NewBelow.tsx';
import { send, useOutbox } from './outbox.ts';
import { useTwoPanes } from './panes.ts';
import { useSayTyping, useTheirTyping } from './typing.ts';
import { useScrollKept } from './useScrollKept.ts';

type OpenConversationProps = {
  conversation: Conversation;
  list: MessageList;
  loadOlder: (beforeTheyShow: () => void) => Promise<void>;
  actions: ReactNode;
  below: ReactNode;
  areOrWereCouple: boolean;
};

export function OpenConversation({
  conversation,
  list,
  loadOlder,
  actions,
  below: belowHeader,
  areOrWereCouple,
}: OpenConversationProps) {
  const { matchId, person } = conversation;
  const me = useMember();
  const two = useTwoPanes();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const unsent = useOutbox(matchId);
  const typing = useTheirTyping(matchId);
  const sayTyping = useSayTyping(matchId);
  const [draft, setDraft] = useDraft(me._id, matchId);
  const begins = list.messages.length === 0 && unsent.length === 0;
  const { pane, atEnd, hold, follow, toEnd } = useScrollKept(begins);
  const beginning = useBeginning({ list, sends: unsent.length > 0, me: me._id, atEnd });
  useKeyboardRoom();
  useReadyToWrite(field, two);
  const theirs = list.messages.filter(({ sender }) => sender !== me._id);
  const below = useNewBelow(theirs, atEnd);
  useReadWhenSeen(matchId, theirs.at(-1)?.seq ?? 0, atEnd);

  const first = firstNameOf(person.name);
  const putOpener = (opener: string, openers: readonly string[]) => {
    const text = withOpener(draft, opener, openers);
    flushSync(() => setDraft(text));
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  };
  return (
    <div
      className={classes(
        'mx-auto flex w-full flex-1 flex-col pb-(--keyboard)',
        two ? 'min-h-0 px-5' : 'max-w-3xl px-4 sm:px-6',
      )}
    >
      <title>{`${person.name} · Ijeuwa`}</title>
      <ChatHeader person={person} matchId={matchId} beside={two} actions={actions} />
      {belowHeader}
      <div
        ref={pane}
        {...(two ? { role: 'region', 'aria-label': `Conversation with ${person.name}`, tabIndex: 0 } : {})}
        className={classes(
          'flex flex-1 flex-col',
          two && '-mx-5 min-h-0 overflow-y-auto px-5 focus-visible:-outline-offset-3',
        )}
      >
        <div className={classes('flex flex-col py-3', begins ? 'flex-1' : 'mt-auto')}>
          {list.more && (
            <EarlierMessages load={() => loadOlder(() => hold(log.current?.querySelector('li')))} />
          )}
          {areOrWereCouple && begins && (
            <p className="m-auto max-w-xs text-center text-sm text-ink-2">
              Nothing is written here yet. {first} sees what you write at once.
            </p>
          )}
          {beginning.shows && !areOrWereCouple && (
            <FirstWords conversation={conversation} wrote={beginning.wrote} onOpener={putOpener} />
          )}
          <MessageLog
            ref={log}
            list={list}
            unsent={unsent}
            me={me._id}
            conversation={conversation}
            typing={typing}
          />
        </div>
      </div>
      <div
        className={classes(
          'border-t border-line',
          two
            ? 'relative -mx-5 px-5 py-3'
            : 'sticky bottom-(--keyboard,0px) -mx-4 bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6',
        )}
      >
        <NewBelow
          count={below}
          onSee={() => {
            toEnd();
            log.current?.focus({ preventScroll: true });
          }}
        />
        <Composer
          ref={field}
          name={person.name}
          placeholder={begins ? `Write to ${first}` : 'Write a message'}
          maxLength={MESSAGE_MAX_LENGTH}
          text={draft}
          onText={(text) => {
            setDraft(text);
            if (text) sayTyping();
          }}
          onSend={(text) => {
            follow();
            send(matchId, text);
          }}
        />
      </div>
    </div>
  );
}

/** At a desk whoever opens a conversation types; on glass a keyboard would cover what there is to read. */
const useReadyToWrite = (field: React.RefObject<HTMLTextAreaElement | null>, desk: boolean): void => {
  const asked = useRef(desk);
  useEffect(() => {
    const free = !document.querySelector('dialog[open]');
    if (asked.current && free && matchMedia('(pointer: fine)').matches)
      field.current?.focus({ preventScroll: true });
  }, [field]);
};

/** Seen means: on the screen, in a tab that is looked at. Whoever opens it has seen what the bell says of it, too. */
const useReadWhenSeen = (matchId: string, seq: number, atEnd: boolean): void => {
  useEffect(() => {
    if (!atEnd) return;
    const mark = () => {
      if (document.visibilityState === 'visible') void markRead(matchId, seq).catch(() => {});
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [matchId, seq, atEnd]);
};
