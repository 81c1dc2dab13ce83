// Where the short messages appear: on a phone below the header and a screen’s own head, or above what is fixed at the foot where the page has a
// heading (theme.css); on a desk over the middle of the header, where nothing stands.
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { currentToasts, dismissToast, onToastsChange, type Toast } from './feedback.ts';
import { IconButton } from './IconButton.tsx';
import { onOpenChange, topModal } from './stands-open.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };
const TONES = { success: 'text-leaf', error: 'text-danger', info: 'text-wine' };
const NONE: readonly Toast[] = [];
/** The label above a field, and some air. */
const LABEL_PX = 36;

/** The field that is to be mended was led to before the message came: it moves out from under it. */
const uncover = (list: HTMLElement): void => {
  const field = document.activeElement;
  if (!field?.matches('input, select, textarea')) return;
  const [over, under] = [list.getBoundingClientRect(), field.getBoundingClientRect()];
  const isCovered =
    under.top - LABEL_PX < over.bottom &&
    over.top < under.bottom &&
    under.left < over.right &&
    over.left < under.right;
  if (!isCovered) return;
  const isAtTop = over.top + over.bottom < window.innerHeight;
  window.scrollBy({ top: isAtTop ? under.top - LABEL_PX - over.bottom : under.bottom - over.top });
};

export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, currentToasts, () => NONE);
  const modal = useSyncExternalStore(onOpenChange, topModal, () => undefined);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toasts.length === 0 || modal) return undefined;
    const drawn = requestAnimationFrame(() => place.current && uncover(place.current));
    return () => cancelAnimationFrame(drawn);
  }, [toasts, modal]);
  const list = (
    <div
      ref={place}
      aria-live="polite"
      aria-atomic="false"
      className="toasts pointer-events-none fixed inset-x-4 top-[calc(var(--top-bar,0px)+var(--own-bar,0px)+var(--email-bar,0px)+0.5rem+env(safe-area-inset-top))] z-50 flex flex-col gap-2 sm:inset-x-auto sm:right-6 sm:w-96 lg:top-1.5 lg:right-[calc(50%-12rem)]"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
  return modal ? createPortal(list, modal) : list;
}

function ToastCard({ toast }: { toast: Toast }) {
  const Icon = ICONS[toast.tone];
  return (
    <div className="pointer-events-auto flex items-center gap-3 rounded-xl border border-line bg-surface text-ink py-1.5 pr-1.5 pl-4 shadow-float animate-rise">
      <Icon aria-hidden="true" className={classes('size-5 shrink-0', TONES[toast.tone])} />
      {toast.to ? (
        <Link
          to={toast.to}
          onClick={() => dismissToast(toast.id)}
          className="flex min-h-11 flex-1 items-center font-semibold underline"
        >
          {toast.text}
        </Link>
      ) : (
        <p className="flex-1 py-1.5">{toast.text}</p>
      )}
      <IconButton
        label="Dismiss message"
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  );
}
