// What there is to read, as staff keep it.
import {
  endResource,
  listResourceEntries,
  listResources,
  type ResourceEntry,
} from '@ijeuwa/contract/resources';
import { useRead } from '#platform/queries.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { ResourceModal } from './ResourceModal.tsx';
import { RESOURCE_GROUPS } from './resource-groups.ts';

const KIND: WrittenKind<ResourceEntry> = {
  useEntries: () => useRead(listResourceEntries, {}),
  words: {
    title: 'Reading',
    intro:
      'Members see a change at once; the open help center shows it within a minute. Earlier versions stay in the history.',
    add: 'Add something to read',
    none: 'Nothing here yet.',
    loading: 'Loading what there is to read...',
    endTitle: 'End this?',
    end: 'End it',
  },
  groups: RESOURCE_GROUPS,
  groupOf: ({ category }) => category,
  orderOf: ({ order }) => order,
  titleOf: ({ title }) => title,
  more: (data) => <Besides {...data} />,
  Form: ResourceModal,
  end: endResource,
  renews: [listResourceEntries, listResources],
};

export default function ResourcesDeskScreen() {
  return <WrittenEntries kind={KIND} />;
}

function Besides({ summary, to, steps = [] }: ResourceEntry) {
  return (
    <div className="mt-2 flex flex-col gap-1 text-sm text-ink-2 wrap-anywhere">
      <p>In the list: {summary}</p>
      {to && <p>Leads to {to}</p>}
      {steps.length > 0 && (
        <ol aria-label="Steps" className="list-decimal pl-5">
          {steps.map((step) => (
            <li key={step.text}>
              {step.text} ({step.picture})
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
