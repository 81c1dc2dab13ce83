// The mails and bells of the therapy room: fixed words, to the member's own address; bells, subjects and previews say “Appointment” and no more.

import { THERAPY_NOTICE } from '@ijeuwa/contract/notifications';
import { CONSULTATION_PAID_WITHIN_HOURS } from '@ijeuwa/contract/therapy';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { nameInMail } from '#platform/name-in-mail.ts';
import type { Notice } from '#platform/notify.ts';

const hello = (name: string): string => {
  const greeted = nameInMail(name);
  return `Hello${greeted ? ` ${greeted}` : ''},`;
};
/** Each is a row of its own. */
const bell = (which: string, title: string, message: string): Notice['bell'] => ({
  type: 'booking',
  title,
  message,
  about: `${THERAPY_NOTICE}:${which}`,
});
const action = (publicUrl: string): MailDescription['action'] => ({
  lead: 'It stands on your page',
  label: 'Open the page',
  link: `${publicUrl}/relationship-therapy`,
});

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
/** Thursday 26 November 2026, for a day of the calendar. */
const dayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

export type Wish = { name: string; day: string; fee: string; publicUrl: string };
export const wishMail = ({ name, day, fee, publicUrl }: Wish): MailDescription => ({
  subject: 'We have your wish for an appointment',
  preview: 'You get an answer within 24 hours.',
  body: [
    hello(name),
    'Thank you. We have your wish for a consultation, and a counsellor answers you within 24 hours with a time.',
    {
      facts: [
        ['Preferred day', dayInWords(day)],
        ['Fee', fee],
        ['To be paid within', `${CONSULTATION_PAID_WITHIN_HOURS} hours`],
      ],
    },
    'The account for the transfer, and the reference to write with it, stand on your page.',
  ],
  action: action(publicUrl),
});
export const wishBell = (id: string, day: string): Notice['bell'] =>
  bell(
    id,
    'Appointment: we have your wish',
    `For ${dayInWords(day)}. The answer comes within 24 hours; how to pay stands on the page.`,
  );

const LAGOS = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});
export type Answered = { name: string; text: string; startsAt: Date | undefined; publicUrl: string };
export const answerMail = ({ name, text, startsAt, publicUrl }: Answered): MailDescription => ({
  subject: 'Our answer about your appointment',
  preview: 'There is an answer for you.',
  body: [
    hello(name),
    'A counsellor has answered your wish for a consultation:',
    { quote: text },
    ...(startsAt ? [{ facts: [['Time', `${LAGOS.format(startsAt)}, Lagos time`]] } as const] : []),
  ],
  action: action(publicUrl),
});
export const answerBell = (id: string): Notice['bell'] =>
  bell(id, 'Appointment: there is an answer', 'The answer stands on the page, and in your mail.');

/** Without a word of what was written. */
export const insightsMail = (name: string, publicUrl: string): MailDescription => ({
  subject: 'Appointment: there is an answer for you',
  preview: 'It stands on your page.',
  body: [hello(name), 'A counsellor has read what you sent us, and has written to you.'],
  action: action(publicUrl),
});
export const insightsBell = (id: string): Notice['bell'] =>
  bell(id, 'Appointment: there is an answer for you', 'It stands on the page.');

export const planBell = (id: string, name: string, sessions: number): Notice['bell'] =>
  bell(id, `Appointment: your ${name} plan is paid`, `Its ${sessions} sessions can be booked from now on.`);
