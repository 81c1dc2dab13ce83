// Live Chat Support: the bot answers, a person is fetched, and what was said stands here again after a reload.
import { LIVE_CHAT_MESSAGE_MAX_LENGTH, type LiveChatView } from '@ijeuwa/contract/live-chat';
import { LIVE_CHAT_NOTICE } from '@ijeuwa/contract/notifications';
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useDraft } from '#platform/drafts.ts';
import { useOnScreen } from '#platform/on-screen.ts';
import { useMember } from '#platform/session.ts';
import { Button } from '#ui/Button.tsx';
import { Composer } from '#ui/Composer.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { feedback } from '#ui/feedback.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SkeletonText } from '#ui/SkeletonText.tsx';
import { ChatLog } from './ChatLog.tsx';
import { useAskForPerson, useEndChat, useLiveChat, useSeen } from './live-chat.queries.ts';
import { peopleAnswer, standingOf } from './standing-words.ts';
import { useWriting } from './use-writing.ts';
import { useRevealed } from './useRevealed.ts';

type LiveChatPanelProps = {
  onClose: () => void;
  /** The way back, where the panel is a page of its own. */
  before?: ReactNode;
  className?: string;
};

export function LiveChatPanel(props: LiveChatPanelProps) {
  const { onClose, before, className = 'h-[min(75dvh,44rem)]' } = props;
  const title = useId();
  const { data, error, isFetching, refetch } = useLiveChat();
  return (
    <section
      aria-labelledby={title}
      className={`flex min-h-80 flex-col overflow-hidden rounded-xl border border-line bg-surface ${className}`}
    >
      <header className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-4">
        {before}
        <div className="min-w-0 flex-1 py-1">
          <h2 id={title} className="text-lg leading-tight">
            Live Chat Support
          </h2>
          {data && <p className="text-sm leading-tight text-ink-2">{standingOf(data)}</p>}
        </div>
        <IconButton label="Close" icon={<X aria-hidden="true" className="size-5" />} onClick={onClose} />
      </header>
      {data && <OpenChat view={data} />}
      {!data && !error && (
        <div className="p-4">
          <SkeletonText lines={4} label="Opening the chat..." />
        </div>
      )}
      {!data && error && (
        <ErrorState
          title="The chat did not open"
          message={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

function OpenChat({ view }: { view: LiveChatView }) {
  const { chat, greeting } = view;
  const [text, setText] = useDraft(useMember()._id, LIVE_CHAT_NOTICE);
  const field = useRef<HTMLTextAreaElement>(null);
  const { shown, types } = useRevealed(chat?.messages ?? []);
  const writing = useWriting();
  const withBot = !chat || chat.state === 'bot' || chat.state === 'closed';
  const onItsWay = writing.unsent.some((one) => !one.refused);
  useOnScreen(LIVE_CHAT_NOTICE);
  useSeen(shown.findLast((one) => one.author === 'staff')?.seq ?? 0);
  return (
    <>
      <ChatLog
        greeting={greeting}
        hours={peopleAnswer(view)}
        messages={shown}
        unsent={writing.unsent}
        typing={types || (withBot && onItsWay)}
        onAgain={writing.again}
        onForget={writing.forget}
      />
      <div className="flex flex-col gap-2 border-t border-line px-3 py-2">
        <ChatActions view={view} onDone={() => onward(field.current)} />
        <Composer
          ref={field}
          name="our support"
          placeholder="Write a message"
          maxLength={LIVE_CHAT_MESSAGE_MAX_LENGTH}
          text={text}
          onText={setText}
          onSend={writing.write}
        />
      </div>
    </>
  );
}

/** At a desk the keyboard goes on in the field; on glass it would cover what there is to read. */
const onward = (field: HTMLTextAreaElement | null): void => {
  if (matchMedia('(pointer: fine)').matches) field?.focus();
};

type ChatActionsProps = { view: LiveChatView; onDone: () => void };

function ChatActions({ view: { chat }, onDone }: ChatActionsProps) {
  const asked = chat?.state === 'waiting' || chat?.state === 'assigned';
  // Two buttons, so that a second tap on the first does not press the other.
  return asked ? <EndChat onDone={onDone} /> : <TalkToPerson onDone={onDone} />;
}

const tellFault = ({ message }: { message: string }) => feedback.error(message);

function TalkToPerson({ onDone }: { onDone: () => void }) {
  const { isPending, mutate } = useAskForPerson();
  return (
    <Button
      size="sm"
      variant="secondary"
      className="self-start"
      busy={isPending}
      busyText="Asking..."
      onClick={() => mutate({}, { onSuccess: onDone, onError: tellFault })}
    >
      Talk to a person
    </Button>
  );
}

function EndChat({ onDone }: { onDone: () => void }) {
  const { isPending, mutate } = useEndChat();
  return (
    <Button
      size="sm"
      variant="quiet"
      className="self-end"
      busy={isPending}
      busyText="Ending..."
      onClick={() => mutate({}, { onSuccess: onDone, onError: tellFault })}
    >
      End chat
    </Button>
  );
}
