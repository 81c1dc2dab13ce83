// The heart on a part of a person's page.
import { Heart as HeartShape } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';
import type { Likeable } from './likeable.ts';

type HeartProps = { of: Likeable; onHeart: (of: Likeable) => void; className?: string };

export function Heart({ of, onHeart, className }: HeartProps) {
  const named = of.image ? of.label : `“${of.label}”`;
  return (
    <IconButton
      variant="raised"
      label={`Like ${named}`}
      className={className}
      aria-haspopup="dialog"
      icon={<HeartShape aria-hidden="true" className="size-5 text-coral" />}
      onClick={() => onHeart(of)}
    />
  );
}
