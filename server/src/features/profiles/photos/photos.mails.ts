// What a member is told when staff have looked at their photos.
import type { Notice } from '#platform/notify.ts';

type Decided = {
  at: Date;
  memberId: string;
  approved: readonly string[];
  rejected: readonly string[];
  reason: string;
  /** The card's own review tells the member by mail at the same moment. */
  isWithCard?: boolean;
};

const photos = (count: number): string => (count === 1 ? 'One photo' : `${count} photos`);

export const photosNotice = ({ at, memberId, approved, rejected, reason, isWithCard }: Decided): Notice => {
  const refused = rejected.length > 0;
  const message = refused
    ? `${photos(rejected.length)} cannot be shown: ${reason}`
    : `${photos(approved.length)} can be seen by others now.`;
  const subject = refused ? 'A photo of yours needs another look' : 'Your photos are approved';
  return {
    onceKey: `photos-reviewed:${memberId}:${at.toISOString()}`,
    category: 'systemUpdates',
    memberId,
    bell: { type: 'profile_update', title: subject, message },
    ...((refused || !isWithCard) && {
      mail: {
        subject,
        preview: message,
        body: refused ? [message, 'You can add another one at any time.'] : [message],
        grave: refused,
      },
      sms: { text: `News about your photos on Ijeuwa: ${subject}.` },
    }),
  };
};
