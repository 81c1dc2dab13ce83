// Fields of which all is known already, folded under what they say; what is missing or wrong in them opens them.
import { Fragment, type ReactNode, useState } from 'react';
import { Disclosure } from './Disclosure.tsx';

type FoldedFieldsProps = {
  title: string;
  /** What they say, read without opening them. */
  says: readonly string[];
  /** Nothing in them is missing or wrong. */
  known: boolean;
  children: ReactNode;
};

export function FoldedFields({ title, says, known, children }: FoldedFieldsProps) {
  const [beginsOpen] = useState(!known);
  /** A press opens and folds them by itself; what is missing or wrong opens them, and stays in sight. */
  const keepInSight = (box: HTMLElement | null) => {
    const details = box?.querySelector('details');
    const show = () => {
      if (details && !known) details.open = true;
    };
    show();
    details?.addEventListener('toggle', show);
    return () => details?.removeEventListener('toggle', show);
  };
  return (
    <div ref={keepInSight}>
      <Disclosure
        open={beginsOpen}
        title={
          <span className="flex flex-col">
            {title}
            <span className="text-sm font-normal text-ink-2 wrap-anywhere">
              {says.filter(Boolean).map((one, at) => (
                <Fragment key={one}>
                  {at > 0 && ', '}
                  <span className="inline-block max-w-full">{one}</span>
                </Fragment>
              ))}
            </span>
          </span>
        }
      >
        <div className="flex flex-col gap-5 text-ink">{children}</div>
      </Disclosure>
    </div>
  );
}
