// The mails of what somebody says of how an appointment went, and until when whoever it is about can say that it was otherwise.
import { DISCREET_TITLE } from '@ijeuwa/contract/schedule';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { type MemberAbout, mail, REPEAT_TAKEN_BACK } from './schedule.mails.ts';

export type Gainsaying = { until: string; link: string };
/** To whoever is said not to have come. */
export const absentMail = (
  about: MemberAbout,
  because: string,
  { until, link }: Gainsaying,
): MailDescription => ({
  ...mail(
    `${DISCREET_TITLE}: it is recorded that you did not come`,
    'It is recorded that you did not come to your appointment within 15 minutes.',
    about,
    because,
    `If that is not true, write to us until ${until}: a person looks at it, and it can be put right until then.`,
  ),
  action: { lead: 'If you were there, or nobody rang you:', label: 'Write to us', link },
});
/** Counts as held by what one of two has said: nobody else knows. */
export const spokenMail = (
  about: MemberAbout,
  isTakenBack: boolean,
  { until, link }: Gainsaying,
): MailDescription => ({
  ...mail(
    `${DISCREET_TITLE}: it is recorded that you spoke`,
    'It is recorded that you spoke by telephone at the time of your appointment. It counts as held.',
    about,
    isTakenBack && about.reading.booked ? REPEAT_TAKEN_BACK : '',
    `If that is not so, write to us until ${until}: a person looks at it, and it can be put right until then.`,
  ),
  action: { lead: 'If nobody rang you, or it was much too short:', label: 'Write to us', link },
});
export const heldMail = (about: MemberAbout, isTakenBack: boolean): MailDescription =>
  mail(
    `${DISCREET_TITLE}: it was held`,
    'We looked at how your appointment went. It counts as held now.',
    about,
    isTakenBack && about.reading.booked ? REPEAT_TAKEN_BACK : '',
    'If that is not how it was, please write to us: a person looks at it.',
  );
