// The card that was just answered, on its way out: to the right when liked, to the left when passed.
import { classes } from '#ui/classes.ts';
import { PersonPicture } from '../PersonPicture.tsx';
import type { Said } from '../use-answers.ts';

export function LeavingCard({ kind, images: [image] }: Said) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute inset-0 overflow-hidden rounded-2xl bg-paper-2 motion-reduce:hidden',
        kind === 'like' ? 'animate-leave-right' : 'animate-leave-left',
      )}
    >
      <PersonPicture large src={image} alt="" width={640} height={800} />
    </div>
  );
}
