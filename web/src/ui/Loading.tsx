// Wraps skeletons: says once, to those who cannot see them, what is on its way.
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type LoadingProps = { label?: string; children: ReactNode; className?: string };

export function Loading({ label = 'Loading...', children, className }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
