// One message with its time: mine in wine on the right, theirs on paper on the left; a sign alone stands by itself.
import { classes } from './classes.ts';
import { isEmojiOnly } from './emoji-only.ts';
import { formatTime } from './format.ts';

type BubbleProps = {
  mine: boolean;
  name: string;
  text: string;
  sentAt: string;
  waiting?: boolean;
  /** Unsaid, the device’s own. */
  zone?: string;
};

export function Bubble({ mine, name, text, sentAt, waiting, zone }: BubbleProps) {
  const bare = isEmojiOnly(text);
  return (
    <div
      className={classes(
        'max-w-[85%] wrap-anywhere whitespace-pre-wrap sm:max-w-[70%]',
        mine ? 'self-end' : 'self-start',
        bare
          ? classes('flex flex-col gap-1', mine ? 'items-end' : 'items-start')
          : classes(
              'rounded-2xl px-3.5 py-2',
              mine ? 'rounded-br-sm bg-wine-fill text-on-fill' : 'rounded-bl-sm bg-paper-2',
            ),
        waiting && 'opacity-70',
      )}
    >
      <span className="sr-only">{mine ? 'You' : name}: </span>
      {bare ? <span className="text-4xl leading-tight">{text}</span> : text}
      <time
        dateTime={sentAt}
        className={classes(
          'text-xs whitespace-nowrap tabular-nums',
          !bare && 'float-right mt-[0.45em] ml-2.5',
          mine && !bare ? 'text-on-fill-2' : 'text-ink-2',
        )}
      >
        {formatTime(sentAt, zone)}
      </time>
    </div>
  );
}
