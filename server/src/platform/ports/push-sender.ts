// What the sender of notices needs of whoever brings them to the devices of members.
import type { PushMessage } from '@ijeuwa/contract/push';
import type { Queryable } from '../database/connect.ts';

export type PushSender = {
  /** Of these, whoever has a device that has asked for them: for nobody else is anything written. */
  listReached(db: Queryable, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Answers when the devices’ carriers have taken it; the signal breaks it off. */
  send(memberId: string, message: PushMessage, signal: AbortSignal): Promise<void>;
};
