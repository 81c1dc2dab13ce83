// The messages of one conversation as they are known here: by sequence, without doubles, with its gaps known.
import type { Message } from '@ijeuwa/contract/chat';

export type MessageList = {
  messages: readonly Message[];
  /** Older ones exist on the server. */
  more: boolean;
};

/** Nothing is known yet, not even whether there is anything. */
export const EMPTY_LIST: MessageList = { messages: [], more: true };

/** Puts messages in; what is known already stays, whatever order they come in. */
export const withMessages = (list: MessageList, arrived: readonly Message[]): MessageList => {
  const bySeq = new Map(list.messages.map((one) => [one.seq, one]));
  for (const one of arrived) bySeq.set(one.seq, one);
  if (bySeq.size === list.messages.length) return list;
  return { ...list, messages: [...bySeq.values()].sort((a, b) => a.seq - b.seq) };
};

/** The last sequence up to which nothing is missing: what to ask the server for after a gap. */
export const knownUpTo = ({ messages, more }: MessageList): number => {
  let last = more ? (messages[0]?.seq ?? 0) : 0;
  for (const { seq } of messages) {
    if (seq > last + 1) break;
    last = seq;
  }
  return last;
};

export const hasGap = (list: MessageList): boolean => knownUpTo(list) < (list.messages.at(-1)?.seq ?? 0);
