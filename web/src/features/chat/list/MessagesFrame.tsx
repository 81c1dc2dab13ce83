// At a desk the list of conversations beside the one that is open; on a phone each has the screen for itself.
import { Outlet, useParams } from 'react-router';
import { places } from '#platform/places.ts';
import { useWideScreen } from '#ui/useWideScreen.ts';
import { useConversations } from '../chat.queries.ts';
import type { Panes } from '../panes.ts';
import { ConversationList } from './ConversationList.tsx';

const DESK = {
  frame:
    'sticky top-(--top-bar,0px) flex h-[calc(100dvh-var(--top-bar,0px))] w-full max-w-(--page-width) gap-6 px-(--page-edge) pt-5 pb-6',
  pane: 'flex min-w-0 flex-1 flex-col overflow-hidden rounded-xl border border-line bg-surface',
};
const PHONE = { frame: 'flex flex-1 flex-col', pane: 'flex min-w-0 flex-1 flex-col' };

export default function MessagesFrame() {
  const { matchId } = useParams();
  const wide = useWideScreen();
  const { data } = useConversations();
  // Whoever writes with nobody yet needs no second pane to be told so.
  const two = wide && (matchId !== undefined || data?.conversations.length !== 0);
  const look = two ? DESK : PHONE;
  return (
    <div className={look.frame}>
      {two && (
        <div className="flex w-[min(20rem,42%)] shrink-0 flex-col gap-4">
          <h1 className="page-title wrap-break-word">{places.messages.name}</h1>
          <section
            aria-label="Your conversations"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by the keyboard.
            tabIndex={0}
            className="-mx-3 flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto px-3 pt-1 pb-3 focus-visible:-outline-offset-3"
          >
            <ConversationList openId={matchId} />
          </section>
        </div>
      )}
      {/* The same place in both: whoever turns the device goes on writing. */}
      <div key="pane" className={look.pane}>
        <Outlet context={{ two } satisfies Panes} />
      </div>
    </div>
  );
}
