// What the bot says of the queue and of hours.

type Told = {
  /** "Mon-Fri 9am-5pm WAT". */
  hours: string;
  /** The same moment there and where the member is; once, where both say the same. */
  opens: readonly string[];
  due: string;
  onCall: boolean;
};

const BY_MAIL = 'If you leave this page, the answer comes by mail too.';

const IN_THE_QUEUE = 'Your chat is with our team now.';

export const queuedLine = ({ due, onCall }: Pick<Told, 'due' | 'onCall'>): string =>
  onCall
    ? `Whoever is on call has your chat, at any hour. You will have an answer by ${due}. ${BY_MAIL}`
    : `${IN_THE_QUEUE} You will have an answer by ${due}, usually much sooner. ${BY_MAIL}`;

/** Where the clock runs out while nobody is there: before a weekend no answer is promised for its middle. */
export const queuedBeforeClosingLine = ({ hours, opens }: Pick<Told, 'hours' | 'opens'>): string =>
  `${IN_THE_QUEUE} Support answers ${hours}: if not today, you will have an answer after ${inBothZones(opens)}. ${BY_MAIL}`;

const inBothZones = (opens: readonly string[]): string => {
  const [there = '', here] = [...new Set(opens)];
  return `${there}${here ? `, which is ${here} where you are` : ''}`;
};

export const awayLine = ({ hours, opens }: Pick<Told, 'hours' | 'opens'>): string =>
  `Nobody of our team is there now: support answers ${hours}, next on ${inBothZones(opens)}. Your chat waits for them, and I go on answering what I know. ${BY_MAIL}`;

/** In the bell: that there is an answer, never what it says. */
export const answerNotice = {
  title: 'An answer from support',
  message: 'Our support has answered you in the live chat.',
  count: 1,
} as const;
