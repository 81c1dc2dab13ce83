// One chat in the queue: who waits, since when, what was promised, and who has it.
import type { LiveChatRow } from '@ijeuwa/contract/live-chat';
import { Badge } from '#ui/Badge.tsx';
import { QueueItem } from '../QueueItem.tsx';
import { clockOf, holderOf, lastWordOf, placeOf, sinceOf } from './chat-words.ts';

type LiveChatItemProps = { chat: LiveChatRow; now: number; onOpen: () => void };

export function LiveChatItem({ chat, now, onOpen }: LiveChatItemProps) {
  const { name } = chat.member;
  const clock = clockOf(chat, now);
  const place = placeOf(chat);
  return (
    <QueueItem
      title={name}
      badges={
        <>
          <Badge tone={clock.tone}>{clock.text}</Badge>
          {place && <Badge tone="wine">{place}</Badge>}
        </>
      }
      about={holderOf(chat)}
      since={`${sinceOf(chat)}. ${lastWordOf(chat)}.`}
      opens={`Open the chat with ${name}`}
      onOpen={onOpen}
    />
  );
}
