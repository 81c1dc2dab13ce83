// The list of conversations on a phone; at a desk, where the list stands beside it, who waits, or what to do with it.
import { waitsForAnswer } from '@ijeuwa/contract/chat';
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { useMember } from '#platform/session.ts';
import { Page } from '#ui/Page.tsx';
import { useConversations } from '../chat.queries.ts';
import { PaneNotice } from '../PaneNotice.tsx';
import { useTwoPanes } from '../panes.ts';
import { ConversationList } from './ConversationList.tsx';
import { WhoWaits } from './WhoWaits.tsx';

export default function MessagesScreen() {
  if (useTwoPanes()) return <NobodyChosen />;
  return (
    <Page title={places.messages.name} back={paths.dashboard}>
      <ConversationList />
    </Page>
  );
}

function NobodyChosen() {
  const me = useMember();
  const { data } = useConversations();
  const owed = data?.conversations.filter((one) => waitsForAnswer(one, me._id)) ?? [];
  if (owed.length > 0) return <WhoWaits owed={owed} />;
  return (
    <PaneNotice title="Whom will you write to?" tab={places.messages.name}>
      Choose a name on the left to go on talking.
    </PaneNotice>
  );
}
