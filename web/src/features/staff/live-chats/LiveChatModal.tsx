// One chat at the desk: what was said and noted, and what is done about it; it stays true while it stands open.

import {
  claimLiveChat,
  closeLiveChat,
  handOverLiveChat,
  LIVE_CHAT_MESSAGE_MAX_LENGTH,
  type LiveChatCase,
  listLiveChats,
  noteLiveChat,
  readLiveChat,
} from '@ijeuwa/contract/live-chat';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { useState } from 'react';
import { FactList } from '#ui/FactList.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { newAnswerDraft } from '../answer-draft.ts';
import { CaseActs, type ReasonedAct } from '../CaseActs.tsx';
import { NoteForm } from '../NoteForm.tsx';
import { OpenedModal } from '../OpenedModal.tsx';
import { OrdersOfMember } from '../OrdersOfMember.tsx';
import { useLiveChatCase } from '../staff.queries.ts';
import { ChatLines } from './ChatLines.tsx';
import { clockOf, holderOf, placeOf } from './chat-words.ts';
import { ReplyForm } from './ReplyForm.tsx';

type LiveChatModalProps = { id: string; name: string; onClose: () => void };

export function LiveChatModal({ id, name, onClose }: LiveChatModalProps) {
  const query = useLiveChatCase(id);
  return (
    <OpenedModal title={`Live chat with ${name}`} thing="chat" query={query} onClose={onClose}>
      {(data, now) => <OpenedChat chat={data} now={now} onDone={onClose} />}
    </OpenedModal>
  );
}

/** What is to be done stands first on a phone, and what else is known after it. */
function OpenedChat({ chat, now, onDone }: { chat: LiveChatCase; now: number; onDone: () => void }) {
  // Kept here: what is being written outlives what a colleague does meanwhile.
  const [draft] = useState(newAnswerDraft);
  const [noteDraft] = useState(newAnswerDraft);
  return (
    <div className="flex flex-col gap-5 break-words">
      <FactList
        facts={[
          { label: 'Now', value: holderOf(chat) },
          { label: 'Answer', value: clockOf(chat, now).text },
          { label: 'Holds', value: [chat.holds, placeOf(chat)].filter(Boolean).join(', ') },
        ]}
      />
      {/* In sight however much was said: nobody answers before they have taken it. */}
      <ChatActs chat={chat} onDone={onDone} />
      <ChatLines chat={chat} />
      {chat.mine && <ReplyForm id={chat._id} draft={draft} />}
      <NoteForm
        endpoint={noteLiveChat}
        id={chat._id}
        maxLength={LIVE_CHAT_MESSAGE_MAX_LENGTH}
        hint="The member never sees it."
        draft={noteDraft}
      />
      <FactList
        facts={[
          {
            label: chat.answeredAt ? 'Asked' : 'Waits since',
            value: formatDateTime(chat.waitingSince, HOME_ZONE),
          },
          { label: 'Zone', value: chat.zone },
          { label: 'Member', value: <OrdersOfMember id={chat.member._id} name={chat.member.name} /> },
        ]}
      />
    </div>
  );
}

const RENEWS = [listLiveChats, readLiveChat];

function ChatActs({ chat, onDone }: { chat: LiveChatCase; onDone: () => void }) {
  if (chat.state === 'closed')
    return <Notice>This chat is closed; if its member writes again, it comes back.</Notice>;
  return (
    <CaseActs
      id={chat._id}
      take={chat.state === 'waiting' ? { act: claimLiveChat, label: 'Take this chat' } : undefined}
      asks={chat.state === 'assigned' ? [HAND_OVER, CLOSE] : [CLOSE]}
      description="The member is not told the reason."
      renews={RENEWS}
      onDone={onDone}
    />
  );
}

const HAND_OVER: ReasonedAct = {
  act: handOverLiveChat,
  title: 'Hand over this chat',
  told: 'It goes back into the queue, where it stood: the clock of waiting goes on. Note what a colleague must know first.',
  submit: 'Hand over',
  done: 'The chat waits for a colleague.',
};
const CLOSE: ReasonedAct = {
  act: closeLiveChat,
  title: 'Close this chat',
  told: 'Its member can write again within a week, and it comes back into the queue.',
  submit: 'Close the chat',
  done: 'The chat is closed.',
};
