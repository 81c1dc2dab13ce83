// One run of a name at a time: whoever asks for it meanwhile waits for the same one, and hears what it answers.

export type SharedRuns<T> = { run(name: string, work: () => Promise<T>): Promise<T>; count(): number };

/** What has ended, well or badly, is not kept: the next who asks begins anew. */
export const makeSharedRuns = <T>(): SharedRuns<T> => {
  const running = new Map<string, Promise<T>>();
  return {
    run(name, work) {
      const one = running.get(name) ?? work().finally(() => running.delete(name));
      running.set(name, one);
      return one;
    },
    count: () => running.size,
  };
};
