// /contact-us: the ways to us as cards, and a form, for members.
import { ENQUIRY_NEXT, ENQUIRY_THANKS } from '@ijeuwa/contract/support';
import { places } from '#platform/places.ts';
import { Page } from '#ui/Page.tsx';
import { help } from '../help-words.ts';
import { ContactUs } from './ContactUs.tsx';
import type { RenderChat } from './ContactWays.tsx';

export function ContactUsScreen({ renderChat }: { renderChat?: RenderChat }) {
  return (
    <Page title={places.contactUs.name} intro={help.contact.hours.text}>
      <ContactUs thanks={{ title: ENQUIRY_THANKS, text: ENQUIRY_NEXT }} renderChat={renderChat} />
    </Page>
  );
}
