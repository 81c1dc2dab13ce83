// The help center for members, and in it the live chat.
import { HelpSupportScreen } from '../../../features/help/center/HelpSupportScreen.tsx';

export default function HelpSupportPage() {
  return <HelpSupportScreen />;
}
