// The way back through a long conversation, a page at a time.
import { useState } from 'react';
import { asApiError } from '#platform/api.ts';
import { Button } from '#ui/Button.tsx';
import { feedback } from '#ui/feedback.ts';

export function EarlierMessages({ load }: { load: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    await load().catch((error) => feedback.error(asApiError(error).message));
    setBusy(false);
  };
  return (
    <Button
      variant="quiet"
      className="self-center"
      busy={busy}
      busyText="Loading..."
      onClick={() => void show()}
    >
      Show earlier messages
    </Button>
  );
}
