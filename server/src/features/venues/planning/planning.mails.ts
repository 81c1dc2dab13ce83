// The mail and the bell of a planner's answer.
import { PLANNING_NOTICE, VENUE_NOTICE } from '@ijeuwa/contract/notifications';
import type { PlanningAbout } from '@ijeuwa/contract/planning';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import { nameInMail } from '#platform/name-in-mail.ts';
import type { Standing, StandingWords } from '#platform/notify.ts';

type Kind = PlanningAbout | null;
type Answered = { name: string; reference: string; kind: Kind; publicUrl: string };

const PAGES = { venue: '/ceremony-planning', other: '/marriage-planning' } as const;

export const answerMail = (
  { name, reference, kind, publicUrl }: Answered,
  answer: string,
): MailDescription => {
  const greeted = nameInMail(name);
  const page = PAGES[kind === 'venue' ? 'venue' : 'other'];
  return {
    subject: `Our planner’s answer (${reference})`,
    preview: answer.slice(0, 140),
    body: [`Hello${greeted ? ` ${greeted}` : ''},`, answer],
    action: {
      lead: 'Write again on your page:',
      label: 'Open your enquiry',
      link: `${publicUrl}${page}#your-enquiries`,
    },
  };
};

/** One notice for what was asked of venues, one for everything else: each leads to its page. */
export const answerStanding = (memberId: string, kind: Kind): Standing => ({
  memberId,
  type: 'booking',
  about: kind === 'venue' ? VENUE_NOTICE : PLANNING_NOTICE,
});

/** Without a word of the answer: whoever looks over a shoulder reads the bell too. */
export const answerWords = (reference: string): StandingWords => ({
  title: 'A planner answered you',
  message: `Your enquiry has the number ${reference}. The answer is in your mail, and here.`,
  count: 1,
});
