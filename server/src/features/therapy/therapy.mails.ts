// The mails and bells of the therapy room: fixed words, to the member's own address, which say “Appointment”, or “Support package”, and no more.

import type { Money } from '@ijeuwa/contract/fields';
import { THERAPY_NOTICE } from '@ijeuwa/contract/notifications';
import { HELD_BY_CARD_MINUTES, HELD_BY_TRANSFER_HOURS } from '@ijeuwa/contract/schedule';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { amountIn, momentIn, momentOnClocks } from '#platform/mail-words.ts';
import { nameInMail } from '#platform/name-in-mail.ts';
import type { Notice } from '#platform/notify.ts';
import type { BookedConsultation, FreeConsultation } from './consultation-times.ts';

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
  // Its notice leads on to the place, which the address of a mail does not name.
  lead: 'You find it among your notices:',
  label: 'Open your notices',
  link: `${publicUrl}/notifications`,
});

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
/** Thursday, 26 November 2026, for a day of the calendar. */
const dayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

const REFERENCE = 'The account for a transfer, and the reference to write with it, stand where you pay.';
type Asked = { name: string; publicUrl: string };

/** Its time is held until the fee is here, or it is confirmed already. */
export const bookedMail = ({
  name,
  booked: { startsAt, zones, heldUntil, byTransfer, fee },
  publicUrl,
}: Asked & { booked: BookedConsultation }): MailDescription => ({
  subject: heldUntil ? 'Your appointment is held for you' : 'Your appointment is in your schedule',
  preview: heldUntil ? 'It is confirmed once its fee is here.' : 'It is confirmed.',
  body: [
    hello(name),
    heldUntil
      ? 'Thank you. The time that you chose is held for you, and confirmed once its fee is here.'
      : 'Thank you. Your appointment is confirmed.',
    {
      facts: [
        ['When', momentOnClocks(zones, startsAt)],
        ...(heldUntil
          ? ([
              ...(fee ? ([['Fee', amountIn(fee)]] as const) : []),
              ['Held until', momentIn(zones[0]!, heldUntil)],
            ] as const)
          : []),
      ],
    },
    ...(heldUntil && byTransfer ? [REFERENCE] : []),
  ],
  action: {
    // What waits to be paid cannot be moved.
    lead: heldUntil ? 'To pay for it, or let it go:' : 'To look at it, move it or cancel it:',
    label: 'Open your schedule',
    link: `${publicUrl}/schedule`,
  },
});
export const bookedBell = ({ id, heldUntil }: BookedConsultation): Notice['bell'] =>
  bell(
    id,
    heldUntil ? 'Appointment: its time is held' : 'Appointment: it is confirmed',
    heldUntil
      ? 'It is confirmed once its fee is here; how to pay stands under Schedule.'
      : 'It stands under Schedule.',
  );

/** For whoever named a day and has no time on it: nobody calls them, so the free times come first. */
export const freeTimesMail = ({
  name,
  fees,
  day,
  free,
  publicUrl,
}: Asked & { fees: readonly Money[]; day: string; free: readonly FreeConsultation[] }): MailDescription => ({
  subject: 'Your appointment: please choose a time',
  preview: 'These times are free.',
  body: [
    hello(name),
    `You would like an appointment around ${dayInWords(day)}. Nothing is booked yet: please choose a time.`,
    free.length > 0
      ? {
          facts: free.map(({ startsAt, zones }) => ['Free', momentOnClocks(zones, startsAt)]),
        }
      : 'Around that day no time is free at the moment.',
    `It costs ${fees.map(amountIn).join(' or ')}. The time that you choose is held for you while you pay: for ${HELD_BY_CARD_MINUTES} minutes by card, for ${HELD_BY_TRANSFER_HOURS} hours by bank transfer.`,
  ],
  action: action(publicUrl),
});
export const freeTimesBell = (day: string): Notice['bell'] =>
  bell(day, 'Appointment: please choose a time', 'Nothing is booked yet. The free times stand on the page.');

/** Without a word of what was written. */
export const insightsMail = (name: string, publicUrl: string): MailDescription => ({
  subject: 'Appointment: there is an answer for you',
  preview: 'It stands on your page.',
  body: [hello(name), 'What you sent us was read, and an answer was written to you.'],
  action: action(publicUrl),
});
export const insightsBell = (id: string): Notice['bell'] =>
  bell(id, 'Appointment: there is an answer for you', 'It stands on the page.');

export const planBell = (id: string, sessions: number): Notice['bell'] =>
  bell(id, 'Your support package is paid', `Its ${sessions} sessions can be booked from now on.`);
