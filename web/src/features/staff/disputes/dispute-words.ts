// What is said about disputes.
import type { Dispute } from '@ijeuwa/contract/disputes';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { formatDateTime } from '#ui/format.ts';
import { lapsedWords } from '../lapsed-words.ts';

type Tone = 'neutral' | 'leaf' | 'danger' | 'wine';
const STATES: Record<Dispute['state'], { words: string; tone: Tone }> = {
  opened: { words: 'Waits for our answer', tone: 'danger' },
  answered: { words: 'Answered, the bank decides', tone: 'wine' },
  won: { words: 'Won', tone: 'leaf' },
  lost: { words: 'Lost', tone: 'neutral' },
  silent: { words: 'Lost without an answer', tone: 'neutral' },
};
export const stateOf = ({ state }: Dispute) => STATES[state];

/** Who answered what, or would let the money go. */
export const toldOf = (dispute: Dispute): string => {
  const { state, answer, answeredBy, acceptAskedBy, acceptAskedByMe, lapsed } = dispute;
  if (lapsed) return lapsedWords(lapsed);
  if (state !== 'opened' || !acceptAskedBy) return answer && `Answered by ${answeredBy}: ${answer}`;
  return acceptAskedByMe
    ? `You would let it go back: somebody else tells the bank. ${answer}`
    : `${acceptAskedBy} would let it go back: a second person tells the bank. ${answer}`;
};

const HOUR_MS = 3_600_000;

/** How long there is to answer, as it stood when it was read. */
export const timeLeft = ({ state, dueAt, endedAt }: Dispute, now: number): string => {
  if (endedAt) return `Decided ${formatDateTime(endedAt, HOME_ZONE)}`;
  const until = formatDateTime(dueAt, HOME_ZONE);
  if (state === 'answered') return `Was to be answered until ${until}`;
  const hours = Math.floor((Date.parse(dueAt) - now) / HOUR_MS);
  if (hours < 0) return `Its time ended ${until}`;
  return hours === 0 ? `Less than an hour left, until ${until}` : `${hours} hours left, until ${until}`;
};
