// What a member is told when staff have looked at their card: in the bell and by mail.
import type { Received } from '@ijeuwa/contract/endpoint';
import type { decideReview } from '@ijeuwa/contract/reviews';
import type { Notice } from '#platform/notify.ts';

export type Verdict = NonNullable<Received<typeof decideReview>['body']['card']>;
type Reviewed = { memberId: string; verdict: Verdict; reason: string; at: Date };

const TITLES: Record<Verdict, string> = {
  approve: 'Your card is active',
  reject: 'Your card needs a change',
  refuse: 'We cannot accept your profile',
};
const FOR_GOOD = [
  'No change would help, so your card stays closed, and a renewal that you had agreed to has ended.',
  'What you paid for a package, or for VIP matchmaking, that still runs goes back to you in full, without your asking: our team releases it, and a mail says so.',
  'If you think that we are wrong, write to us from the Help Center.',
];

export const reviewedNotice = ({ memberId, verdict, reason, at }: Reviewed): Notice => {
  const title = TITLES[verdict];
  const message = verdict === 'approve' ? 'People who fit can see you now.' : reason;
  return {
    onceKey: `card-review:${memberId}:${at.toISOString()}`,
    category: 'systemUpdates',
    memberId,
    bell: { type: 'profile_update', title, message },
    mail: {
      subject: title,
      preview: message,
      body: [message, ...(verdict === 'refuse' ? FOR_GOOD : [])],
      grave: verdict !== 'approve',
    },
    sms: { text: `News about your card on Ijeuwa: ${title}.` },
  };
};
