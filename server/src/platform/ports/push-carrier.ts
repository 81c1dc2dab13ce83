// What the product needs of whoever carries a notice to a browser that is closed.
import type { PushMessage } from '@ijeuwa/contract/push';

/** Where one browser is reached, and the keys by which it alone reads. */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } };

/** `gone`: nobody is there any more, for good. A failure that may pass is thrown. */
export type PushOutcome = 'taken' | 'gone';

/** The carrier does not want it and will hardly want it later: what was kept of the browser is damaged. */
export class PushRefused extends Error {}

export type PushCarrier = {
  /** The key that browsers subscribe with. */
  publicKey: string;
  /** The signal breaks it off. `to`: the member, for whoever only plays the carrier. */
  send(target: PushTarget, message: PushMessage, to: string, signal: AbortSignal): Promise<PushOutcome>;
};
