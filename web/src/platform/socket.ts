// The realtime connection of the signed-in member: opened at sign-in, closed at sign-out, renewed as specified.
import { findMe } from '@ijeuwa/contract/accounts';
import { SOCKET_RECONNECT } from '@ijeuwa/contract/chat';
import type { ClientEvents, ServerEvents } from '@ijeuwa/contract/live-events';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';
import { asApiError, call } from './api.ts';
import { signedOut } from './session.ts';

export type MemberSocket = Socket<ServerEvents, ClientEvents>;

let socket: MemberSocket | undefined;
let opening: Promise<MemberSocket> | undefined;
const waiting = new Set<(socket: MemberSocket) => void>();
const returnHearers = new Set<() => void>();
const connectHearers = new Set<() => void>();

/** Spec 4: start delay 1 s, at most 5 s, jitter 0.5, unlimited attempts; 20 s to connect. */
export const openSocket = (userId: string): Promise<MemberSocket> => {
  opening ??= import('socket.io-client').then(({ io }) => {
    socket = io({
      auth: { userId },
      reconnectionDelay: SOCKET_RECONNECT.delayMs,
      reconnectionDelayMax: SOCKET_RECONNECT.maxDelayMs,
      randomizationFactor: SOCKET_RECONNECT.jitter,
      timeout: SOCKET_RECONNECT.timeoutMs,
      // One request in place of five: polling only where a network lets no WebSocket through. A phone that slept longer
      // than the server waited would ask its old polling session, too, and be refused.
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
    });
    for (const tell of waiting) tell(socket);
    tellOfConnections(socket);
    returnWhenTurnedAway(socket, userId);
    return socket;
  });
  return opening;
};

const tellOfConnections = (to: MemberSocket): void => {
  let known = false;
  to.on('connect', () => {
    for (const tell of connectHearers) tell();
    if (known) for (const tell of returnHearers) tell();
    known = true;
  });
};

/** A connection that the server itself closes or refuses does not come back by itself: the session may have ended. */
const returnWhenTurnedAway = (to: MemberSocket, userId: string): void => {
  const comeBack = async () => {
    const holds = await sessionHolds(userId);
    // It was closed meanwhile.
    if (to !== socket) return;
    if (holds) return void setTimeout(() => to === socket && to.connect(), SOCKET_RECONNECT.delayMs);
    closeSocket();
    signedOut();
  };
  let tooMany = false;
  to.on('tooManyScreens', () => {
    tooMany = true;
  });
  to.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    if (tooMany) whenLookedAt(() => void comeBack());
    else void comeBack();
    tooMany = false;
  });
  to.on('connect_error', () => void (to.active || comeBack()));
};

/** The oldest of too many tabs gives way; coming back at once it would push out another, and so on without end. */
const whenLookedAt = (then: () => void): void => {
  const looked = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', looked);
    window.removeEventListener('focus', looked);
    then();
  };
  document.addEventListener('visibilitychange', looked);
  window.addEventListener('focus', looked);
};

const sessionHolds = async (userId: string): Promise<boolean> => {
  try {
    const { user } = await call(findMe, {});
    // Somebody else signed in on this browser: nothing of one member may stay on the other's screen.
    if (user._id !== userId) window.location.reload();
    return true;
  } catch (error) {
    return asApiError(error).code !== 'not_signed_in';
  }
};

export const closeSocket = (): void => {
  socket?.close();
  socket = undefined;
  opening = undefined;
};

/** Spec 8: the accessor throws without a connection. */
export const getSocket = (): MemberSocket => {
  if (!socket) throw new Error('Socket not initialized');
  return socket;
};

/** Hears one kind of event for as long as the component stands. */
export const useLive = <E extends keyof ServerEvents>(event: E, hear: ServerEvents[E]): void => {
  useEffect(() => {
    const attach = (to: MemberSocket) => void to.on(event, hear as never);
    if (socket) attach(socket);
    waiting.add(attach);
    return () => {
      waiting.delete(attach);
      socket?.off(event, hear as never);
    };
  }, [event, hear]);
};

/** Told when the connection comes back, to ask for what was missed. */
export const useReconnected = (hear: () => void): void => {
  useEffect(() => {
    returnHearers.add(hear);
    return () => void returnHearers.delete(hear);
  }, [hear]);
};

/** Told of the first connection too: between what was asked before it and what is heard after it, something may lie. */
export const useConnected = (hear: () => void): void => {
  useEffect(() => {
    connectHearers.add(hear);
    return () => void connectHearers.delete(hear);
  }, [hear]);
};
