// The mails of the schedule room. They say "Appointment" and when: whom it is with stands behind the sign-in alone.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import { REPEATED_WITHIN_DAYS, UNSAID_AGAIN_AFTER_HOURS } from '@ijeuwa/contract/staff-schedule';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { momentOnClocks } from '#platform/mail-words.ts';
import type { Attachment } from '#platform/ports/mailer.ts';
import { type Door, whereWords } from './doors.ts';
import { changeWords, leadFor, type Reading, ratherWords, staysYours } from './reading.rules.ts';

export type About = {
  startsAt: Date;
  /** When it was until now, of one that has moved. */
  was?: Date;
  /** The reader’s clock, and the counsellor’s where it is another. */
  zones: readonly string[];
  link: string;
  /** Of whoever reads it. */
  door?: Door;
  file?: Attachment;
};
/** To whoever booked, or comes along. */
export type MemberAbout = About & {
  reading: Reading;
  /** Where the money of its order is. */
  moneyLink?: string;
};

const facts = ({ startsAt, was, zones, door }: About) => ({
  facts: [
    ['When', momentOnClocks(zones, startsAt)] as const,
    ...(was ? [['Until now', momentOnClocks(zones, was)] as const] : []),
    ...(door ? [['Where', whereWords(door), door.address] as const] : []),
  ],
});
/** Only what is still to come has a door. */
const toCome = (about: MemberAbout): About =>
  ['in time', 'late'].includes(about.reading.stands) ? about : { ...about, door: undefined };
const attached = ({ file }: About) => (file ? { attachments: [file] } : {});
export const mail = (
  subject: string,
  words: string,
  about: MemberAbout,
  ...more: string[]
): MailDescription => ({
  subject,
  preview: words,
  body: [words, facts(toCome(about)), ...more.filter(Boolean)],
  action: about.moneyLink
    ? {
        lead: 'Where your money is, and what is next:',
        label: 'Where is my money?',
        link: about.moneyLink,
      }
    : { lead: leadFor(about.reading), label: 'Open your schedule', link: about.link },
  ...attached(about),
});

export const confirmedMail = (about: MemberAbout): MailDescription =>
  mail(`${DISCREET_TITLE} confirmed`, 'Your appointment is confirmed.', about, changeWords(about.reading));
export const movedMail = (about: MemberAbout): MailDescription =>
  mail(
    `${DISCREET_TITLE} moved`,
    'Your appointment has a new time. The one in your calendar moves with it.',
    about,
    changeWords(about.reading),
  );
export const choosingMail = (about: MemberAbout, until: string): MailDescription =>
  about.reading.booked
    ? mail(
        `${DISCREET_TITLE}: please choose a time`,
        'Your payment came too late for its time, which we cannot keep for you any more. We are sorry.',
        about,
        `Please choose another free time until ${until}. If you do not, all of your money goes back to you.`,
      )
    : mail(
        `${DISCREET_TITLE}: it needs another time`,
        'The payment came too late for its time, which we cannot keep any more. We are sorry.',
        about,
        `Whoever booked it can choose another free time until ${until}. If they do not, it does not take place.`,
      );
export const cancelledMail = (about: MemberAbout, because: string): MailDescription =>
  mail(`${DISCREET_TITLE} cancelled`, 'Your appointment was cancelled.', about, because);
export const missedMail = (about: MemberAbout, because: string): MailDescription =>
  mail(`${DISCREET_TITLE}: we are sorry`, 'Your appointment did not take place.', about, because);
/** Of one that counted as held: they may have sat in it. */
export const putRightMail = (about: MemberAbout, because: string): MailDescription =>
  mail(
    `${DISCREET_TITLE}: put right`,
    'We looked at how your appointment went. It counts as one to which nobody came from our side in time.',
    about,
    because,
  );
const BOOK_ANOTHER = `Please book a time within ${REPEATED_WITHIN_DAYS} days, and choose to pay with a session.`;
const OTHERS_BOOK_ANOTHER = 'Whoever booked it can book another one, which costs nothing.';
export const repeatedMail = (about: MemberAbout): MailDescription =>
  about.reading.booked
    ? mail(
        `${DISCREET_TITLE}: another one`,
        'Your appointment was too short, so another one costs you nothing.',
        about,
        BOOK_ANOTHER,
      )
    : mail(`${DISCREET_TITLE}: another one`, 'Your appointment was too short.', about, OTHERS_BOOK_ANOTHER);
export const unsaidMail = (about: MemberAbout): MailDescription =>
  about.reading.booked
    ? mail(
        `${DISCREET_TITLE}: another one`,
        'We could not find out in time how your appointment went. So another one costs you nothing.',
        about,
        BOOK_ANOTHER,
        'If your appointment went well, keep it all the same. If nobody came from our side, please write to us: a person looks at it.',
      )
    : mail(
        `${DISCREET_TITLE}: another one`,
        'We could not find out in time how your appointment went.',
        about,
        OTHERS_BOOK_ANOTHER,
      );
/** By the days that the order tells. */
export const MONEY_GOES_BACK =
  'All that you paid goes back to you. Within two working days it has left us; where we ask you for an account, within two after you have named it.';
/** … while a bank or PayPal asks for the same money: nobody knows the day. */
export const MONEY_WAITS =
  'All that you paid goes back to you once it is decided what a bank or PayPal asked back; what they take of it is back with that.';
export const REPEAT_TAKEN_BACK =
  'The session that was given in its place is taken back. What you have booked with it already stays.';
/** It is not in their schedule any more. */
export const stayedAwayMail = (about: MemberAbout): MailDescription => {
  const written = mail(
    `${DISCREET_TITLE}: without you`,
    'You do not come along to this appointment any more.',
    { ...about, door: undefined },
    'Its time is free for you again. Nothing is owed.',
  );
  return { ...written, action: { ...written.action!, lead: 'To look at your schedule:' } };
};
/** `isKept`: its time stays theirs. */
export const comeAloneMail = (about: MemberAbout, isKept: boolean): MailDescription =>
  mail(
    `${DISCREET_TITLE}: you come alone`,
    'Nobody comes along to your appointment any more.',
    about,
    isKept ? staysYours(about.reading) : '',
    ratherWords('If you would rather not come alone', about.reading),
    about.reading.movesLeft > 0 ? changeWords(about.reading) : '',
  );
export const holidayMail = (about: MemberAbout, holiday: string): MailDescription =>
  mail(
    `${DISCREET_TITLE}: a holiday`,
    `${holiday} is on the day of your appointment.`,
    about,
    'Nothing was changed: it takes place.',
    ratherWords('If you would rather have another day', about.reading),
  );

export const holidayLiftedMail = (about: MemberAbout, holiday: string): MailDescription =>
  mail(
    `${DISCREET_TITLE}: no holiday`,
    `${holiday} is not on the day of your appointment after all.`,
    about,
    'Nothing was changed: it takes place.',
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
/** For the counsellor, of one that was booked for two. */
export const counsellorAloneMail = (about: About): MailDescription => ({
  subject: `${DISCREET_TITLE}: one comes alone`,
  preview: 'One comes alone to an appointment of yours that was booked for two.',
  body: [
    'One comes alone to this appointment of yours, which was booked for two. Its time stays.',
    facts(about),
  ],
  action: { lead: 'Your day:', label: 'Open the back office', link: about.link },
});
export const counsellorReminderMail = (about: About): MailDescription => ({
  subject: `${DISCREET_TITLE}: a reminder`,
  preview: 'An appointment of yours begins within the hour.',
  body: ['An appointment of yours begins within the hour.', facts(about)],
  action: { lead: 'Your day:', label: 'Open the back office', link: about.link },
});
/** To the counsellor of whom it is said. */
export const counsellorAbsentMail = ({ startsAt, zones, link }: About): MailDescription => ({
  subject: `${DISCREET_TITLE}: it is recorded that you did not come`,
  preview: 'It is recorded that you did not come to an appointment of yours.',
  body: [
    'It is recorded that you did not come to this appointment of yours within 10 minutes.',
    facts({ startsAt, zones, link }),
    'Whatever it was paid with, money or a session, goes back to whoever booked it. If it was otherwise, please tell an administrator.',
  ],
  action: { lead: 'Your appointments:', label: 'Open the appointments', link },
});
/** For staff, of all that one counsellor still has to hold. */
export type Handed = { times: readonly string[]; link: string };
export const nowYoursMail = ({ times, link }: Handed, file: Attachment): MailDescription => ({
  subject: `${DISCREET_TITLE}s that are yours now`,
  preview: 'What is booked already is yours from now on.',
  body: [
    'What is booked already is yours from now on:',
    times.join('\n'),
    'If you cannot keep one, please cancel it: whatever it was paid with goes back to whoever booked it.',
  ],
  action: { lead: 'Your day:', label: 'Open the back office', link },
  attachments: [file],
});
export const notYoursMail = ({ times, link }: Handed, file: Attachment): MailDescription => ({
  subject: `${DISCREET_TITLE}s that are not yours any more`,
  preview: 'What was booked with you is not yours any more.',
  body: [
    'What was booked with you is not yours any more. Please see that your calendar lets go of it:',
    times.join('\n'),
  ],
  action: { lead: 'Your day:', label: 'Open the back office', link },
  attachments: [file],
});
export const nobodysMail = (counsellor: string, { times, link }: Handed): MailDescription => ({
  subject: `${DISCREET_TITLE}s that nobody keeps`,
  preview: `Nobody of the staff is ${counsellor} any more.`,
  body: [
    `Nobody of the staff is ${counsellor} any more, so they cannot be booked. What is booked already is still to come:`,
    times.join('\n'),
  ],
  action: {
    lead: 'Say who they are now, or cancel it under Appointments:',
    label: 'Open Availability',
    link,
  },
});
export const howItWentMail = ({ startsAt, zones, link }: About): MailDescription => ({
  subject: `${DISCREET_TITLE}: how did it go?`,
  preview: 'Please say how an appointment of yours went.',
  body: [
    'Please say how this appointment of yours went: we could not tell.',
    facts({ startsAt, zones, link }),
    `If nobody says so within ${UNSAID_AGAIN_AFTER_HOURS} hours of its end, another one is given free, unless this one was given so itself.`,
  ],
  action: { lead: 'Say how it went:', label: 'Open the appointments', link },
});
export const counsellorHolidayMail = (holiday: string, day: string, link: string): MailDescription => ({
  subject: `${DISCREET_TITLE}: a holiday`,
  preview: `${holiday} is on ${day}.`,
  body: [
    `${holiday} is on ${day}, and you have appointments on that day.`,
    'Nothing was changed. If you are not there, please cancel them: whatever they were paid with goes back to whoever booked.',
  ],
  action: { lead: 'Your day:', label: 'Open the back office', link },
});

export const counsellorHolidayLiftedMail = (holiday: string, day: string, link: string): MailDescription => ({
  subject: `${DISCREET_TITLE}: no holiday`,
  preview: `${holiday} is not on ${day} after all.`,
  body: [
    `${holiday} is not on ${day} after all, and you have appointments on that day.`,
    'They take place, and the day can be booked again.',
  ],
  action: { lead: 'Your day:', label: 'Open the back office', link },
});

export const reminderWords = (when: string): string => `Your appointment is on ${when}.`;
export const reminderMail = (about: MemberAbout): MailDescription => ({
  ...mail(`${DISCREET_TITLE}: a reminder`, 'Please keep your appointment in mind.', about),
  preview: reminderWords(momentOnClocks(about.zones, about.startsAt)),
});
export const reminderSms = (when: string): string => `Ijeuwa: ${DISCREET_TITLE} on ${when}.`;
