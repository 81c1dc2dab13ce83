// The mails of the schedule room. They say "Appointment" and when: whom it is with stands behind the sign-in alone.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import { REPEATED_WITHIN_DAYS, UNSAID_AGAIN_AFTER_HOURS } from '@ijeuwa/contract/staff-schedule';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { momentIn } from '#platform/mail-words.ts';
import type { Attachment } from '#platform/ports/mailer.ts';

export type About = {
  startsAt: Date;
  /** The reader’s clock, and the counsellor’s where it is another. */
  zones: readonly string[];
  link: string;
  file?: Attachment;
};

/** 10 March 2027 at 08:00 GMT (09:00 of the other clock beside it, where there is one). */
export const whenIn = (zones: readonly string[], moment: Date): string => {
  const [mine, ...others] = [...new Set(zones.map((zone) => momentIn(zone, moment)))];
  return others.length > 0 ? `${mine} (${others.join(', ')})` : mine!;
};

const facts = ({ startsAt, zones }: About) => ({
  facts: [['When', whenIn(zones, startsAt)] as const],
});
const attached = ({ file }: About) => (file ? { attachments: [file] } : {});
const toSchedule = (link: string) => ({
  lead: 'To look at it, move it or cancel it:',
  label: 'Open your schedule',
  link,
});
const mail = (subject: string, words: string, about: About, ...more: string[]): MailDescription => ({
  subject,
  preview: words,
  body: [words, facts(about), ...more.filter(Boolean)],
  action: toSchedule(about.link),
  ...attached(about),
});

const CHANGED_UNTIL =
  'You can move it twice, or cancel it for the whole of its price, until 24 hours before.';

export const confirmedMail = (about: About): MailDescription =>
  mail(`${DISCREET_TITLE} confirmed`, 'Your appointment is confirmed.', about, CHANGED_UNTIL);
export const movedMail = (about: About): MailDescription =>
  mail(
    `${DISCREET_TITLE} moved`,
    'Your appointment has a new time. The one in your calendar moves with it.',
    about,
  );
export const choosingMail = (about: About, until: string): MailDescription =>
  mail(
    `${DISCREET_TITLE}: please choose a time`,
    'Your payment came after the time was given to somebody else. We are sorry.',
    about,
    `Please choose another free time until ${until}. If you do not, all of your money goes back to you.`,
  );
export const cancelledMail = (about: About, because: string): MailDescription =>
  mail(`${DISCREET_TITLE} cancelled`, 'Your appointment was cancelled.', about, because);
export const missedMail = (about: About, because: string): MailDescription =>
  mail(`${DISCREET_TITLE}: we are sorry`, 'Your appointment did not take place.', about, because);
const BOOK_ANOTHER = `Please book a time within ${REPEATED_WITHIN_DAYS} days, and choose to pay with a session.`;
export const repeatedMail = (about: About): MailDescription =>
  mail(
    `${DISCREET_TITLE}: another one`,
    'Your appointment was too short, so another one costs you nothing.',
    about,
    BOOK_ANOTHER,
  );
export const unsaidMail = (about: About): MailDescription =>
  mail(
    `${DISCREET_TITLE}: another one`,
    'We could not find out in time how your appointment went. So another one costs you nothing.',
    about,
    BOOK_ANOTHER,
    'If your appointment went well, keep it all the same. If nobody came from our side, please write to us: a person looks at it.',
  );
export const stayedAwayMail = (about: About): MailDescription =>
  mail(
    `${DISCREET_TITLE}: without you`,
    'You do not come along to this appointment any more.',
    about,
    'Its time is free for you again. Nothing is owed.',
  );
export const comeAloneMail = (about: About): MailDescription =>
  mail(
    `${DISCREET_TITLE}: you come alone`,
    'Nobody comes along to your appointment any more.',
    about,
    'Its time stays yours. If you would rather not come alone, please move it or cancel it.',
  );
export const holidayMail = (about: About, holiday: string): MailDescription =>
  mail(
    `${DISCREET_TITLE}: a holiday`,
    `${holiday} is on the day of your appointment.`,
    about,
    'Nothing was changed: it takes place. If you would rather have another day, please move it, or cancel it.',
  );

/** For whoever waits for one. */
export const freeTimeMail = (link: string): MailDescription => ({
  subject: `${DISCREET_TITLE}: a time may be free`,
  preview: 'A time you wait for may be free.',
  body: [
    'A time you wait for may be free. It is not held for you: whoever books first has it.',
    'You stay on the list until you book, or leave it.',
  ],
  action: { lead: 'To look at the times, or to leave the list:', label: 'Open your schedule', link },
});

/** For the counsellor, by whichever thing happened. */
export const counsellorMail = (what: string, about: About): MailDescription => ({
  subject: `${DISCREET_TITLE} ${what}`,
  preview: `An appointment of yours was ${what}.`,
  body: [`An appointment of yours was ${what}.`, facts(about)],
  action: { lead: 'Your day:', label: 'Open the back office', link: about.link },
  ...attached(about),
});
export const howItWentMail = ({ startsAt, zones, link }: About): MailDescription => ({
  subject: `${DISCREET_TITLE}: how did it go?`,
  preview: 'Please say how an appointment of yours went.',
  body: [
    'Please say how this appointment of yours went: the session room could not tell.',
    facts({ startsAt, zones, link }),
    `If nobody says so within ${UNSAID_AGAIN_AFTER_HOURS} hours of its end, another one is given free.`,
  ],
  action: { lead: 'Say how it went:', label: 'Open the appointments', link },
});
export const counsellorHolidayMail = (holiday: string, day: string, link: string): MailDescription => ({
  subject: `${DISCREET_TITLE}: a holiday`,
  preview: `${holiday} is on ${day}.`,
  body: [
    `${holiday} is on ${day}, and you have appointments on that day.`,
    'Nothing was changed. If you are not there, please cancel them: whoever booked gets everything back.',
  ],
  action: { lead: 'Your day:', label: 'Open the back office', link },
});

export const reminderWords = (when: string): string => `Your appointment is on ${when}.`;
export const reminderMail = (about: About): MailDescription =>
  mail(`${DISCREET_TITLE}: a reminder`, reminderWords(whenIn(about.zones, about.startsAt)), about);
export const reminderSms = (when: string): string => `Ijeuwa: ${DISCREET_TITLE} on ${when}.`;
