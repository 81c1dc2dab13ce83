// A question and its answer, opened by pressing the question.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = { title: ReactNode; open?: boolean; children: ReactNode };

export function Disclosure({ title, open, children }: DisclosureProps) {
  return (
    <details open={open} className="border-b border-line">
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-medium [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      <div className="pb-4 text-ink-2">{children}</div>
    </details>
  );
}
