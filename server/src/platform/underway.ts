// What goes on behind an answer: whoever closes what it works with waits for it first.

export const makeUnderway = () => {
  const works = new Set<Promise<unknown>>();
  return {
    /** Answers the same work: how it ends is its caller's to hear. */
    add<T>(work: Promise<T>): Promise<T> {
      works.add(work);
      const over = () => void works.delete(work);
      work.then(over, over);
      return work;
    },
    /** Once nothing goes on any more, nor what was begun meanwhile. */
    async idle(): Promise<void> {
      while (works.size > 0) await Promise.allSettled(works);
    },
  };
};
