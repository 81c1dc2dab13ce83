// Above people who can be liked: that one's own card is paused, and the way back; or that one is a couple with somebody.
import { classes } from '#ui/classes.ts';
import { CoupleHere, type Partner } from './CoupleHere.tsx';
import { useStatus } from './matching.queries.ts';
import { ShowCardButton } from './ShowCardButton.tsx';

type CardPausedProps = { partner?: Partner; className?: string };

export function CardPaused({ partner, className }: CardPausedProps) {
  const status = useStatus().data;
  if (partner) return <CoupleHere partner={partner} className={className} />;
  if (status?.card !== 'paused') return null;
  return (
    <div
      role="status"
      className={classes(
        'flex items-center justify-between gap-3 rounded-lg border border-gold bg-gold-soft px-3 py-1',
        className,
      )}
    >
      <p className="min-w-0 text-sm leading-snug">Your card is paused.</p>
      <span className="shrink-0">
        <ShowCardButton size="sm" />
      </span>
    </div>
  );
}
