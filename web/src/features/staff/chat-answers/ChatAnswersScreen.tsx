// The ready answers as staff keep them: what the bot says, what staff put into an answer, and what stood there before.
import type { ChatAnswerHistory } from '@ijeuwa/contract/live-chat';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { entriesLook } from '../catalogue/EntryFrame.tsx';
import { GroupHeading, GroupWays } from '../catalogue/GroupWays.tsx';
import { useEntrySearch } from '../catalogue/useEntrySearch.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useChatAnswers } from '../staff.queries.ts';
import { useNextCase } from '../useNextCase.ts';
import { ChatAnswerItem } from './ChatAnswerItem.tsx';
import { ChatAnswerModal } from './ChatAnswerModal.tsx';
import { EndChatAnswerModal } from './EndChatAnswerModal.tsx';

const TITLE = 'Ready answers';
const GROUPS = [
  { id: 'bot', title: 'What the bot says' },
  { id: 'staff', title: 'What staff put into an answer' },
] as const;

const placeOf = ({ current }: ChatAnswerHistory): number => current.data?.order ?? Number.POSITIVE_INFINITY;

export default function ChatAnswersScreen() {
  const answers = useChatAnswers();
  const [chosen, setChosen] = useState<{ act: 'change' | 'end'; key: string } | { act: 'add' }>();
  const close = () => setChosen(undefined);
  const { queue, workOn } = useNextCase(answers.data?.entries, chosen !== undefined);
  const { search, isFound, isSearching, fold } = useEntrySearch(answers.data?.entries, TITLE);
  return (
    <QueuePage
      title={TITLE}
      intro="A change takes effect at once. Earlier versions stay in the history."
      query={answers}
      skeleton={<SkeletonRows rows={6} faces={false} label="Loading the answers..." />}
    >
      {({ entries }) => {
        const inOrder = entries.filter(isFound).toSorted((one, other) => placeOf(one) - placeOf(other));
        const open = chosen && 'key' in chosen ? entries.find(({ key }) => key === chosen.key) : undefined;
        return (
          <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
            <Button className="self-start max-sm:w-full" onClick={() => setChosen({ act: 'add' })}>
              Add an answer
            </Button>
            {search}
            {fold && !isSearching && <GroupWays groups={GROUPS} />}
            {GROUPS.map(({ id, title }) => {
              const some = inOrder.filter(({ current }) => (current.data?.by ?? 'bot') === id);
              if (isSearching && some.length === 0) return null;
              return (
                <section key={id} className="flex flex-col gap-3">
                  <GroupHeading id={id} title={title} />
                  <ul aria-label={title} className={entriesLook(fold)}>
                    {some.map((one) => (
                      <ChatAnswerItem
                        key={one.key}
                        history={one}
                        fold={fold}
                        onAct={(act) => {
                          workOn(inOrder.indexOf(one));
                          setChosen({ act, key: one.key });
                        }}
                      />
                    ))}
                  </ul>
                </section>
              );
            })}
            {chosen?.act === 'add' && <ChatAnswerModal onClose={close} />}
            {chosen?.act === 'change' && open && <ChatAnswerModal history={open} onClose={close} />}
            {chosen?.act === 'end' && open && <EndChatAnswerModal history={open} onClose={close} />}
          </div>
        );
      }}
    </QueuePage>
  );
}
