// Where the parts of the deck stand: on a phone one below the other in one window, at a desk the card at the left and words beside it.

import type { ReactNode, RefObject } from 'react';
import { places } from '#platform/places.ts';
import { classes } from '#ui/classes.ts';
import { useWideScreen } from '#ui/useWideScreen.ts';

type DeckFrameProps = {
  heading?: string;
  line?: ReactNode;
  /** What is said before anybody is looked at. */
  above?: ReactNode;
  /** The cards, which lie above each other. */
  cards: ReactNode;
  buttons?: ReactNode;
  /** At a desk beside the card; it may be longer than the window. */
  beside?: ReactNode;
  top?: RefObject<HTMLDivElement | null>;
};

export function DeckFrame({
  heading = places.discover.name,
  line,
  above,
  cards,
  buttons,
  beside,
  top,
}: DeckFrameProps) {
  const wide = useWideScreen();
  return (
    <div
      ref={top}
      className="mx-auto flex w-full max-w-md flex-1 flex-col px-2.5 lg:mx-(--page-margin) lg:max-w-(--page-width) lg:flex-none lg:px-(--page-edge) lg:pt-5"
    >
      <title>{`${places.discover.name} · Ijeuwa`}</title>
      <div className="flex min-h-2 flex-wrap items-center justify-between gap-x-6 px-1.5 not-lg:min-h-7 lg:px-0 lg:pb-4">
        <h1 className={classes(wide ? 'page-title' : 'sr-only')}>{wide ? heading : places.discover.name}</h1>
        {line}
      </div>
      {above}
      <div className="deck-columns flex flex-1 flex-col gap-x-10 lg:grid">
        <div className="flex flex-1 flex-col lg:sticky lg:top-[calc(var(--top-bar)+1.25rem)] lg:h-[calc(100dvh-var(--top-bar)-6.5rem)]">
          <div className="deck-room relative flex-1">{cards}</div>
          {buttons}
        </div>
        {wide && <div className="flex min-w-0 flex-col gap-6 pb-8">{beside}</div>}
      </div>
    </div>
  );
}
