// Counts what the database is asked while something is done: how many statements a call makes, and which.
import type pg from 'pg';

/** With its values, so that asking two people's names is not asking twice. */
export type Statement = { text: string; values: readonly unknown[] };

/** What is sent in place of a statement. */
export type Bend = (text: string) => string;

/** Of a pool whose connections are opened after this. */
export const watchStatements = (pool: pg.Pool) => {
  let asked: Statement[] | undefined;
  let bend: Bend | undefined;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [what, values] = given as [string | { text: string; values?: unknown[] }, unknown];
      const { text, values: own } = typeof what === 'string' ? { text: what } : what;
      asked?.push({ text, values: Array.isArray(values) ? values : (own ?? []) });
      const sent = bend && typeof text === 'string' ? bend(text) : text;
      if (sent === text) return query(...given);
      // A name belongs to the statement that it was first said of.
      return query(
        typeof what === 'string' ? sent : { ...what, text: sent, name: undefined },
        ...given.slice(1),
      );
    }) as typeof client.query;
  });
  return {
    async countStatements(work: () => Promise<unknown>): Promise<Statement[]> {
      asked = [];
      try {
        await work();
        return asked;
      } finally {
        asked = undefined;
      }
    },

    /** From now on, or as they are again. */
    bendStatements(by: Bend | undefined): void {
      bend = by;
    },
  };
};

/** What was asked more than once with the same values. */
export const askedTwice = (statements: readonly Statement[]): Statement[] => {
  const seen = new Set<string>();
  return statements.filter((one) => {
    const key = JSON.stringify([one.text, one.values]);
    return seen.has(key) || !seen.add(key);
  });
};
