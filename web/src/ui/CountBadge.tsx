// How many are waiting, on the corner of what they wait behind; nothing when none are.
import { VisuallyHidden } from './VisuallyHidden.tsx';

export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-full bg-wine-fill px-1 text-xs font-bold text-on-fill tabular-nums">
      {count > 99 ? '99+' : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
