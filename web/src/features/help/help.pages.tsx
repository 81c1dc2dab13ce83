// The questions, the help center, and the pages around a posted form.
import { ENQUIRY_PAGE, ENQUIRY_RECEIVED_PAGE } from '@ijeuwa/contract/support';
import type { OpenPage } from '#platform/open-page.ts';
import { EnquiryPage, EnquiryReceivedPage } from './EnquiryPages.tsx';
import { FaqPage } from './FaqPage.tsx';
import { faqGroups, faqPage } from './faq-content.ts';
import { HelpCenterPage } from './HelpCenterPage.tsx';
import { help } from './help-words.ts';

export const helpPages: readonly OpenPage[] = [
  {
    path: '/faq',
    title: faqPage.title,
    description: faqPage.description,
    picture: 'scene-phone-chat',
    changed: faqPage.changed,
    content: () => <FaqPage groups={faqGroups} />,
    structured: [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        // The server writes the questions of the moment.
        mainEntity: '{list:faq}',
      },
    ],
  },
  {
    path: '/help-center',
    title: help.title,
    description: help.description,
    picture: 'scene-phone-chat',
    changed: help.changed,
    content: () => <HelpCenterPage groups={faqGroups} />,
  },
  {
    path: ENQUIRY_PAGE,
    title: help.enquiry.title,
    description: help.enquiry.description,
    listed: false,
    content: () => <EnquiryPage />,
  },
  {
    path: ENQUIRY_RECEIVED_PAGE,
    title: help.received.title,
    description: help.received.description,
    listed: false,
    content: () => <EnquiryReceivedPage />,
  },
];
