// The entries of a kind as staff keep them: add, change, end, and what stood there before.
import type { EntryHistory } from '@ijeuwa/contract/catalogue';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/SkeletonRows.tsx';
import { QueuePage } from '../QueuePage.tsx';
import { useMayCall } from '../staff-session.ts';
import { useNextCase } from '../useNextCase.ts';
import { EndEntryModal } from './EndEntryModal.tsx';
import { entriesLook } from './EntryFrame.tsx';
import { GroupHeading, GroupWays } from './GroupWays.tsx';
import { useEntrySearch } from './useEntrySearch.tsx';
import { WrittenItem } from './WrittenItem.tsx';
import { inGroupsOf, type WrittenKind } from './written-kind.ts';

type Act = 'change' | 'end' | 'add';

const ON_NO_PAGE = { id: 'on-no-page', title: 'On no page' };

export function WrittenEntries<D>({ kind }: { kind: WrittenKind<D> }) {
  const query = kind.useEntries();
  const [chosen, setChosen] = useState<{ act: Act; key?: string }>();
  const close = () => setChosen(undefined);
  const { queue, workOn } = useNextCase(query.data?.entries, chosen !== undefined);
  const { words, Form } = kind;
  const mayAdd = useMayCall(kind.adds ?? kind.keeps);
  const { search, isFound, isSearching, fold } = useEntrySearch(query.data?.entries, words.title);
  return (
    <QueuePage
      title={words.title}
      intro={words.intro}
      query={query}
      skeleton={<SkeletonRows rows={6} faces={false} label={words.loading} />}
    >
      {({ entries }) => {
        const { groups, onNoPage } = inGroupsOf(kind, entries);
        const inOrder = [...groups.flatMap((group) => group.entries), ...onNoPage].filter(isFound);
        const open = entries.find(({ key }) => key === chosen?.key);
        const choose = (one: EntryHistory<D>, act: Act) => {
          workOn(inOrder.indexOf(one));
          setChosen({ act, key: one.key });
        };
        const shown = onNoPage.length > 0 ? [...groups, { ...ON_NO_PAGE, entries: onNoPage }] : groups;
        const listOf = ({ id, title, entries: some }: (typeof shown)[number]) => {
          if (isSearching && !some.some(isFound)) return null;
          const isNumbered = some.length > 1 && id !== ON_NO_PAGE.id;
          return (
            <section key={id} className="flex flex-col gap-3">
              <GroupHeading id={id} title={title} />
              {some.length === 0 && <p className="text-ink-2">{words.none}</p>}
              <ul aria-label={title} className={entriesLook(fold)}>
                {some.map(
                  (one, index) =>
                    isFound(one) && (
                      <WrittenItem
                        key={one.key}
                        kind={kind}
                        history={one}
                        place={isNumbered ? index + 1 : undefined}
                        fold={fold}
                        onAct={(act) => choose(one, act)}
                      />
                    ),
                )}
              </ul>
            </section>
          );
        };
        return (
          <div ref={queue} tabIndex={-1} className="flex flex-col gap-6 outline-none">
            {words.add && mayAdd && (
              <Button className="self-start max-sm:w-full" onClick={() => setChosen({ act: 'add' })}>
                {words.add}
              </Button>
            )}
            {search}
            {fold && !isSearching && shown.length > 1 && <GroupWays groups={shown} />}
            {shown.map(listOf)}
            {chosen?.act === 'add' && <Form onClose={close} />}
            {chosen?.act === 'change' && open && <Form history={open} onClose={close} />}
            {chosen?.act === 'end' && open && kind.end && (
              <EndEntryModal kind={kind} end={kind.end} history={open} onClose={close} />
            )}
          </div>
        );
      }}
    </QueuePage>
  );
}
