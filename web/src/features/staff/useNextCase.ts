// When the case one worked on has left the queue, the keyboard goes on at the one that took its place.
import { useEffect, useRef } from 'react';

/** Marks what is focused of a case: its heading. */
export const caseHeading = { 'data-case': '', tabIndex: -1 } as const;

export const useNextCase = (cases: readonly unknown[] | undefined, busyElsewhere = false) => {
  const queue = useRef<HTMLDivElement>(null);
  const worked = useRef<number>(undefined);
  useEffect(() => {
    const index = worked.current;
    if (index === undefined || busyElsewhere || !cases) return;
    worked.current = undefined;
    // Where the case is still there, the keyboard has not lost its place.
    if (document.activeElement && document.activeElement !== document.body) return;
    const headings = [...(queue.current?.querySelectorAll<HTMLElement>('[data-case]') ?? [])];
    (headings[index] ?? headings.at(-1) ?? queue.current)?.focus();
  }, [cases, busyElsewhere]);
  const workOn = (index: number | undefined) => {
    worked.current = index;
  };
  return { queue, workOn };
};
