// An address under /staff at which nothing stands: whoever is signed in there is not led out of the back office.
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';

export default function NowhereScreen() {
  return (
    <Page title="This page is not here" titleHidden back={false} width="wide">
      <EmptyState
        picture="rest"
        title="This page is not here"
        action={<ButtonLink to={paths.staff}>To your queues</ButtonLink>}
      >
        The address may be mistyped, or what stood here has moved.
      </EmptyState>
    </Page>
  );
}
