// Members write to each other: each says the next thing once the other's open screen has shown the last.
import { randomUUID } from 'node:crypto';
import { sayMessage, sendMessage } from '@ijeuwa/contract/chat';
import { io, type Socket } from 'socket.io-client';
import { Client } from 'undici';
import { ask, type Done } from './load.ts';
import type { Member } from './product-server.ts';

/** `say` says it, `other` is the screen that hears it. */
export type Talk = { say(): Promise<unknown>; other: Socket; close(): unknown };

const opened = async (url: string, auth: object, headers: Record<string, string> = {}): Promise<Socket> => {
  const socket = io(url, { transports: ['websocket'], forceNew: true, auth, extraHeaders: headers });
  await new Promise<void>((done, fail) => {
    socket.once('connect', done);
    socket.once('connect_error', fail);
  });
  return socket;
};

export const bareTalk = async (url: string, n: number): Promise<Talk> => {
  const [me, other] = [`${n}:one`, `${n}:other`];
  const mine = await opened(url, { me, other });
  const theirs = await opened(url, { me: other, other: me });
  return {
    say: async () => mine.emit('say', 'Are you there?'),
    other: theirs,
    close: () => [mine, theirs].map((socket) => socket.close()),
  };
};

/** As the web sends it: over the socket that is open, and it waits for the answer. */
export const productTalk = async (url: string, [me, other]: [Member, Member]): Promise<Talk> => {
  const mine = await opened(url, {}, { cookie: me.cookie });
  const theirs = await opened(url, {}, { cookie: other.cookie });
  return {
    async say() {
      const said = { matchId: me.matchId, clientId: randomUUID(), text: 'Are you there?' };
      const answer = await mine.emitWithAck(sayMessage.name, said);
      if ('code' in answer) throw new Error(answer.message);
    },
    other: theirs,
    close: () => [mine, theirs].map((socket) => socket.close()),
  };
};

/** As whoever has no socket sends it. */
export const callingTalk = async (url: string, [me, other]: [Member, Member]): Promise<Talk> => {
  const mine = await opened(url, {}, { cookie: me.cookie });
  const theirs = await opened(url, {}, { cookie: other.cookie });
  const client = new Client(url);
  const path = sendMessage.path.replace(':matchId', me.matchId);
  const headers = { cookie: me.cookie, 'content-type': 'application/json' };
  return {
    async say() {
      const body = JSON.stringify({ clientId: randomUUID(), text: 'Are you there?' });
      await ask(client, { path, headers, body });
    },
    other: theirs,
    close: () => Promise.all([client.close(), mine.close(), theirs.close()]),
  };
};

export const makeMessages = async (talks: readonly Talk[], ms: number): Promise<Done> => {
  let count = 0;
  const began = performance.now();
  const converse = async ({ say, other }: Talk) => {
    while (performance.now() - began < ms) {
      const shown = new Promise((done) => other.once('message', done));
      await Promise.all([say(), shown]);
      count++;
    }
  };
  await Promise.all(talks.map(converse));
  return { count, seconds: (performance.now() - began) / 1000 };
};
