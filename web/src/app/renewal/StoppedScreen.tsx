// What stands where a screen cannot: its files are gone, nobody answered, or it was somebody else’s.
import { NO_RESPONSE } from '#platform/api.ts';
import { paths } from '#platform/paths.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';

const RENEWED = {
  title: 'We have updated Ijeuwa',
  message: 'This page is from before the update. Please reload it.',
  advice: 'If that does not help, try again in a minute.',
  retryLabel: 'Reload',
};

/** Where two share a phone: what stood here was the other’s, and is shown no more. */
const ANOTHERS = {
  title: 'Somebody else is signed in here now',
  message: 'This page was another member’s. What was last tapped on it was not done, and nothing was sent.',
  advice: 'If it was you, log out, sign in again and do it once more.',
  retryLabel: 'Go on',
};

export function StoppedScreen({ why }: { why: 'renewed' | 'unreachable' | 'anothers' }) {
  if (why === 'anothers')
    return (
      <Page title="Ijeuwa" titleHidden back={false}>
        <ErrorState {...ANOTHERS} onRetry={() => window.location.replace(paths.dashboard)} />
      </Page>
    );
  return (
    <Page title="Ijeuwa" titleHidden back={false}>
      <ErrorState
        {...(why === 'renewed' ? RENEWED : { message: NO_RESPONSE })}
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
