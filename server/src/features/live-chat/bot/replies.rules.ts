// Which of the ready answers fits what was written, and whether a person is asked for.
import type { ChatAnswerEntry } from '@ijeuwa/contract/live-chat';

export type Ready = { key: string; data: ChatAnswerEntry };

/** By these keys the bot finds what it says at the beginning, and when nothing fits. */
export const GREETING = 'greeting';
export const GENERIC = 'generic';

const PERSON = [
  'person',
  'human',
  'real person',
  'agent',
  'representative',
  'customer care',
  'talk to someone',
  'talk to somebody',
  'speak to someone',
  'speak to somebody',
  'speak with someone',
  'speak with somebody',
];

/** In small letters without their marks, a space around each word. */
const wordsOf = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const holdsOneOf = (spaced: string, words: readonly string[]): boolean =>
  words.some((word) => spaced.includes(wordsOf(word)));

export const asksForPerson = (text: string): boolean => holdsOneOf(wordsOf(text), PERSON);

const inOrder = (one: Ready, other: Ready): number =>
  one.data.order - other.data.order || (one.key < other.key ? -1 : 1);

/** What the bot may give: shipping and returns only where a partner delivers. */
export const listForBot = (all: readonly Ready[], deliveries: boolean): Ready[] =>
  all.filter(({ data }) => data.by === 'bot' && (deliveries || !data.needsDeliveries)).sort(inOrder);

export const listForStaff = (all: readonly Ready[]): Ready[] =>
  all.filter(({ data }) => data.by === 'staff').sort(inOrder);

/** The first of those that fit best; undefined where none does. */
export const replyTo = (text: string, ready: readonly Ready[]): Ready | undefined => {
  const spaced = wordsOf(text);
  const fitting = ready.filter(({ data }) => holdsOneOf(spaced, data.words));
  return fitting.find(({ data }) => holdsOneOf(spaced, data.besides)) ?? fitting[0];
};
