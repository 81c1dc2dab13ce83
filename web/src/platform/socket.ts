// The realtime connection of the signed-in member: opened at sign-in, closed at sign-out.
import { findMe } from '@ijeuwa/contract/accounts';
import type { ClientEvents, ServerEvents } from '@ijeuwa/contract/live-events';
import { asApiError, call } from './api.ts';
import { makeLiveLink } from './live-link.ts';
import { signedOutElsewhere } from './session.ts';
import { onAnothers } from './shown-to.ts';

const link = makeLiveLink<ServerEvents, ClientEvents>({
  namespace: '/',
  async findPerson() {
    try {
      return (await call(findMe, {})).user._id;
    } catch (error) {
      if (asApiError(error).code === 'not_signed_in') return undefined;
      throw error;
    }
  },
  onEnd: signedOutElsewhere,
});

// Once another is signed in here, asking again whose session this is would have no end.
onAnothers(link.close);

export const openSocket = link.open;
export const closeSocket = link.close;
export const getSocket = link.get;
export const askSocket = link.ask;
export const hearHere = link.hearHere;
export const useLive = link.useEvent;
export const useReconnected = link.useReturned;
export const useConnected = link.useConnected;
export const useConnection = link.useConnection;
