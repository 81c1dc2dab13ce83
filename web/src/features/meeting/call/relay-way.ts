// The way over the relay, as this screen was given it: asked for once it is in, and anew before it is too old to begin a connection.
import { type IceServers, RELAY_CREDENTIALS_MINUTES } from '@ijeuwa/contract/meeting';

/** What is half as old as it may be is still good for however long a browser takes to begin. */
const FRESH_MS = (RELAY_CREDENTIALS_MINUTES * 60_000) / 2;

export const makeRelayWay = (ask: (own: string) => Promise<IceServers>) => {
  let given: { to: string; at: number; servers: Promise<IceServers> } | undefined;
  return (own: string): Promise<IceServers> => {
    const now = Date.now();
    if (given?.to === own && now - given.at < FRESH_MS) return given.servers;
    const servers = ask(own);
    given = { to: own, at: now, servers };
    servers.catch(() => {
      if (given?.servers === servers) given = undefined;
    });
    return servers;
  };
};
