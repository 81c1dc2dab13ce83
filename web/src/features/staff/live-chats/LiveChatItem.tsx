// One chat in the queue: who waits, since when, what was promised, and who has it.
import type { LiveChatRow } from '@ijeuwa/contract/live-chat';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { formatRelative } from '#ui/format.ts';
import { caseHeading } from '../useNextCase.ts';
import { clockOf, holderOf, lastWordOf, placeOf } from './chat-words.ts';

type LiveChatItemProps = { chat: LiveChatRow; now: number; onOpen: () => void };

export function LiveChatItem({ chat, now, onOpen }: LiveChatItemProps) {
  const clock = clockOf(chat, now);
  const place = placeOf(chat);
  return (
    <Card as="li" className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 {...caseHeading} className="min-w-0 text-lg wrap-break-word">
            {chat.member.name}
          </h2>
          <Badge tone={clock.tone}>{clock.text}</Badge>
          {place && <Badge tone="wine">{place}</Badge>}
        </div>
        <p className="mt-1 font-medium wrap-break-word">{holderOf(chat)}</p>
        <p className="text-sm text-ink-2">
          Waits since {formatRelative(chat.waitingSince)}. {lastWordOf(chat)}.
        </p>
      </div>
      <Button
        size="sm"
        aria-label={`Open the chat with ${chat.member.name}`}
        className="max-sm:w-full"
        onClick={onOpen}
      >
        Open
      </Button>
    </Card>
  );
}
