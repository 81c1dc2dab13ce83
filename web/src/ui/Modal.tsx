// A dialog: a sheet from below on a phone, a card in the middle on a desk.
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { FootPlace } from './InFoot.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';
import { useOnlyRead } from './use-only-read.ts';
import { useShownAsModal } from './use-shown-as-modal.ts';

const SIZES = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' };

type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof SIZES;
  dismissible?: boolean;
  /** What has the focus at first; the title, where nothing else is asked for. */
  first?: RefObject<HTMLElement | null>;
};

export function Modal({ open, ...rest }: ModalProps) {
  return open ? createPortal(<OpenModal {...rest} />, document.body) : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { onClose, title, description, children, footer, size = 'md', dismissible = true, first } = props;
  const dismiss = () => {
    if (dismissible) onClose();
  };
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useShownAsModal(first ?? heading);
  const [body, isRead] = useOnlyRead();
  useKeyboardRoom();
  useBackdrop(dialog, dismiss);
  useNothingSelected(dialog);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        // A dialog inside this one, or a choice of files in it, is cancelled by itself.
        if (event.target === event.currentTarget) dismiss();
      }}
      onSubmit={(event) => event.stopPropagation()}
      className={classes(
        '[--gutter:min(1.25rem,5vw)] sm:[--gutter:1.5rem] bottom-(--keyboard,0px) mx-auto mt-auto mb-0 max-h-[calc((100dvh-var(--keyboard,0px))*0.92)] w-full max-w-full flex-col overflow-x-hidden overflow-y-auto rounded-t-2xl bg-paper p-0 text-ink shadow-card open:flex',
        'animate-sheet sm:mb-auto border-t border-line sm:rounded-2xl sm:border sm:animate-rise',
        SIZES[size],
      )}
    >
      <header className="flex items-start gap-2 px-(--gutter) pt-4 pb-1.5">
        <div className="min-w-0 flex-1 pt-1.5">
          <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-xl outline-none wrap-break-word">
            {title}
          </h2>
        </div>
        {dismissible && (
          <IconButton
            label="Close"
            icon={<X aria-hidden="true" className="size-5" />}
            className="-mr-2"
            onClick={onClose}
          />
        )}
      </header>
      <div
        ref={body}
        // What is only read is scrolled by keys too.
        tabIndex={isRead ? 0 : undefined}
        className="min-h-20 flex-1 overflow-y-auto px-(--gutter) pb-5 empty:hidden"
      >
        {description && (
          <div id={`${id}-description`} className="pb-1 text-ink-2">
            {description}
          </div>
        )}
        {children && (
          <FootPlace value={foot}>
            <div className="py-2">{children}</div>
          </FootPlace>
        )}
      </div>
      {footer && (
        <footer
          ref={setFoot}
          className="flex flex-wrap gap-3 border-t border-line px-(--gutter) pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] *:flex-auto *:px-4 sm:justify-end sm:*:flex-none sm:*:px-5"
        >
          {footer}
        </footer>
      )}
    </dialog>
  );
}

/** The second press of a double click on what opened the dialog, or changed it, selects no word of what stands there now. */
function useNothingSelected(dialog: RefObject<HTMLDialogElement | null>) {
  const first = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = dialog.current;
    const press = (event: MouseEvent) => {
      if (event.detail <= 1) first.current = event.target;
      else if (event.target !== first.current) event.preventDefault();
    };
    element?.addEventListener('mousedown', press);
    return () => element?.removeEventListener('mousedown', press);
  }, [dialog]);
}

/** A second tap on what opened the dialog, or changed its size, meets its backdrop instead. */
const SECOND_TAP_MS = 400;

function useBackdrop(dialog: RefObject<HTMLDialogElement | null>, dismiss: () => void) {
  const [openedAt] = useState(() => performance.now());
  const changedAt = useRef(openedAt);
  const pressed = useRef(false);
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      changedAt.current = performance.now();
    });
    if (dialog.current) watch.observe(dialog.current);
    return () => watch.disconnect();
  }, [dialog]);
  useEffect(() => {
    const element = dialog.current;
    const press = (event: Event) => {
      pressed.current = event.target === element && performance.now() - changedAt.current > SECOND_TAP_MS;
    };
    // Both ends of the press, so that selecting text out of the dialog does not close it.
    const release = (event: Event) => {
      if (pressed.current && event.target === element) dismiss();
    };
    element?.addEventListener('pointerdown', press);
    element?.addEventListener('click', release);
    return () => {
      element?.removeEventListener('pointerdown', press);
      element?.removeEventListener('click', release);
    };
  });
}
