// Over which servers a browser looks for its way to the others, with credentials that end by themselves.
import { createHmac } from 'node:crypto';
import type { IceServers } from '@ijeuwa/contract/meeting';

export type Relay = { urls: readonly string[]; secret: string; only: boolean };
type Ends = { until: Date; who: string };

/** The REST credentials that relays know: the name says until when, and the secret of both signs it. */
export const credentialsFor = (secret: string, { until, who }: Ends) => {
  const username = `${Math.floor(until.getTime() / 1000)}:${who}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
};

export const iceServersFor = (relay: Relay | undefined, ends: Ends): IceServers =>
  relay
    ? {
        iceServers: [{ urls: [...relay.urls], ...credentialsFor(relay.secret, ends) }],
        iceTransportPolicy: relay.only ? 'relay' : 'all',
      }
    : { iceServers: [], iceTransportPolicy: 'all' };
