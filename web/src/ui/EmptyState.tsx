// Nothing here yet: why, and what to do about it.
import type { ReactNode } from 'react';
import { AdireGround } from './AdireGround.tsx';

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; level?: 2 | 3 };

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <AdireGround className="h-28 w-full border-b border-line bg-gold-soft opacity-80 sm:h-32" />
      <div className="flex flex-col items-center gap-2 px-5 py-6 text-center sm:px-8">
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="max-w-md text-ink-2">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
