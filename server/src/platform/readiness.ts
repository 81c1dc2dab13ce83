// What the server still waits for before it is ready, though it answers calls by then.
export const makeReadiness = () => {
  const awaited = new Set<{ why: string }>();
  return {
    /** Not ready, for this reason, until what is answered is called. */
    await(why: string): () => void {
      const one = { why };
      awaited.add(one);
      return () => void awaited.delete(one);
    },
    /** Undefined once nothing is waited for. */
    whyNot: (): string | undefined => awaited.values().next().value?.why,
  };
};
export type Readiness = ReturnType<typeof makeReadiness>;
