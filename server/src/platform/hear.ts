// Ties a socket event of the contract to what is done about it: read by its schema, and answered, also when refused.
import type { Heard, SaidEvent } from '@ijeuwa/contract/live';
import type { $ZodType, output } from 'zod/v4/core';
import { parse } from 'zod/v4/core';
import { notFound } from './app-error.ts';
import { asRefusal } from './http/refuse.ts';
import { validatorCompiler } from './http/validate.ts';
import type { Screen, ScreenSocket, Session } from './screens.ts';
import { makeUnderway } from './underway.ts';

/** Registers one event, as `serve` does an endpoint; without an answer of its own it is answered `{ok: true}`. */
export type Hear<V extends Session> = <E extends SaidEvent>(
  event: E,
  deed: (
    screen: Screen<V>,
    said: output<E['payload']>,
  ) => Promise<E extends { answer: $ZodType } ? Heard<E> : void>,
) => void;

/** The same, handed on as it came: for whoever asks who says it before anything is said of what is said. */
export type HearUnread<V extends Session> = (
  event: SaidEvent,
  deed: (screen: Screen<V>, said: unknown) => Promise<unknown>,
) => void;

/** What was said, read by the event's schema. */
export const readerOf = <E extends SaidEvent>({ payload }: E) => {
  const read = validatorCompiler({ schema: payload });
  return (said: unknown): output<E['payload']> => {
    const answer = read(said);
    if ('error' in answer) throw answer.error;
    return answer.value as output<E['payload']>;
  };
};

type Taken<V extends Session> = {
  event: SaidEvent;
  deed(screen: Screen<V>, said: unknown): Promise<unknown>;
};

/** For one audience: an event of another one is not known there. */
export const makeHear = <V extends Session>(onError: (error: unknown) => void) => {
  const known = new Map<string, Taken<V>>();
  const underway = makeUnderway();
  const hearUnread: HearUnread<V> = (event, deed) => void known.set(event.name, { event, deed });
  const hear: Hear<V> = (event, deed) => {
    const read = readerOf(event);
    hearUnread(event, async (screen, said) => deed(screen, read(said)));
  };

  const take = async (socket: ScreenSocket<V>, name: string, said: unknown): Promise<unknown> => {
    const taken = known.get(name);
    if (!taken) throw notFound('This event');
    const answer = await taken.deed(socket, said);
    return taken.event.answer ? parse(taken.event.answer, answer) : { ok: true };
  };

  return {
    hear,
    hearUnread,
    /** The last that an event passes: nothing else listens. Whoever asks for no answer hears of no refusal. */
    listen(socket: ScreenSocket<V>): void {
      const pass = async ([name, ...given]: unknown[]): Promise<void> => {
        const last = given.at(-1);
        const answer = typeof last === 'function' ? last : () => {};
        const said = given[0] === last && typeof last === 'function' ? undefined : given[0];
        try {
          answer(await take(socket, String(name), said));
        } catch (error) {
          const refusal = asRefusal(error as Error);
          if (refusal.status >= 500) onError(error);
          answer(refusal.toRefusal());
        }
      };
      socket.use((packet) => void underway.add(pass(packet)));
    },
    /** Once nothing that was said is being done any more. */
    idle: underway.idle,
  };
};
