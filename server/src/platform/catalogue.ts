// What a room keeps in the catalogue: a kind of entry that it declares, and what it is given for it.
import type { Work } from '@ijeuwa/contract/work';
import type * as z from 'zod/mini';

type Fields = Readonly<Record<string, string>>;

/** Entries of one kind: each has a key, which never changes, and data of one shape. */
export type Kind<D extends object> = {
  name: string;
  /** Where staff keep it. */
  work: Work;
  data: z.core.$ZodType<D>;
  /** Where in content/ they are written: a folder of Markdown files, one for each entry. */
  folder: string;
  /** The field that the text of such a file is. */
  text: keyof D & string;
  /** The key of an entry that staff add. */
  keyOf(data: D): string;
  /** What the shape cannot see, by field; undefined when all is well. */
  faultsOf(data: D): Promise<Fields | undefined>;
};

export type Entry<D> = { key: string; version: number; data: D };

export type Entries<D extends object> = {
  /** Reads the files: what is new or was changed there becomes a version, what is gone is ended. */
  seed(folder?: string): Promise<void>;
  /** What is shown now, in no order. */
  listCurrent(): Promise<Entry<D>[]>;
};

export type Catalogue = { open<D extends object>(kind: Kind<D>): Entries<D> };
