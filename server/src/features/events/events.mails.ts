// What the invited and the guests of an event are told: in the bell and by mail.
import { EVENT_NOTICE } from '@ijeuwa/contract/notifications';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { momentIn } from '#platform/mail-words.ts';
import type { Notice } from '#platform/notify.ts';

type About = {
  key: string;
  title: string;
  place: string;
  address?: string;
  findIt?: string;
  startsAt: Date;
};
/** `inMail`: what stands in the mail alone. */
type Told = { onceKey: string; memberId: string; title: string; words: string; inMail?: readonly string[] };

export const makeEventNotices = (publicUrl: string) => {
  const tell = ({ onceKey, memberId, title, words, inMail = [] }: Told): Notice => ({
    onceKey: `${onceKey}:${memberId}`,
    category: 'systemUpdates',
    memberId,
    bell: { type: 'booking', title, message: words, about: `${EVENT_NOTICE}:${onceKey}` },
    mail: {
      subject: title,
      preview: words,
      body: [words, ...inMail],
      action: { lead: 'See it here:', label: 'Open the events', link: `${publicUrl}/events` },
    },
  });
  const whenAndWhere = ({ place, startsAt }: About) => `${momentIn(HOME_ZONE, startsAt)}, ${place}`;
  // The bell keeps no address: whoever gives their seat back would read it there still.
  const howToFindIt = ({ address, findIt }: About): string[] =>
    address
      ? [`The address, for guests alone: ${address}`, ...(findIt ? [findIt] : [])]
      : ['The address is not fixed yet. We write to you as soon as it is.'];

  return {
    seated: (memberId: string, about: About, now: Date): Notice =>
      tell({
        onceKey: `event-seat:${about.key}:${now.toISOString()}`,
        memberId,
        title: `You come: ${about.title}`,
        words: `${whenAndWhere(about)}. Your seat is kept, and the page of the events says how to find it.`,
        inMail: howToFindIt(about),
      }),
    invited: (memberId: string, about: About): Notice =>
      tell({
        onceKey: `event:${about.key}`,
        memberId,
        title: `You are invited: ${about.title}`,
        words: `${whenAndWhere(about)}. Say whether you come while there are seats; the address comes with your yes.`,
      }),
    moved: (memberId: string, about: About, version: number): Notice =>
      tell({
        onceKey: `event-moved:${about.key}:${version}`,
        memberId,
        title: `${about.title} was moved`,
        words: `It is now: ${whenAndWhere(about)}. Your seat is kept; say so if you cannot come.`,
        inMail: howToFindIt(about),
      }),
    readdressed: (memberId: string, about: About, version: number): Notice =>
      tell({
        onceKey: `event-address:${about.key}:${version}`,
        memberId,
        title: `The address of ${about.title}`,
        words: `How to find it was written anew. It stays at: ${whenAndWhere(about)}.`,
        inMail: howToFindIt(about),
      }),
    givenBack: (memberId: string, about: About, now: Date): Notice =>
      tell({
        onceKey: `event-given-back:${about.key}:${now.toISOString()}`,
        memberId,
        title: `Your seat is given back: ${about.title}`,
        words:
          'What was paid for the package that invited you is no longer with us, so that your seat is free for others.',
      }),
    /** Of whoever is suspended: nothing leaves to them, and the bell keeps it until they can read it. */
    givenUp: (memberId: string, { key, title }: About, now: Date): Notice => {
      const onceKey = `event-given-up:${key}:${now.toISOString()}`;
      return {
        onceKey: `${onceKey}:${memberId}`,
        category: 'systemUpdates',
        memberId,
        bell: {
          type: 'booking',
          title: `Your seat was given up: ${title}`,
          message:
            'Your account was suspended, so that your seat was free for others. As long as the event is to come and has a seat, you can take one again.',
          about: `${EVENT_NOTICE}:${onceKey}`,
        },
      };
    },
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
