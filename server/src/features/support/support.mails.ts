// The mails and the bell of the support room; the first mail goes to an address that nobody has proved to be theirs.
import { ENQUIRY_NEXT, ENQUIRY_THANKS, supportPromise } from '@ijeuwa/contract/support';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { nameInMail } from '#platform/name-in-mail.ts';
import type { Notice } from '#platform/notify.ts';

type About = { name: string; reference: string; hours: string };

const toPerson = ({ name, hours }: About, ...words: string[]): string[] => {
  const greeted = nameInMail(name);
  return [`Hello${greeted ? ` ${greeted}` : ''},`, ...words, supportPromise(hours)];
};

export const receivedMail = (about: About): MailDescription => ({
  subject: `We have your message (${about.reference})`,
  preview: ENQUIRY_NEXT,
  body: toPerson(
    about,
    `${ENQUIRY_THANKS} ${ENQUIRY_NEXT} Your message has the number ${about.reference}.`,
    'If you did not write to us, somebody gave your address by mistake, and you need do nothing.',
  ),
});

export const answerMail = (about: About, answer: string): MailDescription => ({
  subject: `Our answer to your message (${about.reference})`,
  preview: answer.slice(0, 140),
  body: toPerson(about, answer),
});

/** Without a word of the answer: whoever looks over a shoulder reads the bell too. */
export const answerBell = (reference: string): Notice['bell'] => ({
  type: 'support',
  title: 'We answered your message',
  message: `It has the number ${reference}. The answer is in your mail, and here.`,
});
