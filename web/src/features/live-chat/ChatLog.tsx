// What was said in the live chat: by day, with what is on its way, and whether the bot types.
import type { LiveChatMessage } from '@ijeuwa/contract/live-chat';
import { useLayoutEffect, useRef } from 'react';
import { Bubble } from '#ui/Bubble.tsx';
import { byDay } from '#ui/by-day.ts';
import { formatNearDay } from '#ui/format.ts';
import { UnsentMessage } from '#ui/UnsentMessage.tsx';
import { useOnline } from '#ui/useOnline.ts';
import type { Unsent } from './unsent.ts';

type ChatLogProps = {
  greeting: string;
  /** When people answer. */
  hours: string | undefined;
  messages: readonly LiveChatMessage[];
  unsent: readonly Unsent[];
  typing: boolean;
  onAgain: (one: Unsent) => void;
  onForget: (clientId: string) => void;
};

const AUTHOR = { bot: 'Bot', staff: 'Our support' };

export function ChatLog({ greeting, hours, messages, unsent, typing, onAgain, onForget }: ChatLogProps) {
  const online = useOnline();
  const arrived = new Set(messages.map((one) => one.clientId));
  const waiting = unsent.filter((one) => !arrived.has(one.clientId));
  const isNew = messages.length === 0 && waiting.length === 0;
  // The greeting is read from its beginning.
  const pane = useAtEnd(isNew ? '' : `${messages.length} ${waiting.length} ${typing}`);
  return (
    <section
      ref={pane}
      aria-label="What was said"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className="relative min-h-0 flex-1 overflow-y-auto px-3 py-3 focus-visible:-outline-offset-3"
    >
      <div role="log" aria-label="Live Chat Support" className="flex flex-col gap-2">
        {messages.length === 0 && (
          <p className="max-w-[95%] self-start rounded-2xl rounded-bl-sm bg-paper-2 px-3.5 py-2 wrap-anywhere whitespace-pre-wrap sm:max-w-[85%]">
            {greeting}
          </p>
        )}
        {hours && <p className="text-center text-sm text-ink-2">{hours}</p>}
        {byDay(messages, (moment) => formatNearDay(moment)).map(({ day, messages: said }) => (
          <section key={day} aria-label={day} className="flex flex-col gap-2">
            <p className="py-1 text-center text-sm text-ink-2">{day}</p>
            <ol className="flex flex-col gap-2">
              {said.map((one) => (
                <Said key={one.seq} message={one} />
              ))}
            </ol>
          </section>
        ))}
        <ol className="flex flex-col gap-2 empty:hidden">
          {waiting.map((one) => (
            <UnsentMessage
              key={one.clientId}
              {...one}
              onItsWay={online ? 'Sending...' : 'You are offline'}
              onAgain={() => onAgain(one)}
              onRemove={() => onForget(one.clientId)}
            />
          ))}
        </ol>
        <p aria-live="polite" className="min-h-6 text-sm text-ink-2">
          {typing && 'The bot is writing...'}
        </p>
      </div>
    </section>
  );
}

function Said({ message: { author, name, text, sentAt } }: { message: LiveChatMessage }) {
  const who = author === 'member' ? 'You' : (name ?? AUTHOR[author]);
  return (
    <li className="flex flex-col gap-0.5">
      {author === 'staff' && (
        <p aria-hidden="true" className="text-xs text-ink-2">
          {who}
        </p>
      )}
      <Bubble mine={author === 'member'} name={who} text={text} sentAt={sentAt} />
    </li>
  );
}

/** The newest is in sight whenever something came; `what` is empty while there is nothing. */
function useAtEnd(what: string) {
  const pane = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = pane.current;
    if (element && what) element.scrollTop = element.scrollHeight;
  }, [what]);
  return pane;
}
