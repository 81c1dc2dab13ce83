// What our planners do for a wedding, as staff keep it.
import {
  endPlanningService,
  listPlanningServiceEntries,
  listPlanningServices,
  type PlanningServiceEntry,
} from '@ijeuwa/contract/venues';
import { useRead } from '#platform/queries.ts';
import { WrittenEntries } from '../catalogue/WrittenEntries.tsx';
import type { WrittenKind } from '../catalogue/written-kind.ts';
import { PlanningServiceModal } from './PlanningServiceModal.tsx';

const KIND: WrittenKind<PlanningServiceEntry> = {
  useEntries: () => useRead(listPlanningServiceEntries, {}),
  words: {
    title: 'Planning services',
    intro: 'Members see a change at once. Earlier versions stay in the history.',
    add: 'Add a service',
    none: 'No services here yet.',
    loading: 'Loading the services...',
    endTitle: 'End this service?',
    end: 'End the service',
  },
  groups: [{ id: 'all', title: 'Offered' }],
  groupOf: () => 'all',
  orderOf: ({ order }) => order,
  titleOf: ({ name }) => name,
  more: ({ line, description, features }) => (
    <div className="mt-1 flex flex-col gap-1 text-sm text-ink-2 wrap-anywhere">
      <p className="font-medium text-ink">{line}</p>
      <p className="whitespace-pre-line">{description}</p>
      <p>{features.join(' · ')}</p>
    </div>
  ),
  Form: PlanningServiceModal,
  end: endPlanningService,
  renews: [listPlanningServiceEntries, listPlanningServices],
};

export default function PlanningServicesScreen() {
  return <WrittenEntries kind={KIND} />;
}
