// What is told to open screens leaves after the commit, once, and never for what was not kept.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { afterCommit } from './after-commit.ts';
import { type OpenDatabase, openDatabase } from './connect.ts';

let database: OpenDatabase;
let failed: unknown[];
beforeEach(async () => {
  failed = [];
  database = openDatabase(inject('databaseUrl'), {
    connections: 4,
    onError: (error) => void failed.push(error),
  });
  await database.pool.query('create table told_of (number int)');
});
afterEach(async () => {
  await database.pool.query('drop table told_of');
  await database.close();
});

const keep = (number: number, fail = false) =>
  database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into told_of values (${number})`);
    afterCommit(() => void told.push(number));
    await tx.execute(sql`select 1`);
    expect(told).not.toContain(number);
    if (fail) throw new Error('refused');
  });
let told: number[];
beforeEach(() => {
  told = [];
});

test('it leaves once the transaction is kept, before its caller goes on', async () => {
  await keep(1);
  expect(told).toEqual([1]);
});

test('whoever asks as soon as it is told finds what it is about', async () => {
  let found: unknown;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into told_of values (2)`);
    afterCommit(() => {
      found = database.pool.query('select number from told_of');
    });
  });
  expect(await found).toMatchObject({ rows: [{ number: 2 }] });
});

test('of what is not kept nothing leaves', async () => {
  await expect(keep(3, true)).rejects.toThrow('refused');
  expect(told).toEqual([]);
});

test('what is run again is told once', async () => {
  let tries = 0;
  await database.db.transaction(async (tx) => {
    afterCommit(() => void told.push(4));
    tries += 1;
    if (tries === 1)
      await tx.execute(sql.raw(`do $$ begin raise exception 'given up' using errcode = '40P01'; end $$`));
  });
  expect([tries, told]).toEqual([2, [4]]);
});

test('outside of a transaction it is done at once, and so by what one began and did not wait for', async () => {
  afterCommit(() => void told.push(5));
  expect(told).toEqual([5]);
  let goOn = () => {};
  let later: Promise<void> | undefined;
  await database.db.transaction(async () => {
    later = new Promise<void>((go) => {
      goOn = go;
    }).then(() => afterCommit(() => void told.push(6)));
  });
  goOn();
  await later;
  expect(told).toEqual([5, 6]);
});

test('two at a time do not tell for each other', async () => {
  const results = await Promise.allSettled([keep(7), keep(8, true), keep(9)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(told.toSorted()).toEqual([7, 9]);
});

test('what was said in a part that is let go is told to nobody, and what was said in one that is kept once', async () => {
  await database.db.transaction(async (tx) => {
    for (const number of [10, 11])
      await tx
        .transaction(async (part) => {
          afterCommit(() => void told.push(number));
          await part.transaction(async () => afterCommit(() => void told.push(number * 10)));
          if (number === 10) throw new Error('let go');
        })
        .catch(() => undefined);
    expect(told).toEqual([]);
  });
  expect(told).toEqual([11, 110]);
});

test('a deed that fails undoes nothing, and the others are done', async () => {
  const kept = database.db.transaction(async () => {
    afterCommit(() => {
      throw new Error('the screen is gone');
    });
    afterCommit(() => void told.push(12));
    return 'kept';
  });
  expect([await kept, told, failed]).toEqual(['kept', [12], [new Error('the screen is gone')]]);
});
