// What waits on this device until the server has acknowledged it.
import { sendMessage } from '@ijeuwa/contract/chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInAs, signedOut } from '#platform/session.ts';
import { ADA, FakeRefusal, fakeApi } from '#test/fake-api.tsx';
import { openOutbox, send } from './outbox.ts';

const MATCH = '01900000-0000-7000-8000-0000000000c1';
const QUIET = '01900000-0000-7000-8000-0000000000c2';
const OTHER = '01900000-0000-7000-8000-0000000000d1';

let api: ReturnType<typeof fakeApi>;
let seq = 0;
let close = () => {};
/** The server, which refuses a message by what `refuse` throws. */
const connect = (refuse: (asked: { matchId: string; text: string }) => void = () => {}) => {
  api = fakeApi();
  api.answer(sendMessage, ({ params, body }) => {
    refuse({ matchId: params.matchId, text: body.text });
    return { message: { ...body, seq: ++seq, sender: ADA._id, sentAt: new Date().toISOString() } };
  });
};
beforeEach(() => {
  localStorage.clear();
  connect();
  close = openOutbox(ADA._id);
});
afterEach(() => {
  close();
  signedOut();
  vi.useRealTimers();
});

/** What was begun has come to its end. */
const triesMade = () => new Promise((done) => setTimeout(done));
const backOnline = () => {
  connect();
  window.dispatchEvent(new Event('online'));
};

const sent = () => api.callsOf(sendMessage).map(({ body }) => (body as { text: string }).text);
const kept = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('chat'))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? ''));

test('what was written offline leaves when the device is online again, in the order of writing', async () => {
  api.goOffline();
  for (const text of ['one', 'two', 'three']) send(MATCH, text);
  await triesMade();
  backOnline();
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(sent()).toEqual(['one', 'two', 'three']);
});

test('a message that is refused for good is marked, and neither its conversation nor another waits', async () => {
  connect(({ text }) => {
    if (text === 'never') throw new FakeRefusal('forbidden', 'This cannot be sent.');
  });
  for (const text of ['before', 'never', 'after']) send(MATCH, text);
  send(QUIET, 'elsewhere');
  await vi.waitFor(() => expect(kept()).toHaveLength(1));
  expect(kept()).toMatchObject([{ text: 'never', refused: 'This cannot be sent.' }]);
  expect(sent().filter((text) => text !== 'elsewhere')).toEqual(['before', 'never', 'after']);
  expect(sent()).toContain('elsewhere');
});

test('the message that failed is the one that is marked, whatever is taken away meanwhile', async () => {
  let refuse = () => {};
  const refused = new Promise<void>((_, fail) => {
    refuse = () => fail(new FakeRefusal('forbidden', 'This cannot be sent.'));
  });
  connect();
  api.answer(sendMessage, async ({ body }) => {
    if (body.text === 'first') await refused;
    throw new FakeRefusal('too_many', 'Later.');
  });
  send(MATCH, 'first');
  send(MATCH, 'second');
  await vi.waitFor(() => expect(sent()).toEqual(['first']));
  for (const key of Object.keys(localStorage))
    if (localStorage.getItem(key)?.includes('"first"')) localStorage.removeItem(key);
  refuse();
  await vi.waitFor(() => expect(sent()).toEqual(['first', 'second']));
  await triesMade();
  expect(kept()).toHaveLength(1);
  expect(kept()[0]).not.toHaveProperty('refused');
});

test('a limit holds up its own conversation alone, for as long as the server says', async () => {
  vi.useFakeTimers();
  let limited = true;
  connect(({ matchId }) => {
    if (limited && matchId === MATCH) throw new FakeRefusal('too_many', 'Please wait.');
  });
  send(MATCH, 'to a new one');
  send(QUIET, 'to a known one');
  send(QUIET, 'and another');
  await vi.advanceTimersByTimeAsync(100);
  expect(sent()).toEqual(['to a new one', 'to a known one', 'and another']);
  expect(kept()).toMatchObject([{ text: 'to a new one', waitsUntil: expect.any(String) }]);
  limited = false;
  await vi.advanceTimersByTimeAsync(2000);
  expect(kept()).toEqual([]);
});

test('after a sign-out by the server nothing is tried until the next sign-in, and then it leaves', async () => {
  vi.useFakeTimers();
  connect(() => {
    throw new FakeRefusal('not_signed_in', 'Please log in.');
  });
  send(MATCH, 'hello');
  await vi.advanceTimersByTimeAsync(600_000);
  send(QUIET, 'you too');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent()).toEqual(['hello']);
  close();
  connect();
  close = openOutbox(ADA._id);
  await vi.advanceTimersByTimeAsync(10);
  expect(sent()).toEqual(['hello', 'you too']);
});

test('nothing of one member leaves as the next one’s', async () => {
  api.goOffline();
  send(MATCH, 'for his eyes alone');
  await triesMade();
  close();
  connect();
  close = openOutbox(OTHER);
  await triesMade();
  expect(sent()).toEqual([]);
  expect(kept()).toEqual([]);
});

test('nor when another tab has signed the next one in while this one still stands', async () => {
  signedInAs({ ...ADA, _id: OTHER });
  send(MATCH, 'for his eyes alone');
  await triesMade();
  expect(sent()).toEqual([]);
});

test('after signing out nothing is kept on the device', async () => {
  api.goOffline();
  send(MATCH, 'later');
  localStorage.setItem(`chatDraft:${ADA._id}:${MATCH}`, '"half a sen"');
  await triesMade();
  expect(kept()).toHaveLength(2);
  signedInAs(ADA);
  signedOut();
  expect(kept()).toEqual([]);
});

test('two tabs keep what either has written, and one spoilt entry stops nothing', async () => {
  const inAnotherTab = (id: string, entry: string) => {
    const key = `chatOutbox:${ADA._id}:${id}`;
    localStorage.setItem(key, entry);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  api.goOffline();
  const there = { matchId: MATCH, clientId: OTHER, text: 'there', sentAt: '2026-01-01T12:00:00.000Z' };
  inAnotherTab(OTHER, JSON.stringify(there));
  inAnotherTab('spoilt', 'spoilt');
  send(MATCH, 'here');
  await triesMade();
  backOnline();
  await vi.waitFor(() => expect(sent()).toEqual(['there', 'here']));
});
