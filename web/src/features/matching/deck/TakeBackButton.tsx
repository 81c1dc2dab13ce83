// Takes the last answer back: a like that has not left, else the last pass.
import { Undo2 } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';

type TakeBackButtonProps = { onLike?: () => void; onPass?: () => void; takes: boolean };

export function TakeBackButton({ onLike, onPass, takes }: TakeBackButtonProps) {
  const takeBack = onLike ?? onPass;
  // Its place is kept: nothing moves under a thumb that taps once more.
  if (!takeBack) return <span aria-hidden="true" className="size-12 shrink-0" />;
  return (
    <IconButton
      label={onLike ? 'Take back' : 'Take back the last pass'}
      variant="secondary"
      className="size-12"
      aria-disabled={(!onLike && !takes) || undefined}
      onClick={takeBack}
      icon={<Undo2 aria-hidden="true" className="size-5" />}
    />
  );
}
