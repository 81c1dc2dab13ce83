// What a screen says when there is nothing, when something failed, when the connection is gone.
import { Button } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { Notice } from '../Notice.tsx';
import { OfflineNotice } from '../OfflineNotice.tsx';
import { Section } from './Section.tsx';

export function MessageGallery() {
  return (
    <Section title="Said on the page" columns>
      <Notice title="Your photos are being looked at.">This takes up to 24 hours.</Notice>
      <Notice tone="success" title="Password changed.">
        You are signed out on your other devices.
      </Notice>
      <Notice tone="warning" title="Careful.">
        Someone you have not met is asking for airtime. Never send money or airtime before you meet.
      </Notice>
      <Notice tone="error" onClose={() => undefined}>
        Wrong email or password. Check both, or reset your password.
      </Notice>
      <EmptyState title="No matches found yet" level={3} action={<Button>Start matching</Button>}>
        When you and somebody else like each other, you meet here.
      </EmptyState>
      <ErrorState
        message="We could not reach our server. Check your connection and try again."
        onRetry={() => undefined}
      />
      <div className="overflow-hidden rounded-lg md:col-span-2">
        <OfflineNotice offline />
      </div>
    </Section>
  );
}
