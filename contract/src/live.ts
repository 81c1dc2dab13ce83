// One socket event, described once: the server tells or hears it by its description, and both sides' types follow.
import * as z from 'zod/mini';
import type { RelatedAccess } from './endpoint.ts';
import type { Refusal } from './errors.ts';

type Schema = z.core.$ZodType;

/** Spec 4: how an open screen comes back; it tries without end. */
export const SOCKET_RECONNECT = { delayMs: 1000, maxDelayMs: 5000, jitter: 0.5, timeoutMs: 20_000 } as const;

/** What the server tells open screens. */
export type ToldEvent = {
  name: string;
  /** Whose open screens hear it. */
  to: 'member' | 'staff' | 'both';
  /** One line: when it is told. */
  summary: string;
  payload?: Schema;
};

/** What an open screen says; identity is the session's alone. */
export type SaidEvent = {
  name: string;
  /** What whoever says it must be to what it names; nobody else is heard, or learns anything. */
  access: RelatedAccess;
  /** The same for staff, where they say it too. */
  byStaff?: RelatedAccess;
  /** One line: what it does, and whom it reaches. */
  summary: string;
  payload: Schema;
  /** What the acknowledgement carries, `{ok: true}` where nothing is named; a refusal where it is refused. */
  answer?: Schema;
};

export const told = <const E extends ToldEvent>(described: E): E => described;
export const said = <const E extends SaidEvent>(described: E): E => described;

/** What an event's acknowledgement carries when it was heard. */
export type Heard<E extends SaidEvent> = E['answer'] extends Schema ? z.infer<E['answer']> : { ok: true };

/** The events of these descriptions, as a socket is typed. */
export type Told<E extends ToldEvent> = {
  [One in E as One['name']]: One extends { payload: infer S extends Schema }
    ? (event: z.infer<S>) => void
    : () => void;
};
export type Said<E extends SaidEvent> = {
  [One in E as One['name']]: (
    event: z.input<One['payload']>,
    answer?: (reply: Heard<One> | Refusal) => void,
  ) => void;
};

export const changed = told({
  name: 'changed',
  to: 'member',
  summary: 'Something the member sees has changed; ask again for the named thing.',
  payload: z.object({
    what: z.enum([
      'card',
      'deck',
      'requests',
      'subscription',
      'profile',
      'conversations',
      'matches',
      'liveChat',
      'couple',
      'compatibility',
      'appointments',
      'therapy',
      'vip',
      'planning',
    ]),
  }),
});
export const tooManyScreens = told({
  name: 'tooManyScreens',
  to: 'both',
  summary: 'Too many are open: this one, the oldest, is closed, and comes back when somebody looks at it.',
});
