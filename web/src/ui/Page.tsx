// A screen's frame: its width, its heading, the way back.
import type { ReactNode } from 'react';
import { BackButton } from './BackButton.tsx';
import { classes } from './classes.ts';
import { usePhone } from './useWideScreen.ts';

/** A page to read or to fill in keeps a measure; every other takes the room that there is. */
const WIDTHS = { narrow: 'max-w-xl', wide: 'max-w-(--page-width)' };

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
  /** At an address whose screens fill a phone by themselves, this one does not: header and bar stand around it. */
  framed?: boolean;
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
    framed = false,
    children,
  } = props;
  /** On a phone there is no room beside the heading, and between it and its sentence they would part the two. */
  const below = usePhone() && Boolean(intro) && Boolean(actions);
  return (
    <div
      data-framed={framed || undefined}
      className={classes(
        'page-edges flex w-full flex-1 flex-col gap-4 pt-2 pb-4 sm:gap-6 sm:pt-3.5 sm:pb-8',
        WIDTHS[width],
      )}
    >
      <title>{`${tab} · Ijeuwa`}</title>
      {(back || !titleHidden) && (
        <header className="flex flex-col gap-1">
          <div className="relative flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-2">
            {/* At a desk the arrow hangs in the margin: every heading begins at the page's edge. */}
            <div className="flex min-w-0 items-center">
              {back && (
                <BackButton
                  fallback={back === true ? '/' : back}
                  arrow
                  className="shrink-0 lg:absolute lg:right-full lg:mx-0 lg:w-(--page-edge)"
                />
              )}
              {!titleHidden && <h1 className="page-title min-w-0 py-1 wrap-break-word">{title}</h1>}
            </div>
            {!titleHidden && !below && actions}
          </div>
          {intro && <p className="max-w-2xl text-ink-2 sm:text-lg">{intro}</p>}
          {!titleHidden && below && <div className="flex flex-wrap gap-3 pt-3">{actions}</div>}
        </header>
      )}
      {titleHidden && <h1 className="sr-only">{title}</h1>}
      {children}
    </div>
  );
}
