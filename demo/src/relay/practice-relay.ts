// The relay of the demonstration, on loopback: it lets in whoever shows credentials that our server has signed and that have not ended.
/// <reference path="./node-turn.d.ts" />
import { createHmac } from 'node:crypto';
import Turn from 'node-turn';

type Needs = { port: number; secret: string; now: () => Date };

/** The password that belongs to a name, which says until when it holds. */
export const passwordOf = (name: string, { secret, now }: Omit<Needs, 'port'>): string | undefined => {
  const until = Number(/^(\d+):/.exec(name)?.[1]);
  if (!(until * 1000 > now().getTime())) return undefined;
  return createHmac('sha1', secret).update(name).digest('base64');
};

export const startRelay = ({ port, secret, now }: Needs) => {
  // It looks a password up by its name; nothing is kept.
  const credentials = new Proxy<Record<string, string>>(
    {},
    { get: (_, name) => (typeof name === 'string' ? passwordOf(name, { secret, now }) : undefined) },
  );
  const relay = new Turn({
    listeningPort: port,
    listeningIps: ['127.0.0.1'],
    relayIps: ['127.0.0.1'],
    authMech: 'long-term',
    realm: 'ijeuwa',
    credentials,
    debugLevel: 'OFF',
  });
  relay.start();
  return { stop: async () => relay.stop() };
};
