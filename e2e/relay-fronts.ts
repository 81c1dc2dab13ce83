// Ways to the relay by TCP and by TLS, for networks that let nothing else through: the practice relay itself hears UDP alone.
import { generateKeyPairSync } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { makeCertificate } from '@ijeuwa/demo/practice/certificate';
import type { Page } from '@playwright/test';

/** In a stream what is sent over a channel ends at four bytes. */
const padded = (bytes: number): number => Math.ceil(bytes / 4) * 4;
const isOfChannel = (head: Buffer): boolean => (head[0]! & 0xc0) === 0x40;

/** The first whole message of what has come: a stream has no edges but those that each message tells. */
const firstOf = (come: Buffer): { message: Buffer; rest: Buffer } | undefined => {
  if (come.length < 4) return undefined;
  const length = (isOfChannel(come) ? 4 : 20) + come.readUInt16BE(2);
  if (come.length < padded(length)) return undefined;
  return { message: come.subarray(0, length), rest: come.subarray(padded(length)) };
};

/** Each connection is somebody else for the relay. */
const carry = (relayPort: number) => (stream: Socket) => {
  const relay = createSocket('udp4');
  let come = Buffer.alloc(0);
  stream.on('data', (bytes: Buffer) => {
    come = Buffer.concat([come, bytes]);
    for (let next = firstOf(come); next; next = firstOf(come)) {
      relay.send(next.message, relayPort, '127.0.0.1');
      come = Buffer.from(next.rest);
    }
  });
  relay.on('message', (message) => {
    if (!stream.writable) return;
    stream.write(Buffer.concat([message, Buffer.alloc(padded(message.length) - message.length)]));
  });
  // Whoever closes a page breaks it off.
  stream.on('error', () => undefined);
  stream.on('close', () => relay.close());
};
const listening = (server: Server) =>
  new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as { port: number }).port)),
  );

export const relayFronts = async (relayPort: number) => {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const cert = makeCertificate('127.0.0.1', key, new Date());
  const servers = [
    createServer(carry(relayPort)),
    createTlsServer({ key: key.export({ type: 'pkcs8', format: 'pem' }), cert }, carry(relayPort)),
  ] as const;
  const [tcp, tls] = await Promise.all(servers.map(listening));
  const urls = { tcp: `turn:127.0.0.1:${tcp}?transport=tcp`, tls: `turns:127.0.0.1:${tls}?transport=tcp` };
  return {
    /** Whoever looks for the relay from this page is told of this way alone. */
    async stand(page: Page, way: keyof typeof urls): Promise<void> {
      await page.route('**/meetings/*/relay', async (route) => {
        const response = await route.fetch();
        const given = await response.json();
        for (const server of given.iceServers) server.urls = [urls[way]];
        await route.fulfill({ response, json: given });
      });
    },
    close(): void {
      for (const server of servers) server.close();
    },
  };
};
