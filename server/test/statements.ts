// Counts what the database is asked while something is done: how many statements a call makes, and which.
import type pg from 'pg';

/** With its values, so that asking two people's names is not asking twice. */
export type Statement = { text: string; values: readonly unknown[] };

/** What is sent in place of a statement. */
export type Bend = (text: string) => string;

const CHANGES_NOTHING = /^\s*(select|begin|rollback|savepoint|release)\b/i;

const MAY_BE_KEPT = /^\s*(select|insert|update|delete|with)\b/i;

/** Several in one, as tests may send them, have no plan of their own. */
const SEVERAL = /;\s*\S/;

/** Each text by the same name on every connection; undefined is planned whenever it comes. */
export const namesOfPlans = () => {
  const names = new Map<string, string>();
  return (text: unknown): string | undefined => {
    if (typeof text !== 'string' || !MAY_BE_KEPT.test(text) || SEVERAL.test(text)) return undefined;
    const name = names.get(text) ?? `kept${names.size}`;
    names.set(text, name);
    return name;
  };
};

/** For connections whose statements have names: the plan is made for any values. */
export const plannedOnce = (databaseUrl: string): string => {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c plan_cache_mode=force_generic_plan');
  return url.toString();
};

type Whole = { text: string; values?: unknown[]; name?: string };
const whole = (text: string): Whole => ({ text });

/**
 * Of a pool whose connections are opened after this. `planned`: each connection plans a statement the first time alone, for
 * planning takes the database more than half of its time where the same few hundred are asked again and again.
 */
export const watchStatements = (pool: pg.Pool, planned = true) => {
  let asked: Statement[] | undefined;
  let changes = 0;
  const nameOf = namesOfPlans();
  let bend: Bend | undefined;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [what, values] = given as [string | Whole, unknown];
      const { text, values: own, name: called } = typeof what === 'string' ? whole(what) : what;
      asked?.push({ text, values: Array.isArray(values) ? values : (own ?? []) });
      if (!CHANGES_NOTHING.test(text)) changes++;
      const sent = bend && typeof text === 'string' ? bend(text) : text;
      // A name belongs to the statement that it was first said of.
      const name = sent === text ? (called ?? (planned ? nameOf(text) : undefined)) : undefined;
      if (sent === text && name === called) return query(...given);
      return query(
        typeof what === 'string' && !name
          ? sent
          : { ...(typeof what === 'string' ? {} : what), text: sent, name },
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

    /** How many statements so far may have changed something; what was begun counts once more as it is committed. */
    countChanges: (): number => changes,

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
