// What stands where a screen cannot, because its files are gone or nobody answered.
import { NO_RESPONSE } from '#platform/api.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';

const RENEWED = {
  title: 'We have updated Ijeuwa',
  message: 'This page is from before the update. Please reload it.',
  advice: 'If that does not help, try again in a minute.',
  retryLabel: 'Reload',
};

export function StoppedScreen({ why }: { why: 'renewed' | 'unreachable' }) {
  return (
    <Page title="Ijeuwa" titleHidden back={false}>
      <ErrorState
        {...(why === 'renewed' ? RENEWED : { message: NO_RESPONSE })}
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
