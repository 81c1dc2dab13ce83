// Titles to read, each with a sentence; pressing one opens it.
import type { Resource } from '@ijeuwa/contract/resources';
import { ListRow } from '#ui/ListRow.tsx';

type ResourceListProps = {
  label: string;
  resources: readonly Resource[];
  onOpen: (resource: Resource) => void;
};

export function ResourceList({ label, resources, onOpen }: ResourceListProps) {
  return (
    <ul aria-label={label}>
      {resources.map((one) => (
        <ListRow key={one.id} title={one.title} detail={one.summary} onClick={() => onOpen(one)} />
      ))}
    </ul>
  );
}
