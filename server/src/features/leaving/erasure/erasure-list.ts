// The list of who was erased, ids alone, outside the database: after a restore from a backup it is worked through again.
import type { FileStore } from '#platform/ports/file-store.ts';

export const ERASURE_LIST = 'erasures.txt';

export const makeErasureList = ({ files }: { files: FileStore }) => {
  const read = async (): Promise<string[]> => {
    const bytes = await files.read(ERASURE_LIST);
    return (bytes?.toString() ?? '').split('\n').filter(Boolean);
  };
  return {
    read,
    /** Called by one at a time. */
    async add(memberId: string): Promise<void> {
      const known = await read();
      if (known.includes(memberId)) return;
      await files.write(ERASURE_LIST, Buffer.from([...known, memberId, ''].join('\n')));
    },
  };
};
