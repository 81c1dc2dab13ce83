// One entry of a desk: where there are few all of it stands, where there are many its name, which opens the rest.
import type { ReactNode } from 'react';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';

/** How an entry stands among many; among few it has no fold. */
export type Fold = 'closed' | 'open' | undefined;

export function EntryFrame({ name, fold, children }: { name: ReactNode; fold: Fold; children: ReactNode }) {
  if (!fold)
    return (
      <Card as="li" className="flex flex-col gap-3">
        {children}
      </Card>
    );
  return (
    <li>
      <Disclosure title={name} open={fold === 'open'}>
        <div className="flex flex-col gap-3">{children}</div>
      </Disclosure>
    </li>
  );
}

/** Those that are folded stand in lines, the others in cards. */
export const entriesLook = (fold: Fold): string => (fold ? 'border-t border-line' : 'flex flex-col gap-3');
