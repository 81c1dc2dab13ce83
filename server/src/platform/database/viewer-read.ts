// A read of something by whoever asks, written once: asked by the member's id, or in one statement with the gate.
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isPresent } from '../visibility/visibility.ts';
import type { Queryable } from './connect.ts';
import { prepared } from './prepared.ts';
import { rowsOf } from './rows.ts';

export type Values = Record<string, unknown>;
/** What a value is to the database. */
export type Kind = 'uuid' | 'text' | 'int';
export type Kinds<V extends Values> = { readonly [Name in keyof V]: Kind };
type Asked<V extends Values> = { readonly [Name in keyof V]: SQL };
/** A select with named columns, of what this member sees; `mayLook`: whether they are shown anybody. */
type TextFor<V extends Values> = (memberId: SQL, mayLook: SQL, asked: Asked<V>) => SQL;

const ME = sql`${sql.placeholder('memberId')}::uuid`;

export type ViewerRead<V extends Values, Row extends object> = {
  name: string;
  takes: Kinds<V>;
  textFor: TextFor<V>;
  row: z.ZodType<Row>;
  /** By the id alone: for a deed that has just changed it, and answers it. */
  ask(db: Queryable, values: V & { memberId: string }): Promise<Row[]>;
};

const eachOf = <V extends Values>(takes: Kinds<V>, write: (name: string, kind: Kind) => SQL): Asked<V> =>
  Object.fromEntries(Object.entries(takes).map(([name, kind]) => [name, write(name, kind)])) as Asked<V>;

export const viewerRead = <V extends Values, Row extends object>(
  name: string,
  takes: Kinds<V>,
  textFor: TextFor<V>,
  row: z.ZodType<Row>,
): ViewerRead<V, Row> => {
  const asked = eachOf(takes, (value, kind) => sql`${sql.placeholder(value)}::${sql.raw(kind)}`);
  const text = textFor(ME, isPresent(ME), asked);
  return { name, takes, textFor, row, ask: prepared<V & { memberId: string }, Row>(name, text, row) };
};

/**
 * A deed that is one statement. Its parts of a `with` begin with `acting`: a row for each whom the gate lets act, with
 * `at`, the gate's row and what the deed takes. The last of them is `done`, and says `at` again.
 */
export type ViewerWrite<V extends Values, Row extends object> = {
  name: string;
  takes: Kinds<V>;
  parts: SQL;
  row: z.ZodType<Row>;
};

/**
 * Whose session each token opens; beside the row `isPresent` is whether they are shown anybody, `isVerified` whether
 * their e-mail is confirmed, and `ownName` what they are called.
 */
export type GateRead<Row extends { memberId: string }> = {
  /** Of its row: whether they may do what is for members. */
  mayAct: SQL;
  /** A select of at most one row, of the session with this token. */
  textFor(tokenHash: SQL): SQL;
  row: z.ZodObject<z.ZodRawShape, z.core.$strip> & z.ZodType<Row>;
};

/** What one viewer asks, of several who ask at one moment. */
export type AskedBy<V> = { tokenHash: string; values: V };
/** For each in their order; undefined where the gate lets nobody in. Rows are parsed when they are asked for. */
export type Together<V extends Values, GateRow, Row> = (
  db: Queryable,
  asked: readonly AskedBy<V>[],
  now: Date,
  shared?: Values,
) => Promise<({ gate: GateRow; read(): Row[] } | undefined)[]>;

const GATE = 'gate ';
const AT = 'asked at';
const Found = z.object({ isFound: z.nullable(z.literal(true)) });

/**
 * The gate and a read or a deed in one statement, for all who ask the same at one moment: one way to the database, and one start
 * of a plan. Whoever asks looks at what the gate says of the others before what was read.
 */
export const withGate = <GateRow extends { memberId: string }>(gate: GateRead<GateRow>) => {
  const columns = Object.keys(gate.row.shape);
  const apart = sql.join(
    columns.map((name) => sql`viewer.${sql.identifier(name)} as ${sql.identifier(GATE + name)}`),
    sql`, `,
  );
  const ofGate = (row: Values) => Object.fromEntries(columns.map((name) => [name, row[GATE + name]]));
  /** Once for each read, however many servers one program starts. */
  const known = new WeakMap<object, Together<never, GateRow, never>>();
  return <V extends Values, Row extends object>(
    read: ViewerRead<V, Row> | ViewerWrite<V, Row>,
  ): Together<V, GateRow, Row> => {
    const ready = known.get(read) as Together<V, GateRow, Row> | undefined;
    if (ready) return ready;
    const column = (name: string) => sql`asked.${sql.identifier(name)}`;
    const names = ['tokenHash', ...Object.keys(read.takes)];
    const kinds: Record<string, Kind> = { tokenHash: 'text', ...read.takes };
    // Behind a select, a list is of any length to the planner: it would otherwise plan anew for each short one.
    const lists = names.map((name) => sql`(select ${sql.placeholder(name)}::${sql.raw(kinds[name]!)}[])`);
    const letIn = sql`unnest(${sql.join(lists, sql`, `)}) with ordinality
          asked (${sql.join([...names.map((name) => sql.identifier(name)), sql`at`], sql`, `)})
        cross join lateral (${gate.textFor(column('tokenHash'))}) viewer`;
    const reads = ({ textFor }: ViewerRead<V, Row>) => sql`
      select asked.at::int as ${sql.identifier(AT)}, ${apart}, found.*
        from ${letIn}
        left join lateral (select true as "isFound", deed.* from (${textFor(
          sql`viewer."memberId"`,
          sql`viewer."isPresent"`,
          eachOf(read.takes, column) as Asked<V>,
        )}) deed) found on true`;
    const writes = ({ parts }: ViewerWrite<V, Row>) => sql`
      with asked as (select asked.*, viewer.* from ${letIn}),
        acting as (select * from asked viewer where ${gate.mayAct}),
        ${parts}
      select viewer.at::int as ${sql.identifier(AT)}, ${apart}, found.*
        from asked viewer left join (select true as "isFound", done.* from done) found on found.at = viewer.at`;
    const ask = prepared<Values, Values>(
      `gate-${read.name}`,
      'parts' in read ? writes(read) : reads(read),
      // Its parts are parsed below, each by its own.
      z.custom<Values>(),
    );
    const together: Together<V, GateRow, Row> = async (db, asked, now, shared = {}) => {
      const lists = Object.fromEntries(
        Object.keys(read.takes).map((name) => [name, asked.map(({ values }) => values[name])]),
      );
      const tokenHash = asked.map((one) => one.tokenHash);
      const rows = await ask(db, { ...shared, ...lists, tokenHash, now });
      const byAsker = Map.groupBy(rows, (row) => row[AT] as number);
      return asked.map((_, at) => {
        const own = byAsker.get(at + 1);
        if (!own) return undefined;
        const [letIn] = rowsOf(gate.row, { rows: [ofGate(own[0]!)] });
        const [found] = rowsOf(Found, { rows: own });
        return { gate: letIn!, read: () => (found!.isFound ? rowsOf(read.row, { rows: own }) : []) };
      });
    };
    known.set(read, together as never);
    return together;
  };
};
