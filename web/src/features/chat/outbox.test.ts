// What waits on this device until the server has acknowledged it.
import { sendMessage } from '@ijeuwa/contract/chat';
import { beforeEach, expect, test, vi } from 'vitest';
import { ADA, fakeApi } from '#test/fake-api.tsx';
import { emptyOutbox, openOutbox, send } from './outbox.ts';

const MATCH = '01900000-0000-7000-8000-0000000000c1';
const OTHER = '01900000-0000-7000-8000-0000000000d1';

let api: ReturnType<typeof fakeApi>;
let seq = 0;
const connect = () => {
  api = fakeApi();
  api.answer(sendMessage, ({ body }) => ({
    message: { ...body, seq: ++seq, sender: ADA._id, sentAt: new Date().toISOString() },
  }));
};
beforeEach(() => {
  localStorage.clear();
  connect();
});

/** What was begun has come to its end. */
const triesMade = () => new Promise((done) => setTimeout(done));

const sent = () => api.callsOf(sendMessage).map(({ body }) => (body as { text: string }).text);

test('what was written offline leaves when the device is online again, in the order of writing', async () => {
  const close = openOutbox(ADA._id);
  api.goOffline();
  send(ADA._id, MATCH, 'one');
  send(ADA._id, MATCH, 'two');
  await triesMade();
  connect();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(sent()).toEqual(['one', 'two']));
  expect(localStorage.getItem('chatOutbox')).toBe('[]');
  close();
});

test('nothing of one member leaves as the next one’s', async () => {
  const close = openOutbox(ADA._id);
  api.goOffline();
  send(ADA._id, MATCH, 'for his eyes alone');
  await triesMade();
  close();
  connect();
  openOutbox(OTHER)();
  await triesMade();
  expect(sent()).toEqual([]);
  expect(localStorage.getItem('chatOutbox')).toBe('[]');
});

test('after signing out nothing is kept on the device', async () => {
  const close = openOutbox(ADA._id);
  api.goOffline();
  send(ADA._id, MATCH, 'later');
  await triesMade();
  emptyOutbox();
  close();
  expect(localStorage.getItem('chatOutbox')).toBe('[]');
});

test('two tabs keep what either has written', async () => {
  const close = openOutbox(ADA._id);
  api.goOffline();
  const fromAnotherTab = { sender: ADA._id, matchId: MATCH, clientId: OTHER, text: 'there', sentAt: '' };
  localStorage.setItem('chatOutbox', JSON.stringify([fromAnotherTab]));
  send(ADA._id, MATCH, 'here');
  expect(JSON.parse(localStorage.getItem('chatOutbox') ?? '')).toMatchObject([
    { text: 'there' },
    { text: 'here' },
  ]);
  close();
});
