// Takes the last answer back: a like that has not left, else the last pass.
import { Undo2 } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';

type TakeBackButtonProps = { onLike?: () => void; onPass?: () => void; takes: boolean };

export function TakeBackButton({ onLike, onPass, takes }: TakeBackButtonProps) {
  const takeBack = onLike ?? onPass;
  // It keeps its place: nothing moves under a thumb that taps once more.
  return (
    <IconButton
      label={onLike ? 'Take back' : onPass ? 'Take back the last pass' : 'Nothing to take back'}
      variant="secondary"
      className={classes('size-12 @max-[15rem]:size-[44px]!', !takeBack && 'cursor-not-allowed opacity-45')}
      aria-disabled={(!onLike && !(onPass && takes)) || undefined}
      onClick={takeBack}
      icon={<Undo2 aria-hidden="true" className="size-5" />}
    />
  );
}
