// What the state of a case is called to its member, and what happens next.
import { peopleOf } from '@ijeuwa/contract/pool';
import type { Promised, VipCase, VipGround, VipView } from '@ijeuwa/contract/vip';
import { formatDate } from '#ui/format.ts';

const STATE_WORDS: Record<VipCase['state'], { title: string; next: string }> = {
  submitted: { title: 'Your file is with us', next: 'A matchmaker begins once it is paid.' },
  paid: { title: 'Waiting for your matchmaker', next: 'Somebody takes your case within 4 hours.' },
  assigned: { title: 'You have a matchmaker', next: 'They read your file, and write to you here.' },
  interviewed: { title: 'You have spoken', next: 'The plan of your search comes next.' },
  searching: { title: 'Searching', next: 'Your matchmaker looks for people who fit you both ways.' },
  proposed: { title: 'People are proposed', next: 'Answer each one below, in your own time.' },
  introduced: { title: 'Introduced', next: 'Talk to each other, and tell us how it went.' },
  feedback: { title: 'We have heard how it went', next: 'Your matchmaker searches on with it.' },
  paused: { title: 'Paused', next: 'All of it stands still until you go on, and goes on later by as long.' },
  closed: { title: 'Closed', next: '' },
};

/** Whoever had it has gone: it waits for a colleague. */
const HANDED_OVER = {
  title: 'Waiting for another matchmaker',
  next: 'Somebody takes your case over, with all that is written in it. What was promised stays.',
};
const ANSWER_MEANWHILE = 'Whoever is proposed below, you can answer now.';
/** The time of a package is the package’s. */
const PAUSED_IN_PACKAGE = 'The clock stands still until you go on. The time of your package runs on.';
const OWNER_LATE = 'Our matchmakers have been told. Somebody takes your case as soon as they can.';
/** A day that has passed is nothing that is due. */
export const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now();
/** By the month neither the four hours nor a plan are promised. */
const MONTHLY_NEXT: Partial<Record<VipCase['state'], string>> = {
  paid: 'Somebody takes your case, and introduces you to one person a month.',
  interviewed: 'Your matchmaker looks for somebody who fits you both ways.',
};
export const stateWords = ({
  state,
  ground,
  owner,
  ownerDueAt,
  proposals,
}: VipCase): { title: string; next: string } => {
  const words = STATE_WORDS[state];
  const monthly = ground === 'introductions' ? MONTHLY_NEXT[state] : undefined;
  const rests = state === 'paused' && ground !== 'payment' ? PAUSED_IN_PACKAGE : undefined;
  const waits = ground !== null && owner === null && state !== 'paid' && state !== 'paused';
  if (waits)
    return proposals.some(({ state: stands, card }) => stands === 'offered' && card !== null)
      ? { ...HANDED_OVER, next: `${HANDED_OVER.next} ${ANSWER_MEANWHILE}` }
      : HANDED_OVER;
  const late = state === 'paid' && ownerDueAt !== null && isPast(ownerDueAt) ? OWNER_LATE : undefined;
  return { ...words, next: rests ?? monthly ?? late ?? words.next };
};

export const missedWords = (what: Promised, ground: VipGround | null): string => {
  if (what === 'owner') return 'We promised a matchmaker within 4 hours and were late. It is written down.';
  const promised = ground === 'introductions' ? 'a person a month' : 'people by a set time';
  return `We promised you ${promised} and were late. It is written down.`;
};

/** The honest word, of the day on which it was so; not while people are promised by another day. */
export const fewWords = ({
  ground,
  state,
  owner,
  dueAt,
  nobodyElseAt,
  proposals,
}: VipCase): string | undefined => {
  const isDue = dueAt !== null && ground !== 'introductions';
  if (!nobodyElseAt || isDue || state === 'paused') return undefined;
  const who = proposals.length === 0 ? 'nobody' : 'nobody else';
  return `On ${formatDate(nobodyElseAt)} ${who} fitted you both ways. ${owner ? 'Your matchmaker goes' : 'We go'} on looking.`;
};

type Included = NonNullable<VipView['included']>;
const INCLUDES: Record<Included['ground'], string> = {
  package: 'a matchmaker of your own',
  introductions: 'one introduction a month by a matchmaker',
};
/** What comes with the package, and until when. */
export const includedWords = ({ ground, package: name, until }: Included): string =>
  `${name} includes ${INCLUDES[ground]}${until ? `, until ${formatDate(until)}` : ''}.`;
/** … once what was paid for beside it has ended. */
export const goesOnWords = ({ ground, package: name }: Included): string =>
  ground === 'package'
    ? `${name} goes on, with your matchmaker and all that is written here.`
    : `${name} goes on, with one introduction a month.`;

type Closed = NonNullable<VipView['closed']>;
const ENDED: Record<Closed['because'], (day: string) => string> = {
  member: (day) => `You closed it on ${day}.`,
  left: (day) => `It was closed on ${day}, as you were leaving.`,
  months: (day) => `Its time was over on ${day}.`,
  suspension: (day) => `Your account was suspended for long, so it was closed on ${day}.`,
  refunded: (day) => `What you paid went back, so it was closed on ${day}.`,
  charged_back: (day) => `What was paid is no longer with us, so it was closed on ${day}.`,
  package: (day) => `It came with your package, and was closed with it on ${day}.`,
};
export const closedWords = ({ at, because, askedBack, paid }: Closed): string => {
  const ended = ENDED[because](formatDate(at));
  if (!paid || because === 'refunded' || because === 'charged_back') return ended;
  return askedBack
    ? `${ended} Nobody had been proposed since you paid, so what you paid goes back to you. Your order says how far it is.`
    : `${ended} People had been proposed since you paid, so nothing goes back.`;
};

const dayInLagos = (moment: string | number): string => formatDate(moment, 'Africa/Lagos');
/** What was counted holds for its day; of a case that runs the day is always named. */
const countedWords = (fits: number, at: string | null, runs: boolean): string => {
  const isToday = at === null || dayInLagos(at) === dayInLagos(Date.now());
  const isNobody = fits === 0 && !runs;
  if (isToday && !(runs && at))
    return isNobody ? 'Nobody fits you both ways today.' : `${peopleOf(fits)} fit you both ways today.`;
  return isNobody
    ? `Nobody fitted you both ways on ${formatDate(at!)}.`
    : `${peopleOf(fits)} fitted you both ways on ${formatDate(at!)}.`;
};
export const fitsWords = ({
  fits,
  fitsCountedAt,
  ground,
}: Pick<VipCase, 'fits' | 'fitsCountedAt' | 'ground'>): string => {
  if (fits === null) return 'Once your profile is complete we can count how many people fit you both ways.';
  const counted = countedWords(fits, fitsCountedAt, ground !== null);
  // It is counted until the case runs; from then on the matchmaker looks.
  if (ground !== null) return counted;
  if (fits < 10) return `${counted} We say so before you pay.`;
  const anyway = ' Some of them you meet without us, in your picks and your deck: we look past those first.';
  return `${counted}${anyway}`;
};
/** Beside what is promised by the day: what comes where there are not so many people. */
export const fewerWords = ({ fits, ground }: Pick<VipCase, 'fits' | 'ground'>): string | undefined => {
  if (fits === null || fits >= 10 || ground === 'introductions') return undefined;
  return fits === 0 && ground === null
    ? 'If nobody fits you then either, you have an honest word within that time instead. Close your case then, and all that you paid goes back to you.'
    : 'Where fewer fit you, you have an honest word within that time on how few there are.';
};
