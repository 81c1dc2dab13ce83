// What was said in a chat, and what colleagues noted beside it.

import type { LiveChatCase } from '@ijeuwa/contract/live-chat';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useLayoutEffect, useRef } from 'react';
import { Bubble } from '#ui/Bubble.tsx';
import { byDay } from '#ui/by-day.ts';
import { formatNearDay } from '#ui/format.ts';
import { Notes } from '../Notes.tsx';

export function ChatLines({ chat: { messages, member, notes } }: { chat: LiveChatCase }) {
  const pane = useRef<HTMLElement>(null);
  const last = messages.at(-1)?.seq;
  useLayoutEffect(() => {
    if (last && pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, [last]);
  return (
    <>
      <section
        ref={pane}
        aria-label="What was said"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className="relative max-h-[45dvh] overflow-y-auto rounded-lg border border-line p-3"
      >
        <div role="log" aria-label={`Chat with ${member.name}`} className="flex flex-col gap-2">
          {byDay(messages, (moment) => formatNearDay(moment, HOME_ZONE)).map(({ day, messages: said }) => (
            <section key={day} aria-label={day} className="flex flex-col gap-2">
              <p className="py-1 text-center text-sm text-ink-2">{day}</p>
              <ol className="flex flex-col gap-2">
                {said.map((one) => {
                  const who = one.author === 'member' ? member.name : (one.name ?? 'Bot');
                  return (
                    <li key={one.seq} className="flex flex-col gap-0.5">
                      <p
                        aria-hidden="true"
                        className={`text-xs text-ink-2 ${one.author === 'staff' ? 'self-end' : ''}`}
                      >
                        {who}
                      </p>
                      <Bubble
                        mine={one.author === 'staff'}
                        name={who}
                        text={one.text}
                        sentAt={one.sentAt}
                        zone={HOME_ZONE}
                      />
                    </li>
                  );
                })}
              </ol>
            </section>
          ))}
        </div>
      </section>
      <Notes notes={notes} />
    </>
  );
}
