// The frame of a page to read: the way back, a heading, a word about it, then the text.
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type ReadingPageProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Stands under the heading, and at the desk beside it. */
  picture?: ReactNode;
  /** What a reader can do at once. */
  action?: ReactNode;
  /** A line of text reads best narrow; cards and grids need room. */
  wide?: boolean;
  children: ReactNode;
};

export function ReadingPage({ title, lead, picture, action, wide, children }: ReadingPageProps) {
  return (
    <div
      className={classes(
        'mx-auto flex w-full flex-col gap-6 px-(--gutter) pt-2 pb-16 sm:px-6',
        wide ? 'max-w-6xl' : 'max-w-3xl',
      )}
    >
      <BackLink />
      <div
        className={classes(
          'grid gap-6',
          picture !== undefined && 'lg:grid-cols-2 lg:items-center lg:gap-14 lg:pb-4',
        )}
      >
        <div className="flex flex-col items-start gap-6">
          <header className="flex flex-col gap-3">
            {/* With letters twice as large no word of it breaks on a phone. */}
            <h1 className="text-[min(1.875rem,14vw)] leading-tight sm:text-5xl sm:leading-[1.12]">{title}</h1>
            {lead && <p className="max-w-2xl text-ink-2 sm:text-lg">{lead}</p>}
          </header>
          {action}
        </div>
        {picture}
      </div>
      {children}
    </div>
  );
}

/** The server writes where the reader came from; without that it leads to the start. */
export function BackLink() {
  return (
    <a
      href="/"
      data-back=""
      className="-ml-2.5 inline-flex min-h-11 w-fit items-center gap-1 px-1 font-semibold text-wine hover:underline"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
        <path d="M15 5l-7 7 7 7" />
      </svg>
      Back
    </a>
  );
}
