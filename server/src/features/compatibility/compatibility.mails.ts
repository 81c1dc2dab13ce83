// What the compatibility room tells: that there is something to look at, and no more than that.
import { REPORT_NOTICE } from '@ijeuwa/contract/notifications';
import type { Notice } from '#platform/notify.ts';

type About = { to: string; from: string; reportId: string; matchId: string; publicUrl: string };

/** Of one match one stands in the bell, however often it was asked. */
export const askedAbout = (matchId: string): string => `${REPORT_NOTICE}:${matchId}:asked`;
export const madeAbout = (reportId: string): string => `${REPORT_NOTICE}:${reportId}:made`;
export const ASKED = {
  title: 'A question for the two of you',
  message:
    'Somebody you write with would like to make something with you. Nothing of yours is shown without your yes.',
};

const notice = (
  { to, from, reportId, matchId, publicUrl }: About,
  what: 'asked' | 'made',
  { title, message }: { title: string; message: string },
  bellAbout: string,
  body: string,
): Notice => ({
  onceKey: `compatibility:${reportId}:${what}:${to}`,
  category: 'matches',
  memberId: to,
  tellsOf: from,
  bell: { type: 'new_match', title, message, about: bellAbout },
  mail: {
    subject: title,
    preview: 'See it in your conversation.',
    body: [body],
    action: {
      lead: 'Your conversation:',
      label: 'Open the conversation',
      link: `${publicUrl}/chat/${matchId}`,
    },
  },
});

export const askedNotice = (about: About): Notice =>
  notice(
    about,
    'asked',
    ASKED,
    askedAbout(about.matchId),
    'Somebody you write with would like to make something with you. In your conversation you see what it is, and what of yours would stand in it. Nothing is shown without your yes, and you need no reason for a no.',
  );

export const madeNotice = (about: About): Notice =>
  notice(
    about,
    'made',
    {
      title: 'It is ready for the two of you',
      message: 'You both said yes. What you asked for together is in your conversation.',
    },
    madeAbout(about.reportId),
    'You both said yes, and what you asked for together is ready. You find it in your conversation, and nowhere else; either of you can withdraw it at any time.',
  );
