// The help center's third part: what there is to read, or what of it a search has found.
import type { Resource } from '@ijeuwa/contract/resources';
import { type Read, ReadPart } from '#ui/ReadPart.tsx';
import { NOTHING_FOUND } from '../faq-search.rules.ts';
import { help } from '../help-words.ts';
import { Resources } from '../resources/Resources.tsx';

type ResourcesTabProps = {
  query: Read<{ resources: Resource[] }>;
  found?: readonly Resource[];
  isEmpty: boolean;
};

export function ResourcesTab({ query, found, isEmpty }: ResourcesTabProps) {
  return (
    <ReadPart query={query} what="The articles">
      {({ resources }) => (
        <div className="flex max-w-3xl flex-col gap-4">
          {!found && <p className="text-ink-2">{help.resources.intro}</p>}
          {isEmpty && <p className="text-ink-2">{NOTHING_FOUND}</p>}
          <Resources resources={resources} found={found} />
        </div>
      )}
    </ReadPart>
  );
}
