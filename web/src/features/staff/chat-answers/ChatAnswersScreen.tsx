// The ready answers as staff keep them: what the bot says, what staff put into a chat, and what stood there before.
import type { ChatAnswerHistory } from '@ijeuwa/contract/live-chat';
import { useState } from 'react';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useChatAnswers } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { ChatAnswerItem } from './ChatAnswerItem.tsx';
import { ChatAnswerModal } from './ChatAnswerModal.tsx';
import { EndChatAnswerModal } from './EndChatAnswerModal.tsx';

const GROUPS = [
  { by: 'bot', title: 'What the bot says' },
  { by: 'staff', title: 'What staff put into a chat' },
] as const;

const placeOf = ({ current }: ChatAnswerHistory): number => current.data?.order ?? Number.POSITIVE_INFINITY;

export default function ChatAnswersScreen() {
  const answers = useChatAnswers();
  const [chosen, setChosen] = useState<{ act: 'change' | 'end'; key: string }>();
  const close = () => setChosen(undefined);
  const { queue, workOn } = useNextCase(answers.data?.entries, chosen !== undefined);
  return (
    <QueuePage
      title="Ready answers"
      intro="A change holds in the live chat at once. Earlier versions stay in the history."
      query={answers}
      skeleton={<SkeletonRows rows={6} faces={false} label="Loading the answers..." />}
    >
      {({ entries }) => {
        const inOrder = entries.toSorted((one, other) => placeOf(one) - placeOf(other));
        const open = entries.find(({ key }) => key === chosen?.key);
        return (
          <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
            {GROUPS.map(({ by, title }) => (
              <section key={by} className="flex flex-col gap-3">
                <h2 className="text-xl">{title}</h2>
                <ul aria-label={title} className="flex flex-col gap-3">
                  {inOrder
                    .filter(({ current }) => (current.data?.by ?? 'bot') === by)
                    .map((one) => (
                      <ChatAnswerItem
                        key={one.key}
                        history={one}
                        onAct={(act) => {
                          workOn(inOrder.indexOf(one));
                          setChosen({ act, key: one.key });
                        }}
                      />
                    ))}
                </ul>
              </section>
            ))}
            {chosen?.act === 'change' && open && <ChatAnswerModal history={open} onClose={close} />}
            {chosen?.act === 'end' && open && <EndChatAnswerModal history={open} onClose={close} />}
          </div>
        );
      }}
    </QueuePage>
  );
}
