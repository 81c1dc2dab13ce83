// What members are told of a report: who was reported, and who reported.
import type { ReportDecision } from '@ijeuwa/contract/safety';
import type { MailDescription } from '#platform/mail/mail-description.ts';
import type { Notice } from '#platform/notify.ts';
import { quoted } from '#platform/quoted.ts';

type Decided = { id: string; memberId: string; reason: string; contact: string };

type Words = { title: string; message: string; mail: Pick<MailDescription, 'body' | 'action' | 'after'> };

const appeal = (contact: string) => ({
  lead: 'If you think that this is wrong, write to us:',
  label: 'Write to us',
  link: contact,
});

const WORDS: Record<Exclude<ReportDecision, 'nothing'>, (decided: Decided) => Words> = {
  warning: ({ reason, contact }) => ({
    title: 'A warning from our staff',
    message: reason,
    mail: {
      body: [
        'Our staff have looked at a report about you, and warn you:',
        { quote: reason },
        'Your account goes on as before.',
      ],
      action: appeal(contact),
    },
  }),
  suspension: ({ reason, contact }) => ({
    title: 'Your account was suspended',
    message: reason,
    mail: {
      body: [
        'Our staff have looked at a report about you, and have suspended your account:',
        { quote: reason },
        'Nobody sees you any more, and you cannot log in.',
      ],
      action: appeal(contact),
    },
  }),
  lift: ({ reason }) => ({
    title: 'Your account is open again',
    message: `${reason === '' ? '' : `${quoted(reason)} `}Your card is not shown until you activate it.`,
    mail: {
      body: [
        ...(reason === '' ? [] : [{ quote: reason }]),
        'Your account is open again, and you can log in. Your card is not shown until you activate it.',
      ],
    },
  }),
};

export const decisionNotice = (decision: Exclude<ReportDecision, 'nothing'>, decided: Decided): Notice => {
  const { title, message, mail } = WORDS[decision](decided);
  return {
    onceKey: `report-decision:${decided.id}`,
    category: 'security',
    memberId: decided.memberId,
    bell: { type: 'system', title, message },
    mail: { subject: title, preview: message, ...mail, grave: true },
  };
};

const READ = 'Our staff have read what you reported and decided on it. Thank you for telling us.';
const LOOKED_AT = {
  subject: 'We have looked at your report',
  preview: READ,
  body: [READ],
  grave: true,
} as const;

/** The same words whatever was decided: what follows for another is that person's affair. */
export const lookedAtNotice = (decisionId: string, reporterId: string): Notice => ({
  onceKey: `report-looked-at:${decisionId}:${reporterId}`,
  category: 'systemUpdates',
  memberId: reporterId,
  bell: { type: 'system', title: LOOKED_AT.subject, message: LOOKED_AT.preview },
  mail: LOOKED_AT,
});
