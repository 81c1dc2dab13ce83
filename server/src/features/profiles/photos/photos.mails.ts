// What a member is told when staff have looked at their photos.
import type { Notice } from '#platform/notify.ts';

type Decided = {
  at: Date;
  memberId: string;
  approved: readonly string[];
  rejected: readonly string[];
  reason: string;
};

const photos = (count: number): string => (count === 1 ? 'One photo' : `${count} photos`);

/** The card's own review tells the member itself; this is about photos alone. */
export const photosNotice = ({ at, memberId, approved, rejected, reason }: Decided): Notice => {
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
    ...(refused
      ? {
          mail: {
            subject,
            preview: message,
            body: [message, 'You can add another one at any time.'],
            grave: true,
          },
        }
      : {}),
  };
};
