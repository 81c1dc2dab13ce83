// A read of something by whoever asks, written once: asked by the member's id, or in one statement with the gate.
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isPresent } from '../visibility/visibility.ts';
import type { Queryable } from './connect.ts';
import { prepared } from './prepared.ts';
import { rowsOf } from './rows.ts';

type Values = Record<string, unknown>;
const ME = sql`${sql.placeholder('memberId')}::uuid`;

export type ViewerRead<V extends Values, Row extends object> = {
  name: string;
  /** A select with named columns, of what this member sees; `mayLook`: whether they are shown anybody. */
  textFor(memberId: SQL, mayLook: SQL): SQL;
  row: z.ZodType<Row>;
  /** By the id alone: for a deed that has just changed it, and answers it. */
  ask(db: Queryable, values: V & { memberId: string }): Promise<Row[]>;
};

export const viewerRead = <V extends Values, Row extends object>(
  name: string,
  textFor: (memberId: SQL, mayLook: SQL) => SQL,
  row: z.ZodType<Row>,
): ViewerRead<V, Row> => ({
  name,
  textFor,
  row,
  ask: prepared<V & { memberId: string }, Row>(name, textFor(ME, isPresent(ME)), row),
});

/** A select of at most one row: whose session it is. Its `memberId` is whom the read is about; `isPresent`, beside the row, whether they are shown anybody. */
export type GateRead<Row extends { memberId: string }> = {
  text: SQL;
  row: z.ZodObject<z.ZodRawShape, z.core.$strip> & z.ZodType<Row>;
};

type Together<V extends Values, GateRow, Row> = (
  db: Queryable,
  values: V,
) => Promise<{ gate: GateRow; rows: Row[] } | undefined>;

const GATE = 'gate ';

/**
 * The gate and a read in one statement: one way to the database in place of two. Undefined where the gate lets nobody
 * in; whoever asks looks at what it says of the others before what was read.
 */
export const withGate = <G extends Values, GateRow extends { memberId: string }>(gate: GateRead<GateRow>) => {
  const columns = Object.keys(gate.row.shape);
  const apart = sql.join(
    columns.map((name) => sql`viewer.${sql.identifier(name)} as ${sql.identifier(GATE + name)}`),
    sql`, `,
  );
  const Found = z.object({ isFound: z.nullable(z.literal(true)) });
  const ofGate = (row: Values) => Object.fromEntries(columns.map((name) => [name, row[GATE + name]]));
  /** Once for each read, however many servers one program starts. */
  const known = new WeakMap<object, Together<never, GateRow, never>>();
  return <V extends Values, Row extends object>(read: ViewerRead<V, Row>): Together<V & G, GateRow, Row> => {
    const ready = known.get(read) as Together<V & G, GateRow, Row> | undefined;
    if (ready) return ready;
    const ask = prepared<V & G, Values>(
      `gate-${read.name}`,
      sql`with viewer as (${gate.text})
        select ${apart}, found.* from viewer
        left join lateral (
          select true as "isFound", deed.* from (${read.textFor(sql`viewer."memberId"`, sql`viewer."isPresent"`)}) deed) found on true`,
      // Its parts are parsed below, each by its own.
      z.custom<Values>(),
    );
    const together: Together<V & G, GateRow, Row> = async (db, values) => {
      const rows = await ask(db, values);
      const [first] = rows;
      if (!first) return undefined;
      const [found] = rowsOf(Found, { rows: [first] });
      const [letIn] = rowsOf(gate.row, { rows: [ofGate(first)] });
      return { gate: letIn!, rows: found!.isFound ? rowsOf(read.row, { rows }) : [] };
    };
    known.set(read, together as never);
    return together;
  };
};
