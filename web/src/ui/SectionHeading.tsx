// The heading of a part of a page, with its hairline and what can be done there.
import type { ReactNode } from 'react';

type SectionHeadingProps = { children: ReactNode; action?: ReactNode; level?: 2 | 3; id?: string };

export function SectionHeading({ children, action, level = 2, id }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex items-baseline justify-between gap-3 border-b border-line pb-1.5">
      <Heading id={id} className={level === 2 ? 'text-xl sm:text-2xl' : 'text-lg'}>
        {children}
      </Heading>
      {action}
    </div>
  );
}
