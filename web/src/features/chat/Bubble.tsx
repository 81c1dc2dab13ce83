// One message: mine in wine on the right, theirs on paper on the left.
import { classes } from '#ui/classes.ts';
import { formatTime } from '#ui/format.ts';

type BubbleProps = { mine: boolean; name: string; text: string; sentAt: string; waiting?: boolean };

export function Bubble({ mine, name, text, sentAt, waiting }: BubbleProps) {
  return (
    <div
      className={classes(
        'max-w-[80%] rounded-2xl px-4 py-2.5 wrap-anywhere whitespace-pre-wrap sm:max-w-[65%]',
        mine ? 'self-end rounded-br-sm bg-wine-fill text-on-fill' : 'self-start rounded-bl-sm bg-paper-2',
        waiting && 'opacity-70',
      )}
      title={formatTime(sentAt)}
    >
      <span className="sr-only">
        {mine ? 'You' : name}, {formatTime(sentAt)}:{' '}
      </span>
      {text}
    </div>
  );
}
