// A question and its answer, opened by pressing the question.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type DisclosureProps = {
  title: ReactNode;
  open?: boolean;
  /** Whoever decides whether it is open hears of each press on it, and is obeyed also where nothing is to change. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
};

export function Disclosure({ title, open, onToggle, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // A press opens and folds it by itself, whatever was decided.
  useLayoutEffect(() => {
    if (onToggle && details.current) details.current.open = open === true;
  });
  return (
    <details
      ref={details}
      open={open}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
      className="group border-b border-line"
    >
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-medium [&::-webkit-details-marker]:hidden">
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-ink-2">{children}</div>
    </details>
  );
}
