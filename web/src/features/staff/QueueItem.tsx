// One case of a queue, alike in every queue: who, how urgent, about what, since when, and the way to open it.
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { caseHeading } from './useNextCase.ts';

/** One panel for all of them: many are read at a glance. */
export function QueueList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="rounded-xl border border-line bg-surface *:border-t *:border-line *:first:border-t-0"
    >
      {children}
    </ul>
  );
}

type QueueItemProps = {
  title: string;
  badges?: ReactNode;
  about?: string;
  /** Who has it, and since when it waits. */
  since?: ReactNode;
  /** What is opened, in words. */
  opens: string;
  onOpen: () => void;
};

export function QueueItem({ title, badges, about, since, opens, onOpen }: QueueItemProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-(--inset) py-3 sm:gap-x-6 sm:px-5">
      <div className="grid min-w-0 flex-[1_1_11rem] items-center gap-x-6 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 {...caseHeading} className="min-w-0 text-lg leading-snug wrap-anywhere">
              {title}
            </h2>
            {badges}
          </div>
          {about && <p className="mt-0.5 wrap-anywhere">{about}</p>}
        </div>
        {since && <p className="text-sm text-ink-2 wrap-anywhere max-lg:mt-0.5">{since}</p>}
      </div>
      <Button size="sm" variant="secondary" className="max-sm:px-3" aria-label={opens} onClick={onOpen}>
        Open
      </Button>
    </li>
  );
}
