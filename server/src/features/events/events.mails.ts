// What the invited and the guests of an event are told: in the bell and by mail.
import { EVENT_NOTICE } from '@ijeuwa/contract/notifications';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { momentIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';

type About = { key: string; title: string; place: string; startsAt: Date };
type Told = { onceKey: string; memberId: string; title: string; words: string };

export const makeEventNotices = (publicUrl: string) => {
  const tell = ({ onceKey, memberId, title, words }: Told): Notice => ({
    onceKey: `${onceKey}:${memberId}`,
    category: 'systemUpdates',
    memberId,
    bell: { type: 'booking', title, message: words, about: `${EVENT_NOTICE}:${onceKey}` },
    mail: {
      subject: title,
      preview: words,
      body: [words],
      action: { lead: 'See it here:', label: 'Open the events', link: `${publicUrl}/events` },
    },
  });
  const whenAndWhere = ({ place, startsAt }: About) => `${momentIn(HOME_ZONE, startsAt)}, ${place}`;

  return {
    invited: (memberId: string, about: About): Notice =>
      tell({
        onceKey: `event:${about.key}`,
        memberId,
        title: `You are invited: ${about.title}`,
        words: `${whenAndWhere(about)}. Say whether you come while there are seats.`,
      }),
    moved: (memberId: string, about: About, version: number): Notice =>
      tell({
        onceKey: `event-moved:${about.key}:${version}`,
        memberId,
        title: `${about.title} was moved`,
        words: `It is now: ${whenAndWhere(about)}. Your seat is kept; say so if you cannot come.`,
      }),
    cancelled: (memberId: string, about: About, version: number): Notice =>
      tell({
        onceKey: `event-cancelled:${about.key}:${version}`,
        memberId,
        title: `${about.title} does not take place`,
        words: 'We are sorry. Your seat is given up, and you need do nothing.',
      }),
  };
};
export type EventNotices = ReturnType<typeof makeEventNotices>;
