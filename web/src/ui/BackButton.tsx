// Back to the page one came from; for somebody who came from outside, to a page that makes sense.
import { ChevronLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { classes } from './classes.ts';

type BackButtonProps = {
  fallback?: string;
  label?: string;
  /** The arrow alone on a phone, where the line holds more than the way back. */
  compact?: boolean;
  /** The arrow alone everywhere, beside the heading of a page. */
  arrow?: boolean;
  className?: string;
};

/** One of the open pages led here: it is the page before. In a tab of its own there is none before. */
const cameFromOurPage = (): boolean =>
  window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`);

export function BackButton(props: BackButtonProps) {
  const { fallback = '/', label = 'Back', compact = false, arrow = false, className } = props;
  const navigate = useNavigate();
  const back = () => {
    // React Router counts the pages of this visit in the history's state.
    const visited: unknown = window.history.state?.idx;
    if (typeof visited === 'number' && visited > 0) void navigate(-1);
    else if (cameFromOurPage()) window.history.back();
    else void navigate(fallback);
  };
  return (
    <button
      type="button"
      onClick={back}
      className={classes(
        '-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full text-sm font-medium text-ink-2 hover:bg-paper-2 hover:text-ink',
        arrow ? 'w-11 justify-center' : 'w-fit pr-3 pl-1',
        compact && 'max-sm:w-11 max-sm:justify-center max-sm:px-0',
        className,
      )}
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      <span className={classes(compact && 'max-sm:sr-only', arrow && 'sr-only')}>{label}</span>
    </button>
  );
}
