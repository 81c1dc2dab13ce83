// The mails of the support room; the first goes to an address that nobody has proved to be theirs.
import { ENQUIRY_NEXT, ENQUIRY_THANKS } from '@ijeuwa/contract/support';
import { signed } from '#platform/mail-words.ts';
import { nameInMail } from '#platform/name-in-mail.ts';

type About = { name: string; reference: string; hours: string };

const toPerson = ({ name, hours }: About, text: string): string => {
  const greeted = nameInMail(name);
  return signed(`Hello${greeted ? ` ${greeted}` : ''},\n\n${text}\n\nOur support answers ${hours}.`);
};

export const receivedMail = (about: About) => ({
  subject: `We have your message (${about.reference})`,
  text: toPerson(
    about,
    `${ENQUIRY_THANKS} ${ENQUIRY_NEXT} Your message has the number ${about.reference}.\n\nIf you did not write to us, somebody gave your address by mistake, and you need do nothing.`,
  ),
});

export const answerMail = (about: About, answer: string) => ({
  subject: `Our answer to your message (${about.reference})`,
  text: toPerson(about, answer),
});
