// What could not be shown, and the way to try again.
import { CloudAlert, RefreshCw } from 'lucide-react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';

type ErrorStateProps = {
  title?: string;
  message: string;
  /** What to do beside trying again. */
  advice?: string;
  onRetry?: () => void;
  retryLabel?: string;
  busy?: boolean;
  /** Nothing is broken: the page has only had its day. */
  calm?: boolean;
};

export function ErrorState(props: ErrorStateProps) {
  const { title = 'This did not load', message, onRetry, retryLabel = 'Try again', busy, calm } = props;
  const { advice = 'Nothing is lost. Try again in a moment.' } = props;
  const Mark = calm ? RefreshCw : CloudAlert;
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-2 rounded-xl border border-line bg-surface px-5 py-8 text-center"
    >
      <Mark aria-hidden="true" className={classes('size-9', calm ? 'text-gold-ink' : 'text-danger')} />
      <h2 className="text-xl">{title}</h2>
      <p className={classes('max-w-md text-balance', !calm && 'text-danger')}>{message}</p>
      {onRetry && <p className="max-w-md text-balance text-ink-2">{advice}</p>}
      {onRetry && (
        <Button variant="secondary" className="mt-3" busy={busy} busyText="Trying..." onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
