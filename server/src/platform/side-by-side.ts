// Some of many at a time: each of them in turn as soon as one before it is through.

/** `most` at once at the most; a deed that fails ends all, so whoever wants the others done catches in it. */
export const sideBySide = async <T>(
  all: readonly T[],
  most: number,
  deed: (one: T) => Promise<void>,
): Promise<void> => {
  const waiting = [...all];
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await deed(one);
  };
  await Promise.all(Array.from({ length: most }, work));
};
