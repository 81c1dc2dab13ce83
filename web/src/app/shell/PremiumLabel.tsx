// Spec 2 labels every member 'Premium Member'; the real package stands beside it.
import { Badge } from '#ui/Badge.tsx';
import { usePackageLabel } from './shell.queries.ts';

export function PremiumLabel() {
  const label = usePackageLabel();
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge tone="gold">Premium Member</Badge>
      {label && <span className="text-ink-2">{label}</span>}
    </p>
  );
}
