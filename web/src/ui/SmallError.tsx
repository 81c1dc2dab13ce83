// What did not come, where there is no room for more than a line, and the way to ask again.
import { Button } from './Button.tsx';
import { classes } from './classes.ts';

type SmallErrorProps = { message: string; onRetry: () => void; busy?: boolean; className?: string };

export function SmallError({ message, onRetry, busy = false, className }: SmallErrorProps) {
  return (
    <div
      role="alert"
      className={classes('flex flex-wrap items-center justify-between gap-x-3 gap-y-2', className)}
    >
      <p className="min-w-0 text-danger wrap-break-word">{message}</p>
      <Button variant="secondary" size="sm" busy={busy} busyText="Trying..." onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
