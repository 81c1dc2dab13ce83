// A message leaves over the connection that is open; whatever that does not take is called, and nothing leaves twice.
import { sendMessage } from '@ijeuwa/contract/chat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSocket, openSocket } from '#platform/socket.ts';
import { ADA, FakeRefusal, fakeApi } from '#test/fake-api.tsx';
import { onAcknowledged, openOutbox, send } from './outbox.ts';

const MATCH = '01900000-0000-7000-8000-0000000000c1';
const QUIET = '01900000-0000-7000-8000-0000000000c2';

type Said = { matchId: string; clientId: string; text: string };
const server = vi.hoisted(() => ({
  connected: true,
  said: [] as Said[],
  /** What the server answers over the connection. */
  answer: async (_: Said): Promise<unknown> => undefined,
  heard: [] as unknown[],
}));
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: () => {},
    off: () => {},
    close: () => {},
    listeners: (event: string) => [(told: unknown) => server.heard.push({ event, told })],
    get connected() {
      return server.connected;
    },
    timeout: (ms: number) => ({
      emitWithAck(_: string, said: Said) {
        server.said.push(said);
        const late = new Promise((_done, fail) => setTimeout(() => fail(new Error('timeout')), ms));
        return Promise.race([server.answer(said), late]);
      },
    }),
  }),
}));

let api: ReturnType<typeof fakeApi>;
let seq = 0;
let close = () => {};
const kept = (said: Omit<Said, 'matchId'>) => ({
  message: {
    clientId: said.clientId,
    text: said.text,
    seq: ++seq,
    sender: ADA._id,
    sentAt: new Date().toISOString(),
  },
});
beforeEach(async () => {
  localStorage.clear();
  Object.assign(server, { connected: true, said: [], heard: [], answer: async (said: Said) => kept(said) });
  api = fakeApi();
  api.answer(sendMessage, ({ body }) => kept(body));
  close = openOutbox(ADA._id);
  await openSocket(ADA._id);
});
afterEach(() => {
  close();
  closeSocket();
  vi.useRealTimers();
});

const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith('chatOutbox'));
const said = () => server.said.map(({ text }) => text);
const called = () => api.callsOf(sendMessage).map(({ body }) => (body as Said).text);

test('over the connection, one after the other, and this screen hears it as the others do', async () => {
  const acknowledged: string[] = [];
  const deaf = onAcknowledged((_, { text }) => acknowledged.push(text));
  for (const text of ['one', 'two', 'three']) send(MATCH, text);
  await vi.waitFor(() => expect(waiting()).toEqual([]));
  deaf();
  expect([said(), called(), acknowledged]).toEqual([['one', 'two', 'three'], [], ['one', 'two', 'three']]);
  expect(server.heard).toMatchObject(
    ['one', 'two', 'three'].map((text) => ({
      event: 'message',
      told: { matchId: MATCH, message: { text } },
    })),
  );
});

test('by a call where no connection is there', async () => {
  server.connected = false;
  send(MATCH, 'one');
  await vi.waitFor(() => expect(waiting()).toEqual([]));
  expect([said(), called()]).toEqual([[], ['one']]);
});

test('by a call with the same id where no answer comes within a few seconds, before what was written later', async () => {
  vi.useFakeTimers();
  server.answer = (one) => (one.text === 'lost' ? new Promise(() => {}) : Promise.resolve(kept(one)));
  send(MATCH, 'lost');
  send(MATCH, 'after');
  await vi.advanceTimersByTimeAsync(3000);
  expect([said(), called()]).toEqual([['lost'], []]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([said(), called(), waiting()]).toEqual([['lost', 'after'], ['lost'], []]);
  expect(api.callsOf(sendMessage)[0]!.body).toEqual({ clientId: server.said[0]!.clientId, text: 'lost' });
});

test('one that waits for an answer holds up its own conversation alone', async () => {
  vi.useFakeTimers();
  server.answer = (one) => (one.matchId === MATCH ? new Promise(() => {}) : Promise.resolve(kept(one)));
  send(MATCH, 'lost');
  send(QUIET, 'elsewhere');
  await vi.advanceTimersByTimeAsync(100);
  expect(said()).toEqual(['lost', 'elsewhere']);
  expect(waiting()).toHaveLength(1);
});

test('a refusal over the connection, as of an older server, is asked again by a call, which decides', async () => {
  server.answer = async () => ({ code: 'not_found', message: 'This event could not be found.' });
  send(MATCH, 'one');
  await vi.waitFor(() => expect(waiting()).toEqual([]));
  expect([said(), called()]).toEqual([['one'], ['one']]);

  api.answer(sendMessage, () => {
    throw new FakeRefusal('forbidden', 'This cannot be sent.');
  });
  send(MATCH, 'never');
  await vi.waitFor(() =>
    expect(waiting().map((key) => JSON.parse(localStorage.getItem(key)!))).toMatchObject([
      { text: 'never', refused: 'This cannot be sent.' },
    ]),
  );
});
