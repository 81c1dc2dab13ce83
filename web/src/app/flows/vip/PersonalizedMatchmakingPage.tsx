// VIP matchmaking, with its payment.
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PersonalizedMatchmakingScreen } from '../../../features/vip/PersonalizedMatchmakingScreen.tsx';

export default function PersonalizedMatchmakingPage() {
  return (
    <PersonalizedMatchmakingScreen
      pay={(quote, _onPaid, onLeave) => (
        <Notice
          action={
            <Button size="sm" variant="secondary" onClick={onLeave}>
              Back
            </Button>
          }
        >
          The price of {quote.title} is held for you. Our support takes the payment.
        </Notice>
      )}
    />
  );
}
