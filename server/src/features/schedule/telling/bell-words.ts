// What can be told of an appointment, and its few words in the bell.
import { momentOnClocks } from '#platform/mail-words.ts';
import type { About } from './schedule.mails.ts';

export type Told =
  | 'confirmed'
  | 'moved'
  | 'choosing'
  | 'cancelled'
  | 'missed'
  | 'put right'
  | 'absent'
  | 'repeated'
  | 'unsaid';
const WORDS: Record<Told, string> = {
  confirmed: 'It is confirmed.',
  moved: 'It has a new time.',
  choosing: 'Please choose a new time.',
  cancelled: 'It was cancelled.',
  missed: 'We are sorry that it did not take place.',
  'put right': 'It counts as one to which nobody came from our side.',
  absent: 'It is recorded that you did not come. If that is not true, please write to us.',
  repeated: 'It was too short: another costs you nothing.',
  unsaid: 'We could not tell how it went: another costs you nothing.',
};
/** What is for whoever booked alone, to whoever comes along. */
const WORDS_ALONG: Partial<Record<Told, string>> = {
  choosing: 'It needs another time.',
  repeated: 'It was too short. Whoever booked it can book another one.',
  unsaid: 'We could not tell how it went. Whoever booked it can book another one.',
};

/** Whoever has several reads which one it is: by when it is, as the mail says it, and by nothing else. */
export const bellMessage = ({ zones, startsAt, was }: About, words: string): string =>
  [
    `${momentOnClocks(zones, startsAt)}. ${words}`,
    ...(was ? [`Until now: ${momentOnClocks(zones, was)}.`] : []),
  ].join(' ');

export const bellWords = (what: Told, booked: boolean): string =>
  (!booked && WORDS_ALONG[what]) || WORDS[what];
