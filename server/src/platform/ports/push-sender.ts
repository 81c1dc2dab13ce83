// What the product needs of whoever carries push messages to the devices of members.
import type { Queryable } from '../database/connect.ts';

/** Words that anybody may read on a lock screen; a later one of the same tag takes the place of the one before. */
export type Push = { title: string; body: string; place: string; tag: string };

export type PushSender = {
  /** Whether a device of the member has asked for them: for nobody else is anything written. */
  hasPush(db: Queryable, memberId: string): Promise<boolean>;
  /** Answers when the devices’ carriers have taken it; the signal breaks it off. */
  send(memberId: string, push: Push, signal: AbortSignal): Promise<void>;
};
