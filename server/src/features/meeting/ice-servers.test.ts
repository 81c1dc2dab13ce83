// Which relays a browser is given: those of the settings as they are written, over UDP, TCP and TLS at 443, for a while.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { iceServersFor } from './ice-servers.ts';

const WAYS = [
  'turn:relay.example:3478?transport=udp',
  'turn:relay.example:3478?transport=tcp',
  'turns:relay.example:443?transport=tcp',
];

test('every way of the settings is handed out as it is written, with one name that ends and its signature', () => {
  const { TURN_URLS: urls, TURN_SECRET: secret = '' } = readConfig({
    TURN_URLS: WAYS.join(', '),
    TURN_SECRET: 'shared',
  });
  const until = new Date('2026-11-24T12:10:00Z');
  const given = iceServersFor({ urls, secret, only: false }, { until, who: 'a1b2' });
  expect(given.iceServers.map((one) => one.urls)).toEqual([WAYS]);
  const [{ username, credential }] = given.iceServers as unknown as [
    { username: string; credential: string },
  ];
  expect(username).toBe(`${until.getTime() / 1000}:a1b2`);
  expect(credential).toBe(createHmac('sha1', 'shared').update(username).digest('base64'));
  expect(iceServersFor(undefined, { until, who: 'a1b2' }).iceServers).toEqual([]);
});
