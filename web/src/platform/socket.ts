// The realtime connection of the signed-in member: opened at sign-in, closed at sign-out, renewed as specified.
import { type ClientEvents, type ServerEvents, SOCKET_RECONNECT } from '@ijeuwa/contract/chat';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';

export type MemberSocket = Socket<ServerEvents, ClientEvents>;

let socket: MemberSocket | undefined;
let opening: Promise<MemberSocket> | undefined;
const waiting = new Set<(socket: MemberSocket) => void>();

/** Spec 4: start delay 1 s, at most 5 s, jitter 0.5, unlimited attempts; 20 s to connect. */
export const openSocket = (userId: string): Promise<MemberSocket> => {
  opening ??= import('socket.io-client').then(({ io }) => {
    socket = io({
      auth: { userId },
      reconnectionDelay: SOCKET_RECONNECT.delayMs,
      reconnectionDelayMax: SOCKET_RECONNECT.maxDelayMs,
      randomizationFactor: SOCKET_RECONNECT.jitter,
      timeout: SOCKET_RECONNECT.timeoutMs,
    });
    for (const tell of waiting) tell(socket);
    return socket;
  });
  return opening;
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
    const attach = (to: MemberSocket) => void to.io.on('reconnect', hear);
    if (socket) attach(socket);
    waiting.add(attach);
    return () => {
      waiting.delete(attach);
      socket?.io.off('reconnect', hear);
    };
  }, [hear]);
};
