// The questions in their groups, each with an answer that opens; an address that ends in #id names one.
import { ChevronDown } from 'lucide-react';
import { Prose } from '#ui/Prose.tsx';
import type { FaqGroup, Question } from './faq-content.ts';

type FaqListProps = {
  groups: readonly FaqGroup[];
  /** The ids of those that a search has found; without it all stand here. */
  found?: ReadonlySet<string>;
  heading?: 'h2' | 'h3';
};

export function FaqList({ groups, found, heading: Heading = 'h2' }: FaqListProps) {
  const isAway = ({ id }: Question) => found !== undefined && !found.has(id);
  return (
    <div className="flex min-w-0 flex-col gap-10">
      {groups.map(({ id, title, questions }) => (
        <section
          key={id}
          id={id}
          data-entries=""
          aria-labelledby={`${id}-title`}
          hidden={questions.every(isAway)}
          className="scroll-mt-24"
        >
          <Heading id={`${id}-title`} className="mb-2 text-2xl">
            {title}
          </Heading>
          {questions.map((one) => (
            <FaqEntry key={one.id} {...one} away={isAway(one)} />
          ))}
        </section>
      ))}
    </div>
  );
}

function FaqEntry({ id, question, answer, tags, away }: Question & { away: boolean }) {
  return (
    <details
      data-entry="question"
      data-tags={tags.join('|')}
      hidden={away}
      className="group scroll-mt-20 border-b border-line"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3 font-medium hover:text-wine [&::-webkit-details-marker]:hidden">
        <span data-entry-title="" className="flex-1 group-open:text-wine">
          {question}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      {/* A browser opens what holds the place that an address names, and stops where the question can be read. */}
      <div id={id} className="max-w-2xl scroll-mt-36 pb-5">
        <Prose html={answer} />
      </div>
    </details>
  );
}
