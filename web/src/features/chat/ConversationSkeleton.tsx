// A conversation on its way: who it is with, what was said by turns, and the line to write on.
import { classes } from '#ui/classes.ts';
import { Loading } from '#ui/Loading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const BUBBLES = [
  { mine: false, size: 'h-16 w-3/5' },
  { mine: true, size: 'h-16 w-1/2' },
  { mine: true, size: 'h-11 w-2/5' },
  { mine: false, size: 'h-11 w-1/2' },
];

/** `beside` the list: that names the screen. */
export function ConversationSkeleton({ beside }: { beside: boolean }) {
  const Heading = beside ? 'h2' : 'h1';
  return (
    <Loading label="Loading the conversation..." className="flex flex-1 flex-col">
      <Heading className="sr-only">Conversation</Heading>
      <div className="flex items-center gap-3 min-h-14 border-b border-line py-1.5">
        <Skeleton shape="circle" className="size-10 shrink-0" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-1/5" />
        </div>
      </div>
      <div className="flex flex-1 flex-col justify-end gap-2 py-3">
        {BUBBLES.map(({ mine, size }) => (
          <Skeleton
            key={`${mine} ${size}`}
            shape="block"
            className={classes('rounded-2xl', size, mine ? 'self-end rounded-br-sm' : 'rounded-bl-sm')}
          />
        ))}
      </div>
      <div className="border-t border-line py-3">
        <Skeleton shape="block" className="h-11 w-full rounded-full" />
      </div>
    </Loading>
  );
}
