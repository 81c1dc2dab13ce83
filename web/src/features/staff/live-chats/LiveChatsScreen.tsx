// Chats in which somebody waits for a person, and those that a colleague has.
import { useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueueList } from '../QueueItem.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useLiveChats } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { LiveChatItem } from './LiveChatItem.tsx';
import { LiveChatModal } from './LiveChatModal.tsx';
import { OnCallSwitch } from './OnCallSwitch.tsx';

export default function LiveChatsScreen() {
  const chats = useLiveChats();
  const [opened, setOpened] = useState<{ id: string; name: string }>();
  const { queue, workOn } = useNextCase(chats.data?.chats, opened !== undefined);
  return (
    <QueuePage
      title="Live chats"
      intro="Overdue chats first, then those that wait for a person, premium support ahead. Weekends count too."
      below={<OnCallSwitch />}
      query={chats}
      skeleton={<SkeletonRows rows={4} faces={false} label="Loading the chats..." />}
    >
      {({ chats: rows }) => (
        <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
          {rows.length === 0 ? (
            <EmptyState picture="none" title="Nobody waits">
              A chat appears here when the bot has no answer, or a member asks for a person.
            </EmptyState>
          ) : (
            <QueueList label="Live chats">
              {rows.map((chat, index) => (
                <LiveChatItem
                  key={chat._id}
                  chat={chat}
                  now={chats.dataUpdatedAt}
                  onOpen={() => {
                    workOn(index);
                    setOpened({ id: chat._id, name: chat.member.name });
                  }}
                />
              ))}
            </QueueList>
          )}
          {opened && <LiveChatModal {...opened} onClose={() => setOpened(undefined)} />}
        </div>
      )}
    </QueuePage>
  );
}
