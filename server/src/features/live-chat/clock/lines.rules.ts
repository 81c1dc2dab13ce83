// What the bot says of the queue and of hours.

type Told = {
  /** "Mon-Fri 9am-5pm WAT". */
  hours: string;
  /** The same moment there and where the member is; once, where both say the same. */
  opens: readonly string[];
  due: string;
};

const BY_MAIL = 'If you leave this page, the answer comes by mail too.';

const IN_THE_QUEUE = 'Your chat is with our team now.';

export const queuedLine = ({ due }: Pick<Told, 'due'>): string =>
  `${IN_THE_QUEUE} You will have an answer by ${due}, usually much sooner. ${BY_MAIL}`;

/** Said only where somebody is called. */
export const onCallLine = ({ due }: Pick<Told, 'due'>): string =>
  `Whoever is on call has your chat, at any hour. You will have an answer by ${due}. ${BY_MAIL}`;

/** The promise runs out while the desk is closed: staff are told before, and the hours are said beside it. */
export const queuedBeforeClosingLine = ({ due, hours, opens }: Told): string =>
  `${IN_THE_QUEUE} You will have an answer by ${due}: a colleague is called for it where our desk is closed by then. We are at the desk ${hours}, next on ${inBothZones(opens)}. ${BY_MAIL}`;

const inBothZones = (opens: readonly string[]): string => {
  const [there = '', here] = [...new Set(opens)];
  return `${there}${here ? `, which is ${here} where you are` : ''}`;
};

/** In the demonstration, where whoever is on call is a program. */
export const practiceLine = (): string =>
  `In this demonstration a practice colleague has your chat: a program, which answers in place of our team, at any hour and usually within five minutes. ${BY_MAIL}`;

const NOBODY = 'Nobody of our team is there now';
const WAITS = 'Your chat waits for them, and I go on answering what I know.';

export const awayLine = ({ due, hours, opens }: Told): string =>
  `${NOBODY}: support is at the desk ${hours}, next on ${inBothZones(opens)}. ${WAITS} You will have an answer by ${due}, within our 24 hours. ${BY_MAIL}`;

/** Support at any hour was sold, and nobody is on call: no time is said that nobody keeps. */
export const nobodyOnCallLine = ({ hours, opens }: Pick<Told, 'hours' | 'opens'>): string =>
  `${NOBODY}, and nobody is on call, though your package promises it; we are sorry. We have written to our whole team. Support is at the desk ${hours}, next on ${inBothZones(opens)}. ${WAITS} ${BY_MAIL}`;

/** In the bell: that there is an answer, never what it says. */
export const answerNotice = {
  title: 'An answer from support',
  message: 'Our support has answered you in the live chat.',
  count: 1,
} as const;
