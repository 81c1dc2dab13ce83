// /live-chat: the panel of Live Chat Support on a page of its own.
import { useNavigate } from 'react-router';
import { places } from '#platform/places.ts';
import { BackButton } from '#ui/BackButton.tsx';
import { Page } from '#ui/Page.tsx';
import { LiveChatPanel } from './LiveChatPanel.tsx';

export default function LiveChatScreen() {
  const navigate = useNavigate();
  return (
    <Page title={places.liveChat.name} titleHidden back={false} width="narrow">
      <LiveChatPanel
        before={<BackButton fallback={places.home.to} arrow className="shrink-0" />}
        onClose={() => void navigate(places.home.to)}
        className="h-[max(20rem,calc(100dvh-8.5rem-var(--email-bar,0px)))] md:h-[max(22rem,calc(100dvh-7.5rem-var(--email-bar,0px)))]"
      />
    </Page>
  );
}
