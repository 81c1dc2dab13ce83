// What there is to read, in its categories, with the dialogs in which it opens; /resources and the help center share it.
import type { Resource, ResourceCategory } from '@ijeuwa/contract/resources';
import { useState } from 'react';
import { Modal } from '#ui/Modal.tsx';
import { useAddressed } from '../useAddressed.ts';
import { CATEGORIES } from './category-words.ts';
import { ResourceCategories } from './ResourceCategories.tsx';
import { ResourceList } from './ResourceList.tsx';
import { ResourceModal } from './ResourceModal.tsx';

type ResourcesProps = {
  resources: readonly Resource[];
  /** What a search has found; without it all stand here, in their categories. */
  found?: readonly Resource[];
  level?: 2 | 3;
};

export function Resources({ resources, found, level }: ResourcesProps) {
  const [expanded, expand] = useState<ResourceCategory | undefined>('kb');
  const [all, viewAll] = useState<ResourceCategory>();
  const [open, setOpen] = useState<Resource>();
  useAddressed(
    (named) => resources.find(({ id }) => id === named),
    (addressed) => {
      expand(addressed.category);
      setOpen(addressed);
    },
  );
  return (
    <>
      {found ? (
        found.length > 0 && <ResourceList label="Found to read" resources={found} onOpen={setOpen} />
      ) : (
        <ResourceCategories
          level={level}
          resources={resources}
          expanded={expanded}
          onExpand={expand}
          onOpen={setOpen}
          onViewAll={viewAll}
        />
      )}
      {all && (
        <Modal
          open
          size="lg"
          onClose={() => viewAll(undefined)}
          title={CATEGORIES.find(({ id }) => id === all)!.title}
        >
          <ResourceList
            label="All"
            resources={resources.filter(({ category }) => category === all)}
            onOpen={setOpen}
          />
        </Modal>
      )}
      {open && <ResourceModal resource={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
