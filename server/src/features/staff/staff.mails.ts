// What the staff room sends: the second factor to staff, and the word of a review to the member.
import { STAFF_CODE_MINUTES } from '@ijeuwa/contract/staff';
import { signedPlainly } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';

export const codeNotice = (challenge: string, to: string, code: string): Notice => ({
  onceKey: `staff-code:${challenge}`,
  category: 'security',
  mail: {
    to,
    subject: `${code} is your code for the Ijeuwa back office`,
    text: signedPlainly(
      `Your code is ${code}. It works once, for ${STAFF_CODE_MINUTES} minutes. If you are not signing in, somebody knows your password: change it, and tell an administrator.`,
    ),
  },
});

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
      ? { mail: { subject, text: signedPlainly(`${message}\n\nYou can add another one at any time.`) } }
      : {}),
  };
};
