// The questions in their groups, each with an answer that opens; an address that ends in #id names one.

import { FaqEntry } from './FaqEntry.tsx';
import { FaqShape } from './FaqShape.tsx';
import type { FaqGroup, Question } from './faq-content.ts';

type FaqListProps = {
  groups: readonly FaqGroup[];
  /** The ids of those that a search has found; without it all stand here. */
  found?: ReadonlySet<string>;
  heading?: 'h2' | 'h3';
  /** In a written page: the server writes the entries of the moment into each group. */
  written?: boolean;
};

export function FaqList({ groups, found, heading: Heading = 'h2', written = false }: FaqListProps) {
  const isAway = ({ id }: Question) => found !== undefined && !found.has(id);
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {groups.map(({ id, title, questions }) => (
        <section
          key={id}
          id={id}
          data-entries=""
          data-if-listed={written ? `faq ${id}` : undefined}
          aria-labelledby={`${id}-title`}
          hidden={found !== undefined && questions.every(isAway)}
          className="scroll-mt-24"
        >
          <Heading id={`${id}-title`} className="mb-2 text-2xl">
            {title}
          </Heading>
          <div data-catalogue={written ? `faq ${id}` : undefined}>
            {written && <FaqShape />}
            {questions.map((one) => (
              <FaqEntry key={one.id} {...one} away={isAway(one)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
