// Practice people look at their desks every few seconds: one look at a time, and the last one is waited for.
export const lookEvery = (ms: number, look: () => Promise<void>, onError: (error: unknown) => void) => {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
      });
  }, ms);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
};
