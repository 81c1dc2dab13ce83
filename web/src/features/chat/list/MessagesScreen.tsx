// The list of conversations on a phone; at a desk, where the list stands beside it, what to do with it.
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { Page } from '#ui/Page.tsx';
import { PaneNotice } from '../PaneNotice.tsx';
import { useTwoPanes } from '../panes.ts';
import { ConversationList } from './ConversationList.tsx';

export default function MessagesScreen() {
  if (useTwoPanes()) return <NobodyChosen />;
  return (
    <Page title={places.messages.name} back={paths.dashboard} width="narrow">
      <ConversationList />
    </Page>
  );
}

function NobodyChosen() {
  return (
    <PaneNotice title="Whom will you write to?" tab={places.messages.name}>
      Choose a name on the left to go on talking.
    </PaneNotice>
  );
}
