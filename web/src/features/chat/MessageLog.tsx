// The conversation itself: by day, in order, with read marks and what is still on its way.

import type { Ref } from 'react';
import { formatDate } from '#ui/format.ts';
import { useOnline } from '#ui/useOnline.ts';
import { Bubble } from './Bubble.tsx';
import { byDay, type MessageList } from './message-list.ts';
import { UnsentMessages } from './UnsentMessages.tsx';
import type { Unsent } from './unsent.ts';

type MessageLogProps = {
  ref: Ref<HTMLDivElement>;
  list: MessageList;
  unsent: readonly Unsent[];
  me: string;
  name: string;
  theirReadSeq: number;
  typing: boolean;
};

export function MessageLog({ ref, list, unsent, me, name, theirReadSeq, typing }: MessageLogProps) {
  const online = useOnline();
  const arrived = new Set(list.messages.map((one) => one.clientId));
  const lastRead = list.messages.findLast((one) => one.sender === me && one.seq <= theirReadSeq)?.seq;
  return (
    <div ref={ref} role="log" aria-label={`Messages with ${name}`} className="flex flex-col gap-2">
      {byDay(list.messages, (moment) => formatDate(moment)).map(({ day, messages }) => (
        <section key={day} aria-label={day} className="flex flex-col gap-2">
          <p className="py-2 text-center text-sm text-ink-2">{day}</p>
          <ol className="flex flex-col gap-2">
            {messages.map((message) => (
              <li key={message.seq} className="flex flex-col gap-1">
                <Bubble
                  mine={message.sender === me}
                  name={name}
                  text={message.text}
                  sentAt={message.sentAt}
                />
                {message.seq === lastRead && <p className="self-end text-sm text-ink-2">Read</p>}
              </li>
            ))}
          </ol>
        </section>
      ))}
      <ol className="flex flex-col gap-2 empty:hidden">
        <UnsentMessages unsent={unsent.filter((one) => !arrived.has(one.clientId))} offline={!online} />
      </ol>
      <p aria-live="polite" className="min-h-6 text-sm text-ink-2">
        {typing && `${name} is writing...`}
      </p>
    </div>
  );
}
