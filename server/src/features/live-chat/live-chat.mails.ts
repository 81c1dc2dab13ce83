// The mail of the live-chat room: what support answered and the member has not seen.
import { supportPromise } from '@ijeuwa/contract/support';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { nameInMail } from '#platform/name-in-mail.ts';

type Unseen = { name: string; answers: readonly string[]; hours: string; link: string };

export const unseenMail = ({ name, answers, hours, link }: Unseen): MailDescription => {
  const greeted = nameInMail(name);
  return {
    subject: 'Our support has answered you',
    preview: 'You were not on the page when the answer to your live chat came.',
    body: [
      `Hello${greeted ? ` ${greeted}` : ''},`,
      'you were not on the page when our support answered your live chat:',
      ...answers.map((quote) => ({ quote })),
    ],
    action: { lead: 'Go on with the chat:', label: 'Open the live chat', link },
    after: [supportPromise(hours)],
  };
};
