// The list of conversations on a phone; at a desk, where the list stands beside it, what to do with it.
import { paths } from '#platform/paths.ts';
import { places } from '#platform/places.ts';
import { EmptyPicture } from '#ui/EmptyPicture.tsx';
import { Page } from '#ui/Page.tsx';
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
    <div className="m-auto flex max-w-sm flex-col items-center gap-2 p-8 text-center">
      <title>{`${places.messages.name} · Ijeuwa`}</title>
      <EmptyPicture name="letters" className="mb-2 h-28" />
      <h2 className="text-xl">Whom will you write to?</h2>
      <p className="text-balance text-ink-2">Choose a name on the left, and read on where you stopped.</p>
    </div>
  );
}
