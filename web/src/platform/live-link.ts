// The realtime connection of whoever is signed in: renewed as specified, and given up when the session has ended.
import { SOCKET_RECONNECT } from '@ijeuwa/contract/live';
import { useEffect } from 'react';
import type { Socket } from 'socket.io-client';

type LinkOf = {
  /** Where the sockets of this audience arrive. */
  namespace: string;
  /** Whose session this browser holds, as far as can be said now; undefined where it holds none. */
  findPerson(): Promise<string | undefined>;
  /** The session has ended. */
  onEnd(): void;
};

/** As the library wants to have them. */
type Events<E> = { [One in keyof E]: E[One] };

type Hearer = (...told: never[]) => unknown;
type Asked<S> = S extends (said: infer One, ...answer: never[]) => unknown ? One : never;
type Reply<S> = S extends (said: never, answer?: (reply: infer One) => void) => unknown ? One : never;

export const makeLiveLink = <Told extends object, Said extends object>(of: LinkOf) => {
  let socket: Socket | undefined;
  let opening: Promise<void> | undefined;
  const waiting = new Set<(socket: Socket) => void>();
  const returnHearers = new Set<() => void>();
  const connectHearers = new Set<() => void>();
  const lossHearers = new Set<() => void>();

  const open = (userId: string): Promise<void> => {
    if (opening) return opening;
    const mine = import('socket.io-client').then(({ io }) => {
      // It was closed meanwhile.
      if (opening !== mine) return;
      socket = io(of.namespace, {
        auth: { userId },
        reconnectionDelay: SOCKET_RECONNECT.delayMs,
        reconnectionDelayMax: SOCKET_RECONNECT.maxDelayMs,
        randomizationFactor: SOCKET_RECONNECT.jitter,
        timeout: SOCKET_RECONNECT.timeoutMs,
        // One request in place of five: polling only where a network lets no WebSocket through. A phone that slept
        // longer than the server waited would ask its old polling session, too, and be refused.
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
      });
      for (const tell of waiting) tell(socket);
      tellOfConnections(socket);
      returnWhenTurnedAway(socket, userId);
    });
    opening = mine;
    return mine;
  };

  const close = (): void => {
    socket?.close();
    socket = undefined;
    opening = undefined;
  };

  const tellOfConnections = (to: Socket): void => {
    let known = false;
    to.on('connect', () => {
      for (const tell of connectHearers) tell();
      if (known) for (const tell of returnHearers) tell();
      known = true;
    });
    to.on('disconnect', () => {
      for (const tell of lossHearers) tell();
    });
  };

  /** A connection that the server itself closes or refuses does not come back by itself: the session may have ended. */
  const returnWhenTurnedAway = (to: Socket, userId: string): void => {
    const comeBack = async () => {
      const found = await of.findPerson().catch(() => userId);
      // It was closed meanwhile.
      if (to !== socket) return;
      // Somebody else signed in on this browser: nothing of one person may stay on the other's screen.
      if (found !== undefined && found !== userId) window.location.reload();
      if (found !== undefined)
        return void setTimeout(() => to === socket && to.connect(), SOCKET_RECONNECT.delayMs);
      close();
      of.onEnd();
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

  return {
    open,
    close,

    /** Spec 8: the accessor throws without a connection. */
    get(): Pick<Socket<Events<Told>, Events<Said>>, 'emit'> {
      if (!socket) throw new Error('Socket not initialized');
      return socket as never;
    },

    /** Says it over a connection that is there; undefined where none is, or where no answer comes within this time. */
    async ask<E extends keyof Said & string>(
      event: E,
      said: Asked<Said[E]>,
      withinMs: number,
    ): Promise<Reply<Said[E]> | undefined> {
      if (!socket?.connected || !navigator.onLine) return undefined;
      return socket
        .timeout(withinMs)
        .emitWithAck(event, said)
        .catch(() => undefined);
    },

    /** Hears here what the server tells all screens but this one. */
    hearHere<E extends keyof Told & string>(event: E, ...told: Parameters<Extract<Told[E], Hearer>>): void {
      const hearers = (socket?.listeners(event) ?? []) as ((...told: unknown[]) => void)[];
      for (const hear of hearers) hear(...(told as unknown[]));
    },

    /** Hears one kind of event for as long as the component stands. */
    useEvent<E extends keyof Told & string>(event: E, hear: Told[E]): void {
      useEffect(() => {
        const attach = (to: Socket) => void to.on(event, hear as never);
        if (socket) attach(socket);
        waiting.add(attach);
        return () => {
          waiting.delete(attach);
          socket?.off(event, hear as never);
        };
      }, [event, hear]);
    },

    /** Told when the connection comes back, to ask for what was missed. */
    useReturned(hear: () => void): void {
      useEffect(() => {
        returnHearers.add(hear);
        return () => void returnHearers.delete(hear);
      }, [hear]);
    },

    /** Told of the first connection too: between what was asked before it and what is heard after it, something may lie. */
    useConnected(hear: () => void): void {
      useEffect(() => {
        connectHearers.add(hear);
        return () => void connectHearers.delete(hear);
      }, [hear]);
    },

    /** Told of each connection once, of one that stands already at once, and of each loss. */
    useConnection(hear: (isThere: boolean) => void): void {
      useEffect(() => {
        let known: string | undefined;
        const come = () => {
          if (!socket?.connected || socket.id === known) return;
          known = socket.id;
          hear(true);
        };
        const lose = () => hear(false);
        come();
        connectHearers.add(come);
        lossHearers.add(lose);
        return () => {
          connectHearers.delete(come);
          lossHearers.delete(lose);
        };
      }, [hear]);
    },
  };
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
