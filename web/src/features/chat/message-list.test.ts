// What the list of messages promises, whatever order the network brings them in.
import { expect, test } from 'vitest';
import { EMPTY_LIST, hasGap, knownUpTo, withMessages } from './message-list.ts';

const message = (seq: number) => ({
  seq,
  clientId: `c${seq}`,
  sender: 'ada',
  text: `${seq}`,
  sentAt: '2026-11-24T09:00:00Z',
});
const seqs = (list: typeof EMPTY_LIST) => list.messages.map((one) => one.seq);

test('messages stand in the order of their sequence, each once', () => {
  const list = withMessages(withMessages(EMPTY_LIST, [message(3), message(1)]), [message(2), message(3)]);
  expect(seqs(list)).toEqual([1, 2, 3]);
});

test('a message that is known already changes nothing', () => {
  const list = withMessages(EMPTY_LIST, [message(1)]);
  expect(withMessages(list, [message(1)])).toBe(list);
});

test('where nothing is older, the first message of all is missed too', () => {
  const begun = { messages: [], more: false };
  expect(hasGap(withMessages(begun, [message(1)]))).toBe(false);
  const list = withMessages(begun, [message(2)]);
  expect([hasGap(list), knownUpTo(list)]).toEqual([true, 0]);
});

test('a gap is noticed, and asked for from its beginning', () => {
  const list = withMessages(EMPTY_LIST, [message(5), message(6), message(9)]);
  expect(hasGap(list)).toBe(true);
  expect(knownUpTo(list)).toBe(6);
});
