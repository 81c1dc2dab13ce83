// What each of two people is told of their match: in the bell, by mail and by SMS.
import { nameInMail } from '#platform/name-in-mail.ts';
import type { Notice } from '#platform/notify.ts';

type Matched = {
  matchId: string;
  memberId: string;
  otherId: string;
  /** Of the other. */
  name?: string;
  publicUrl: string;
};

export const matchNotice = ({ matchId, memberId, otherId, name, publicUrl }: Matched): Notice => {
  const title = 'You got a new match!';
  const words = `You and ${(name && nameInMail(name)) ?? 'somebody'} like each other.`;
  return {
    onceKey: `match:${matchId}:${memberId}`,
    category: 'matches',
    memberId,
    tellsOf: otherId,
    bell: {
      type: 'new_match',
      title,
      message: `You and ${name ?? 'your match'} like each other.`,
      about: matchId,
    },
    mail: {
      subject: title,
      preview: words,
      body: [words, 'Write first: a question about what you both wrote is a good beginning.'],
      action: {
        lead: 'Your conversation begins here:',
        label: 'Say hello',
        link: `${publicUrl}/chat/${matchId}`,
      },
    },
    sms: { text: `You have a new match on Ijeuwa. See who: ${publicUrl}/matches` },
  };
};
