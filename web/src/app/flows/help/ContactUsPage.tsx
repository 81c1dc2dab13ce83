// The ways to us, and among them the live chat.
import { ContactUsScreen } from '../../../features/help/contact/ContactUsScreen.tsx';
import { LiveChatPanel } from '../../../features/live-chat/LiveChatPanel.tsx';

export default function ContactUsPage() {
  return <ContactUsScreen renderChat={(close) => <LiveChatPanel onClose={close} />} />;
}
