// The pictures of a card: which of them is shown, and a half of the card for each way through them.
import { classes } from '#ui/classes.ts';

type PhotoStepsProps = { images: readonly string[]; shown: number; onStep: (by: number) => void };

const HALVES = [
  { by: -1, label: 'Previous picture', place: 'left-0' },
  { by: 1, label: 'Next picture', place: 'right-0' },
];

export function PhotoSteps({ images, shown, onStep }: PhotoStepsProps) {
  if (images.length < 2) return null;
  return (
    <>
      <ol aria-hidden="true" className="absolute inset-x-3 top-2.5 flex gap-1.5">
        {images.map((image, index) => (
          <li
            key={image}
            className={classes('h-1 flex-1 rounded-full bg-on-fill', index === shown ? '' : 'opacity-40')}
          />
        ))}
      </ol>
      {HALVES.map(({ by, label, place }) => (
        <button
          key={by}
          type="button"
          aria-label={label}
          data-repeats
          onClick={() => onStep(by)}
          className={classes('absolute inset-y-0 w-1/2 focus-visible:-outline-offset-4', place)}
        />
      ))}
    </>
  );
}
