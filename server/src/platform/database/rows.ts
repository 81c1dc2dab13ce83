// What a statement of raw SQL answers, parsed: the one way from its rows to code.
import type * as z from 'zod';

/** Columns and kinds alone: what stands in a row is not for the log. */
const faultsOf = ({ issues }: z.ZodError): string =>
  issues
    .map((issue) => `${issue.path.join('.')} (${'expected' in issue ? `no ${issue.expected}` : issue.code})`)
    .join(', ');

const parsed = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new Error(`The database answered something else than the statement’s schema: ${faultsOf(error)}.`);
};

/** The schema is made once, where the statement stands: making it costs more than a row does. */
export const rowsOf = <Row>(schema: z.ZodType<Row>, { rows }: { rows: readonly unknown[] }): Row[] =>
  rows.map((row) => parsed(schema, row));

/** For `mapWith`: a column of raw SQL among those that drizzle reads. A null does not come here. */
export const columnOf =
  <Value>(schema: z.ZodType<Value>) =>
  (value: unknown): Value =>
    parsed(schema, value);
