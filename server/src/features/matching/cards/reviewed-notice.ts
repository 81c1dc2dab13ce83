// What a member is told when staff have looked at their card: in the bell and by mail.
import type { Notice } from '#platform/notify.ts';

type Reviewed = { memberId: string; approve: boolean; reason: string; at: Date };

export const reviewedNotice = ({ memberId, approve, reason, at }: Reviewed): Notice => {
  const title = approve ? 'Your card is active' : 'Your card needs a change';
  const message = approve ? 'People who fit can see you now.' : reason;
  return {
    onceKey: `card-review:${memberId}:${at.toISOString()}`,
    category: 'systemUpdates',
    memberId,
    bell: { type: 'profile_update', title, message },
    mail: { subject: title, preview: message, body: [message], grave: !approve },
    sms: { text: `News about your card on Ijeuwa: ${title}.` },
  };
};
