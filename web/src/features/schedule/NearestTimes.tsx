// A time that somebody else took, and the nearest that are free, to be taken with one tap.
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { onBothClocks } from '#ui/two-clocks.ts';

type NearestTimesProps = {
  message: string;
  nearest: readonly string[];
  /** Of the counsellor’s clock. */
  zone: string;
  onChoose: (startsAt: string) => void;
};

export function NearestTimes({ message, nearest, zone, onChoose }: NearestTimesProps) {
  return (
    <Notice
      tone="error"
      action={
        nearest.length > 0 && (
          <ul aria-label="The nearest free times" className="flex flex-wrap gap-2">
            {nearest.map((startsAt) => (
              <li key={startsAt} className="max-w-full">
                <Button size="sm" variant="secondary" onClick={() => onChoose(startsAt)}>
                  {onBothClocks(startsAt, zone)}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    >
      {message}
    </Notice>
  );
}
