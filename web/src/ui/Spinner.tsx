// For waits whose outcome has no known shape; elsewhere a skeleton.
import { classes } from './classes.ts';

type SpinnerProps = { label?: string; className?: string };

export function Spinner({ label = 'Loading...', className }: SpinnerProps) {
  return (
    <div
      role="status"
      className={classes('flex items-center justify-center gap-3 py-6 text-ink-2', className)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 animate-turn">
        <circle cx="12" cy="12" r="9.5" strokeWidth="3" className="fill-none stroke-line" />
        <path
          d="M12 2.5A9.5 9.5 0 0 1 21.5 12"
          strokeWidth="3"
          strokeLinecap="round"
          className="fill-none stroke-wine"
        />
      </svg>
      <span>{label}</span>
    </div>
  );
}
