// Nothing here yet: why, and what to do about it, under a drawing of what is missed; at a desk without one.
import type { ReactNode } from 'react';
import type { EmptyPictureName } from './EmptyPicture.tsx';
import { EmptyTop } from './EmptyTop.tsx';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
  /** Somebody to come, something to read, or nothing left to do; none where emptiness is a good day’s work. */
  picture?: EmptyPictureName | 'none';
};

export function EmptyState({ title, children, action, level = 2, picture = 'people' }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      {picture !== 'none' && <EmptyTop picture={picture} />}
      <div className="flex flex-col items-center gap-2 px-(--inset) py-6 text-center sm:px-8">
        <Heading className="max-w-full text-xl wrap-break-word">{title}</Heading>
        {children && <div className="max-w-md text-balance text-ink-2">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
