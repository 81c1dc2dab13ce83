// Shows a card that is ready or paused.
import { wordsOf } from '#platform/api.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';
import { CARD_ERRORS, useActivate } from './matching.queries.ts';

type ShowCardButtonProps = { onShown?: () => void; size?: 'sm' };

export function ShowCardButton({ onShown, size }: ShowCardButtonProps) {
  const activate = useActivate();
  const show = () =>
    activate.mutate(
      {},
      {
        onSuccess: () => onShown?.(),
        onError: (error) => feedback.error(wordsOf(error, CARD_ERRORS.create)),
      },
    );
  return (
    <Button size={size} busy={activate.isPending} busyText="One moment..." onClick={show}>
      Show my card
    </Button>
  );
}
