// The name of the part of a dialog that is shown: once another part stands there, a reader is told of it and the keyboard goes on from it.
import { type ReactNode, useEffect, useRef } from 'react';

type StepHeadingProps = {
  /** Another one for each part that the dialog shows. */
  part: string | number;
  children: ReactNode;
};

/** All that stands above: at once, since a slow way there ends where the part is still loading. */
const showTop = (heading: HTMLElement): void => {
  for (let at = heading.parentElement; at && at !== document.body; at = at.parentElement)
    at.scrollTo?.({ top: 0, behavior: 'instant' });
};

export function StepHeading({ part, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    const place = heading.current;
    // At first the dialog's own title speaks; of what is wrong, the field does.
    if (place && shown.current !== part && !place.closest('dialog')?.querySelector('[aria-invalid="true"]')) {
      place.focus({ preventScroll: true });
      showTop(place);
    }
    shown.current = part;
  }, [part]);
  return (
    <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
      {children}
    </h3>
  );
}
