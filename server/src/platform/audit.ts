// What every room needs to write down what staff do and look at; the staff room keeps it.
import type { Queryable } from './database/connect.ts';

export type Act = { staffId: string; act: string; subject: string; reason: string };
export type Look = Omit<Act, 'reason'>;

export type Audit = {
  /** The last statement of the transaction that acts: the lock on the chain is held for a moment only. */
  record(tx: Queryable, act: Act): Promise<void>;
  /** Something private that was opened: each time is an entry. */
  recordOpened(look: Look): Promise<void>;
  /** A queue that stands open and shows the same is one look an hour; anything new in it is a look of its own. */
  recordLook(look: Look): Promise<void>;
};
