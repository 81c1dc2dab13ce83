// Speaks to a member's open screens, on every device and from every process.
import type { ServerEvents } from '@ijeuwa/contract/live-events';

/** What services use: best effort, after the commit; the truth stays in the database. */
export type Live = {
  toMember<E extends keyof ServerEvents>(
    memberId: string,
    event: E,
    ...args: Parameters<ServerEvents[E]>
  ): void;
  /** The same to several at once. */
  toMembers<E extends keyof ServerEvents>(
    memberIds: readonly string[],
    event: E,
    ...args: Parameters<ServerEvents[E]>
  ): void;
  /** Ends the member's open sockets of a session that ended, or all of them. */
  disconnect(memberId: string, sessionId?: string): void;
};
