// Two transactions that wait for each other: the database gives one up, and it is run again.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase, type Queryable } from './connect.ts';

let database: OpenDatabase;
beforeEach(() => {
  database = openDatabase(inject('databaseUrl'), { connections: 4 });
});
afterEach(() => database.close());

const hold = (tx: Queryable, lock: number) => tx.execute(sql`select pg_advisory_xact_lock(715, ${lock})`);

test('a deadlock ends in both deeds done, each once', async () => {
  let runs = 0;
  let arrive = () => {};
  const bothHold = new Promise<void>((go) => {
    let there = 0;
    arrive = () => ++there === 2 && go();
  });
  const deed = (first: number, then: number) =>
    database.db.transaction(async (tx) => {
      runs++;
      await hold(tx, first);
      arrive();
      await bothHold;
      await hold(tx, then);
      return then;
    });
  expect(await Promise.all([deed(1, 2), deed(2, 1)])).toEqual([2, 1]);
  expect(runs).toBe(3);
});

const failing = (code: string) =>
  sql.raw(`do $$ begin raise exception 'given up' using errcode = '${code}'; end $$`);

test('it is tried a few times and no more, and only what the database asks to be tried again', async () => {
  const triesOf = async (code: string) => {
    let tries = 0;
    const deed = database.db.transaction(async (tx) => {
      tries++;
      await tx.execute(failing(code));
    });
    await expect(deed).rejects.toThrow();
    return tries;
  };
  expect(await triesOf('40001')).toBe(5);
  expect(await triesOf('23505')).toBe(1);
});

test('a statement that stands alone is tried again too', async () => {
  await database.pool.query('create sequence if not exists tries_of_a_statement');
  const statement = sql.raw(`do $$ begin
    if nextval('tries_of_a_statement') % 2 = 1 then raise exception 'given up' using errcode = '40P01'; end if;
  end $$`);
  await expect(database.db.execute(statement)).resolves.toBeDefined();
  await database.pool.query('drop sequence tries_of_a_statement');
});
