// How the states of a screen come about: what many of them share.
import type { State, Who } from './screen.ts';

/** The four states of a screen that asks the server: there, on its way, refused, without a connection. */
export const asked = (who: Who, rest: Pick<State, 'address' | 'touch'> = {}) =>
  ({
    filled: { who, ...rest },
    loading: { who, address: rest.address, during: 'slow' },
    error: { who, address: rest.address, during: 'failing' },
    offline: { who, address: rest.address, during: 'offline' },
  }) satisfies Record<string, State>;
