// One question, which opens its answer; without script too.
import { ChevronDown } from 'lucide-react';
import { Prose } from '#ui/Prose.tsx';
import type { Question } from './faq-content.ts';

export function FaqEntry({ id, question, answer, tags, away = false }: Question & { away?: boolean }) {
  return (
    <details
      data-entry="question"
      data-tags={tags.join('|')}
      hidden={away}
      className="group scroll-mt-20 border-b border-line"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-3 font-medium hover:text-wine [&::-webkit-details-marker]:hidden">
        <span data-entry-title="" className="min-w-0 flex-1 wrap-anywhere group-open:text-wine">
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
