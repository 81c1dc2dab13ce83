// A message of mine that the server has not acknowledged: on its way, or refused, with what can be done about it.
import { Bubble } from './Bubble.tsx';
import { Button } from './Button.tsx';

type UnsentMessageProps = {
  text: string;
  sentAt: string;
  /** Why it was not taken. */
  refused?: string;
  /** What is said while it is on its way. */
  onItsWay: string;
  onAgain: () => void;
  onRemove: () => void;
};

export function UnsentMessage({ text, sentAt, refused, onItsWay, onAgain, onRemove }: UnsentMessageProps) {
  return (
    <li className="flex flex-col gap-1">
      <Bubble mine waiting name="You" text={text} sentAt={sentAt} />
      {refused ? (
        <div role="alert" className="flex flex-col items-end gap-1 text-sm text-danger">
          <p>Not sent. {refused}</p>
          <span className="flex gap-2">
            <Button size="sm" variant="secondary" onClick={onAgain}>
              Try again
            </Button>
            <Button size="sm" variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          </span>
        </div>
      ) : (
        <p className="self-end text-sm text-ink-2">{onItsWay}</p>
      )}
    </li>
  );
}
