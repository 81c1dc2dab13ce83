// Relationship therapy, and how what is chosen there is paid.
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format.ts';
import { Notice } from '#ui/Notice.tsx';
import { TherapyScreen } from '../../../features/therapy/TherapyScreen.tsx';

export default function TherapyPage() {
  return (
    <TherapyScreen
      pay={({ quote, onLeave }) => (
        <Notice
          tone="info"
          title="Payment opens here soon."
          action={
            <Button size="sm" onClick={onLeave}>
              Close
            </Button>
          }
        >
          The price is held for you until {formatDateTime(quote.expiresAt)}.
        </Notice>
      )}
    />
  );
}
