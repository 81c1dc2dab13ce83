// Faults planted on purpose: a check is taken out of the statements on their way to the database, so that races must show it.
import pg from 'pg';

/** The statement by its beginning or a part of its own, and what of it is taken out. */
const FAULTS = {
  /** The two of a pair answer without the lock. */
  like: {
    in: /^select pg_advisory_xact_lock\(hashtextextended\(\$1, 0\)\)$/,
    cut: /pg_advisory_xact_lock/,
    by: '',
  },
  /** A message takes its place without holding the match open. */
  message: {
    in: /insert into conversation/,
    cut: /where m\.ended_at is null\s+for share of m( skip locked)?/,
    by: '',
  },
  /** A photo opens to whoever holds its address. */
  photo: {
    in: /from "private_file".*"owner_id" = \$\d+ or/s,
    cut: /"owner_id" = (\$\d+) or/,
    by: '"owner_id" is distinct from $1 or',
  },
  /** What waits for its turn is not asked again. */
  push: { in: /as "isUnread"/, cut: /as "(isUnread|isShown)"/g, by: 'or true as "$1"' },
} as const;
type Fault = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as Fault[];

/** For connections that are opened from now on. Answers how often it was met; `pull` takes it out again. */
export const plant = (name: Fault) => {
  const fault = FAULTS[name];
  const { query } = pg.Client.prototype;
  let met = 0;
  const bent = (text: string): string => {
    if (!fault.in.test(text)) return text;
    const without = text.replace(fault.cut, fault.by);
    if (without !== text) met++;
    return without;
  };
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [what, ...more] = given;
    const sent = typeof what === 'string' ? bent(what) : withText(what as { text?: string }, bent);
    return (query as (...all: unknown[]) => unknown).call(this, sent, ...more);
  } as typeof query;
  return {
    met: () => met,
    pull: () => {
      pg.Client.prototype.query = query;
    },
  };
};

const withText = (what: { text?: string }, bent: (text: string) => string) => {
  if (what.text !== undefined) {
    const text = bent(what.text);
    if (text !== what.text) return { ...what, text };
  }
  return what;
};
