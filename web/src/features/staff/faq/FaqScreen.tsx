// The questions and answers as staff keep them: add, change, end, and what stood there before.
import type { FaqHistory } from '@ijeuwa/contract/help';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useNextCase } from '../useNextCase.ts';
import { EndFaqModal } from './EndFaqModal.tsx';
import { FaqItem } from './FaqItem.tsx';
import { FaqModal } from './FaqModal.tsx';
import { inFaqGroups, useFaqEntries } from './faq.queries.ts';

type Act = 'change' | 'end' | 'add';

export default function FaqScreen() {
  const faq = useFaqEntries();
  const [chosen, setChosen] = useState<{ act: Act; key?: string }>();
  const close = () => setChosen(undefined);
  const { queue, workOn } = useNextCase(faq.data?.entries, chosen !== undefined);
  return (
    <QueuePage
      title="Questions"
      intro="Members see a change at once, and the open pages show it within a minute. Earlier versions stay in the history."
      query={faq}
      skeleton={<SkeletonRows rows={6} faces={false} label="Loading the questions..." />}
    >
      {({ entries }) => {
        const { groups, onNoPage } = inFaqGroups(entries);
        const inOrder = [...groups.flatMap((group) => group.entries), ...onNoPage];
        const open = entries.find(({ key }) => key === chosen?.key);
        const choose = (one: FaqHistory, act: Act) => {
          workOn(inOrder.indexOf(one));
          setChosen({ act, key: one.key });
        };
        const listOf = (some: readonly FaqHistory[], title: string) => (
          <section key={title} className="flex flex-col gap-3">
            <h2 className="text-xl">{title}</h2>
            {some.length === 0 && <p className="text-ink-2">No questions here yet.</p>}
            <ul aria-label={title} className="flex flex-col gap-3">
              {some.map((one) => (
                <FaqItem key={one.key} history={one} onAct={(act) => choose(one, act)} />
              ))}
            </ul>
          </section>
        );
        return (
          <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
            <Button className="self-start max-sm:w-full" onClick={() => setChosen({ act: 'add' })}>
              Add a question
            </Button>
            {groups.map(({ title, entries: some }) => listOf(some, title))}
            {onNoPage.length > 0 && listOf(onNoPage, 'On no page')}
            {chosen?.act === 'add' && <FaqModal onClose={close} />}
            {chosen?.act === 'change' && open && <FaqModal history={open} onClose={close} />}
            {chosen?.act === 'end' && open && <EndFaqModal history={open} onClose={close} />}
          </div>
        );
      }}
    </QueuePage>
  );
}
