// A screen's frame: its width, its heading, the way back.
import type { ReactNode } from 'react';
import { BackButton } from './BackButton.tsx';
import { classes } from './classes.ts';

/** A page to read or to fill in keeps a measure; every other takes the room that there is. */
const WIDTHS = { narrow: 'max-w-xl', wide: 'max-w-6xl' };

type PageProps = {
  title: string;
  /** What the browser's tab says, where that is not the heading. */
  tab?: string;
  intro?: ReactNode;
  actions?: ReactNode;
  /** False where there is nowhere to go back to; an address for those who came from outside. */
  back?: boolean | string;
  width?: keyof typeof WIDTHS;
  titleHidden?: boolean;
  children: ReactNode;
};

export function Page(props: PageProps) {
  const {
    title,
    tab = title,
    intro,
    actions,
    back = true,
    width = 'wide',
    titleHidden = false,
    children,
  } = props;
  return (
    <div className={classes('page-edges flex w-full flex-col gap-6 py-4 sm:py-8', WIDTHS[width])}>
      <title>{`${tab} · Ijeuwa`}</title>
      {(back || !titleHidden) && (
        <header className="flex flex-col gap-1">
          {back && <BackButton fallback={back === true ? '/' : back} />}
          {!titleHidden && (
            <div className="flex flex-wrap items-end justify-between gap-3">
              <h1 className="min-w-0 text-[min(1.875rem,12vw)] wrap-break-word sm:text-4xl">{title}</h1>
              {actions}
            </div>
          )}
          {intro && <p className="max-w-2xl text-ink-2 sm:text-lg">{intro}</p>}
        </header>
      )}
      {titleHidden && <h1 className="sr-only">{title}</h1>}
      {children}
    </div>
  );
}
