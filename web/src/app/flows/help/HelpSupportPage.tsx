// The help center for members, and in it the live chat.
import { HelpSupportScreen } from '../../../features/help/center/HelpSupportScreen.tsx';
import { LiveChatPanel } from '../../../features/live-chat/LiveChatPanel.tsx';

export default function HelpSupportPage() {
  return <HelpSupportScreen renderChat={(close) => <LiveChatPanel onClose={close} />} />;
}
