// What stands where a screen of a build that is gone cannot.
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';

export function RenewedScreen() {
  return (
    <Page title="Ijeuwa" titleHidden back={false}>
      <ErrorState
        title="Ijeuwa was renewed"
        message="Part of this page comes from before. Reload to go on; if this comes back, try again in a minute."
        retryLabel="Reload"
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
