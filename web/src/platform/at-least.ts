// A deed that takes at least so long to be seen, so that its word does not flicker.
export const atLeast = async <T>(shownMs: number, deed: Promise<T>): Promise<T> => {
  if (shownMs === 0) return deed;
  const [done] = await Promise.allSettled([deed, new Promise((resolve) => setTimeout(resolve, shownMs))]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
};
