// What was said: by day, in order, with read marks and what is still on its way.
import type { Conversation } from '@ijeuwa/contract/chat';
import type { Ref } from 'react';
import { Bubble } from '#ui/Bubble.tsx';
import { byDay } from '#ui/by-day.ts';
import { formatNearDay } from '#ui/format.ts';
import { useOnline } from '#ui/useOnline.ts';
import { NoteAbout } from './beginning/NoteAbout.tsx';
import type { MessageList } from './message-list.ts';
import { readLabel } from './read-label.ts';
import { UnsentMessages } from './UnsentMessages.tsx';
import type { Unsent } from './unsent.ts';

type MessageLogProps = {
  ref: Ref<HTMLDivElement>;
  list: MessageList;
  unsent: readonly Unsent[];
  me: string;
  conversation: Conversation;
  typing: boolean;
};

export function MessageLog({ ref, list, unsent, me, conversation, typing }: MessageLogProps) {
  const online = useOnline();
  const { person, theirReadSeq, theirReadAt } = conversation;
  const arrived = new Set(list.messages.map((one) => one.clientId));
  const waiting = unsent.filter((one) => !arrived.has(one.clientId));
  const days = byDay(list.messages, (moment) => formatNearDay(moment));
  // What has not left stands below its day, also where it is the first word; where others wrote later, at the end of theirs.
  const begun = waiting[0] && dayAfter(list, waiting[0].sentAt);
  const lastRead = list.messages.findLast((one) => one.sender === me && one.seq <= theirReadSeq)?.seq;
  return (
    <div
      ref={ref}
      role="log"
      aria-label={`Messages with ${person.name}`}
      tabIndex={-1}
      className="flex flex-col gap-2 outline-none"
    >
      {days.map(({ day, messages }) => (
        <section key={day} aria-label={day} className="flex flex-col gap-2">
          <DayLine>{day}</DayLine>
          <ol className="flex flex-col gap-2">
            {messages.map((message) => (
              <li key={message.seq} className="flex flex-col gap-1">
                {/* A note that came with a like bears the match’s own id. */}
                {message.clientId === conversation.matchId && (
                  <NoteAbout conversation={conversation} by={message.sender} />
                )}
                <Bubble
                  mine={message.sender === me}
                  name={person.name}
                  text={message.text}
                  sentAt={message.sentAt}
                />
                {message.seq === lastRead && (
                  <p className="self-end text-xs text-ink-2 tabular-nums">{readLabel(theirReadAt)}</p>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {begun && <DayLine>{begun}</DayLine>}
      <ol className="flex flex-col gap-2 empty:hidden">
        <UnsentMessages unsent={waiting} offline={!online} />
      </ol>
      <p aria-live="polite" className="min-h-6 text-sm text-ink-2">
        {typing && `${person.name} is writing...`}
      </p>
    </div>
  );
}

/** The day of a moment where the last of the list was said on a day before it. */
function dayAfter({ messages }: MessageList, moment: string): string | undefined {
  const last = messages.at(-1)?.sentAt;
  if (last === undefined) return formatNearDay(moment);
  return last < moment && formatNearDay(last) !== formatNearDay(moment) ? formatNearDay(moment) : undefined;
}

function DayLine({ children }: { children: string }) {
  return <p className="py-2 text-center text-sm text-ink-2">{children}</p>;
}
