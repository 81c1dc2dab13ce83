// A slow network before the relay: of what each browser sends or is sent, all beyond so many kilobits a second is dropped.
import { createSocket, type Socket } from 'node:dgram';
import type { Page } from '@playwright/test';

/** What a network holds back before it drops: a fifth of a second of it, and one packet at least. */
const HELD_MS = 200;
const PACKET_BYTES = 1500;

const makeGauge = (kbits: () => number) => {
  let level = 0;
  let at = Date.now();
  return (bytes: number): boolean => {
    const bytesEachMs = kbits() / 8;
    const now = Date.now();
    level = Math.max(0, level - (now - at) * bytesEachMs);
    at = now;
    if (level + bytes > Math.max(PACKET_BYTES, HELD_MS * bytesEachMs)) return false;
    level += bytes;
    return true;
  };
};
const bound = (socket: Socket) =>
  new Promise<number>((done) => socket.bind(0, '127.0.0.1', () => done(socket.address().port)));

export const slowLink = async (relayPort: number) => {
  // A number: of what comes within one millisecond an endless one makes a level that is none, and drops nothing ever after.
  let kbits = 1_000_000;
  const front = createSocket('udp4');
  const backs = new Map<number, { back: Socket; up: ReturnType<typeof makeGauge> }>();
  const port = await bound(front);
  front.on('message', (packet, from) => {
    let way = backs.get(from.port);
    if (!way) {
      const back = createSocket('udp4');
      const down = makeGauge(() => kbits);
      back.on('message', (answer) => down(answer.length) && front.send(answer, from.port, from.address));
      way = { back, up: makeGauge(() => kbits) };
      backs.set(from.port, way);
    }
    if (way.up(packet.length)) way.back.send(packet, relayPort, '127.0.0.1');
  });
  return {
    carry(most: number): void {
      kbits = most;
    },
    /** Whoever looks for the relay from this page finds it behind this network. */
    async stand(page: Page): Promise<void> {
      await page.route('**/meetings/*/relay', async (route) => {
        const response = await route.fetch();
        const given = await response.json();
        for (const server of given.iceServers) server.urls = [`turn:127.0.0.1:${port}?transport=udp`];
        await route.fulfill({ response, json: given });
      });
    },
    close(): void {
      front.close();
      for (const { back } of backs.values()) back.close();
    },
  };
};
