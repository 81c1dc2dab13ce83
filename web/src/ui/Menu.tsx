// A button that opens a list of commands and places, and of one choice among a few.
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import { type MenuChoice, MenuChoiceRow } from './MenuChoiceRow.tsx';
import { useDisclosure } from './useDisclosure.ts';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  to?: string;
  onSelect?: () => void;
  tone?: 'danger';
  apart?: boolean;
};

type MenuProps = {
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  items: readonly (MenuItem | MenuChoice)[];
  header?: ReactNode;
  align?: 'start' | 'end';
  /** It came with the press that opens it. */
  opened?: boolean;
};

export const MENU_BUTTON = 'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full';

export function Menu({ label, trigger, triggerClassName, items, header, align = 'end', opened }: MenuProps) {
  const { open, setOpen, close, root, trigger: button } = useDisclosure(opened);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);
  useLayoutEffect(() => {
    if (!open) return;
    const up = opensAbove(button.current, panel.current);
    setAbove(up);
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: up });
    return () => setAbove(false);
  }, [open, button]);
  const select = (item: MenuItem) => {
    close();
    item.onSelect?.();
  };
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={classes(MENU_BUTTON, triggerClassName)}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={panel}
          className={classes(
            'absolute z-30 my-2 max-h-[max(14rem,calc(100dvh-var(--top-bar,4.5rem)-var(--bottom-bar)-1.5rem))] w-64 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-xl border border-line bg-surface shadow-card animate-rise',
            above ? 'bottom-full' : 'top-full',
            align === 'end' ? 'right-0' : 'left-0',
          )}
        >
          {header && <div className="border-b border-line px-4 py-3">{header}</div>}
          <div
            ref={list}
            id={id}
            role="menu"
            aria-label={label}
            tabIndex={-1}
            onKeyDown={moveFocus}
            className="p-1.5"
          >
            {items.map((item) =>
              'options' in item ? (
                <MenuChoiceRow key={item.label} choice={item} />
              ) : (
                <Fragment key={item.label}>
                  {item.apart && <hr className="my-1.5 border-line" />}
                  <MenuRow item={item} onSelect={() => select(item)} />
                </Fragment>
              ),
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function MenuRow({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const look = classes(
    'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left hover:bg-paper-2 focus-visible:-outline-offset-2',
    item.tone === 'danger' ? 'text-danger' : 'text-ink',
  );
  if (item.to) {
    return (
      <Link role="menuitem" tabIndex={-1} to={item.to} onClick={onSelect} className={look}>
        {item.icon}
        {item.label}
      </Link>
    );
  }
  return (
    <button role="menuitem" tabIndex={-1} type="button" onClick={onSelect} className={look}>
      {item.icon}
      {item.label}
    </button>
  );
}

const BAR_AT_THE_BOTTOM_PX = 76;

/** Where the window ends beneath it, and what lies above it cuts nothing off. */
function opensAbove(button: HTMLElement | null, panel: HTMLElement | null): boolean {
  if (!button || !panel) return false;
  const { top } = button.getBoundingClientRect();
  const { bottom, height } = panel.getBoundingClientRect();
  if (bottom <= window.innerHeight - BAR_AT_THE_BOTTOM_PX) return false;
  let free = BAR_AT_THE_BOTTOM_PX;
  for (let around = button.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY === 'hidden')
      free = Math.max(free, around.getBoundingClientRect().top);
  return top - height > free;
}

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  const next = MOVES[event.key]?.(at, rows.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}
