// What members are told of a report: who was reported, and who reported.
import type { ReportDecision } from '@ijeuwa/contract/safety';
import { signedPlainly } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';

type Decided = { id: string; memberId: string; reason: string; contact: string };

const WORDS: Record<
  Exclude<ReportDecision, 'nothing'>,
  (decided: Decided) => { title: string; message: string; mail: string }
> = {
  warning: ({ reason, contact }) => ({
    title: 'A warning from our staff',
    message: reason,
    mail: `Our staff have looked at a report about you, and warn you:\n\n${reason}\n\nYour account goes on as before. If you think that this is wrong, write to us: ${contact}`,
  }),
  suspension: ({ reason, contact }) => ({
    title: 'Your account was suspended',
    message: reason,
    mail: `Our staff have looked at a report about you, and have suspended your account:\n\n${reason}\n\nNobody sees you any more, and you cannot log in. If you think that this is wrong, write to us: ${contact}`,
  }),
  lift: ({ reason }) => ({
    title: 'Your account is open again',
    message: `${reason === '' ? '' : `${reason} `}Your card is not shown until you activate it.`,
    mail: `${reason === '' ? '' : `${reason}\n\n`}Your account is open again, and you can log in. Your card is not shown until you activate it.`,
  }),
};

export const decisionNotice = (decision: Exclude<ReportDecision, 'nothing'>, decided: Decided): Notice => {
  const { title, message, mail } = WORDS[decision](decided);
  return {
    onceKey: `report-decision:${decided.id}`,
    category: 'security',
    memberId: decided.memberId,
    bell: { type: 'system', title, message },
    mail: { subject: title, text: signedPlainly(mail) },
  };
};

/** The same words whatever was decided: what follows for another is that person's affair. */
export const lookedAtNotice = (decisionId: string, reporterId: string): Notice => ({
  onceKey: `report-looked-at:${decisionId}:${reporterId}`,
  category: 'systemUpdates',
  memberId: reporterId,
  bell: {
    type: 'system',
    title: 'We have looked at your report',
    message: 'Our staff have read what you reported and decided on it. Thank you for telling us.',
  },
});
