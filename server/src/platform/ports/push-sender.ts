// What the sender of notices needs of whoever brings them to the devices of members.
import type { PushMessage } from '@ijeuwa/contract/push';
import type { Queryable } from '../database/connect.ts';

export type PushSender = {
  /** Whether a device of the member has asked for them: for nobody else is anything written. */
  hasPush(db: Queryable, memberId: string): Promise<boolean>;
  /** Answers when the devices’ carriers have taken it; the signal breaks it off. */
  send(memberId: string, message: PushMessage, signal: AbortSignal): Promise<void>;
};
