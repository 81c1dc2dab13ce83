// What the product needs of whoever keeps its files; names are given by us and never guessable.
export type FileStore = {
  write(name: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
};
