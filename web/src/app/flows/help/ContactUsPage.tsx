// The ways to us, and among them the live chat.
import { ContactUsScreen } from '../../../features/help/contact/ContactUsScreen.tsx';

export default function ContactUsPage() {
  return <ContactUsScreen />;
}
