// What a room keeps in the catalogue: a kind of entry that it declares, and what it is given for it.
import type { EntryHistory } from '@ijeuwa/contract/catalogue';
import type { Work } from '@ijeuwa/contract/work';
import type * as z from 'zod/mini';
import type { Queryable } from './database/connect.ts';

type Fields = Readonly<Record<string, string>>;

/** Where in content/ the entries of a kind are written. */
export type Written =
  /** A folder of Markdown files, one for each entry, whose text is this field. */
  | { folder: string; text: string }
  /** A file with a list, in which each has its key as `id`, and its place in the list in this field. */
  | { list: string; place: string };

/** Entries of one kind: each has a key, which never changes, and data of one shape. */
export type Kind<D extends object> = {
  name: string;
  /** Where staff keep it. */
  work: Work;
  data: z.core.$ZodType<D>;
  written: Written;
  /** The key of an entry that staff add; where none is given they add none. */
  keyOf?(data: D): string;
  /** Whether an entry may be called so; without it, it may. */
  isFree?(key: string): boolean;
  /** What staff leave as the file has it. */
  onlyInFile?: readonly (keyof D & string)[];
  /** What it costs, and how much of it: finance alone sets these, whoever else may change its words. */
  priced?: readonly (keyof D & string)[];
  /** Writes what of an entry is shown as HTML. */
  makeHtml?(): Promise<(data: D) => string>;
  /** What the shape cannot see, by field; undefined when all is well. */
  faultsOf(data: D, key: string): Promise<Fields | undefined>;
  /** What the room writes with a version that staff made, in its transaction. */
  onVersion?(tx: Queryable, history: EntryHistory<D>): Promise<void>;
  /** What does not go after what stands now, on this day in Lagos; `before` is null of a new one, or of one that no longer fits. */
  faultsAfter?(before: D | null, next: D, day: string): Fields | undefined;
  /** What does not go beside the others that are shown. */
  faultsBeside?(data: D, others: readonly D[]): Fields | undefined;
};

/** `id`: of the version in which it stands. */
export type Entry<D> = { id: string; key: string; version: number; data: D };

type Reason = { reason: string };
type Seen = Reason & { seenVersion: number };

/** The entries as staff keep them: every change is a version with who made it and why, and stands in the audit. */
export type Desk<D extends object> = {
  list(): Promise<EntryHistory<D>[]>;
  add(staffId: string, asked: Reason & { data: D }): Promise<EntryHistory<D>>;
  change(staffId: string, key: string, asked: Seen & { data: D }): Promise<EntryHistory<D>>;
  end(staffId: string, key: string, asked: Seen): Promise<EntryHistory<D>>;
};

export type Entries<D extends object> = {
  /** Reads the files: what is new or was changed there becomes a version, what is gone is ended. `more`: as if it stood there too. */
  seed(place?: string, more?: ReadonlyMap<string, D>): Promise<void>;
  /** What is shown now, in no order; a version of before that no longer fits its kind is not. Inside a transaction, by its own connection. */
  listCurrent(tx?: Queryable): Promise<Entry<D>[]>;
  /** One that is never shown: ended from its first version on, and in no file. Kept once. */
  keepHidden(key: string, data: D): Promise<void>;
  desk: Desk<D>;
};

export type Catalogue = { open<D extends object>(kind: Kind<D>): Entries<D> };
