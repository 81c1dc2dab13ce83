// In place of a conversation: it is closed, or it did not load; a screen of its own, or beside the list.
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { PaneNotice } from './PaneNotice.tsx';
import { useTwoPanes } from './panes.ts';

const TAB = 'Conversation';
const CLOSED = 'This conversation is closed';
const WHY_CLOSED = 'The match may have ended. Your other conversations are in Messages.';
const NOT_LOADED = 'This conversation did not load';

export function ConversationGone() {
  if (useTwoPanes()) {
    return (
      <PaneNotice title={CLOSED} tab={TAB}>
        {WHY_CLOSED}
      </PaneNotice>
    );
  }
  return (
    <Page title={TAB} back={paths.messages} framed>
      <EmptyState
        picture="letters"
        title={CLOSED}
        action={<ButtonLink to={paths.messages}>To your messages</ButtonLink>}
      >
        {WHY_CLOSED}
      </EmptyState>
    </Page>
  );
}

export function ConversationFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  if (useTwoPanes()) {
    const again = (
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    );
    return (
      <PaneNotice title={NOT_LOADED} tab={TAB} alert action={again}>
        {message}
      </PaneNotice>
    );
  }
  return (
    <Page title={TAB} back={paths.messages} framed>
      <ErrorState title={NOT_LOADED} message={message} onRetry={onRetry} />
    </Page>
  );
}
