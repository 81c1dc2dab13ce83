// What the database refuses of the ledger, whoever writes: shown by SQL that tries.
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let count = 0;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

type Line = [account: string, amountMinor: number, currency?: string];
const BANK = 'asset:bank:main';
const DEFERRED = 'liability:deferred';

const addLines = async (client: pg.PoolClient, id: string, lines: readonly Line[]) => {
  for (const [account, amount, currency = 'NGN'] of lines)
    await client.query(
      'insert into ledger_line (transaction_id, account, amount_minor, currency) values ($1, $2, $3, $4)',
      [id, account, amount, currency],
    );
};

/** The transaction’s id; committed, unless the database refuses it: then the name of what does. */
const write = async (work: (client: pg.PoolClient) => Promise<string>) => {
  const client = await world.platform.pool.connect();
  try {
    await client.query('begin');
    const id = await work(client);
    await client.query('commit');
    return id;
  } catch (error) {
    await client.query('rollback');
    const { constraint, message } = error as { constraint?: string; message: string };
    return constraint ?? message;
  } finally {
    client.release();
  }
};
const begin = async (client: pg.PoolClient, source = `try:${++count}`): Promise<string> => {
  const { rows } = await client.query(
    "insert into ledger_transaction (source, kind, posted_at) values ($1, 'unmatched payment', now()) returning id",
    [source],
  );
  return rows[0].id;
};
const tryLines = (...lines: Line[]) =>
  write(async (client) => {
    const id = await begin(client);
    await addLines(client, id, lines);
    return id;
  });
const ID = /^[\da-f-]{36}$/;
const linesOf = async (id: string) =>
  (await world.platform.pool.query('select * from ledger_line where transaction_id = $1', [id])).rows;

test('lines that sum to nothing in each currency are taken', async () => {
  const id = await tryLines(
    [BANK, 700],
    [DEFERRED, -500],
    ['expense:fees', -200],
    [BANK, 3, 'USD'],
    [DEFERRED, -3, 'USD'],
  );
  expect(id).toMatch(ID);
  expect(await linesOf(id)).toHaveLength(5);
});

test.each<[string, Line[], string]>([
  ['no line', [], 'ledger_transaction_two_lines'],
  ['one line', [[BANK, 700]], 'ledger_transaction_two_lines'],
  [
    'lines that leave something',
    [
      [BANK, 700],
      [DEFERRED, -699],
    ],
    'ledger_transaction_balanced',
  ],
  [
    'lines that sum to nothing across currencies alone',
    [
      [BANK, 700],
      [DEFERRED, -700, 'USD'],
    ],
    'ledger_transaction_balanced',
  ],
  [
    'one currency of two that leaves something',
    [
      [BANK, 7],
      [DEFERRED, -7],
      [BANK, 7, 'USD'],
      [DEFERRED, -6, 'USD'],
    ],
    'ledger_transaction_balanced',
  ],
])('a transaction of %s is refused at the commit', async (_, lines, refusal) => {
  expect(await tryLines(...lines)).toBe(refusal);
});

test('a transaction that stands takes no more lines, even such that sum to nothing', async () => {
  const id = await tryLines([BANK, 700], [DEFERRED, -700]);
  const late = await write(async (client) => {
    await addLines(client, id, [
      [BANK, 5],
      [DEFERRED, -5],
    ]);
    return id;
  });
  expect(late).toBe('ledger_transaction_made_at_once');
  expect(await linesOf(id)).toHaveLength(2);
});

test('the same source is posted once', async () => {
  const post = () =>
    write(async (client) => {
      const id = await begin(client, 'the same');
      await addLines(client, id, [
        [BANK, 700],
        [DEFERRED, -700],
      ]);
      return id;
    });
  expect(await post()).toMatch(ID);
  expect(await post()).toBe('ledger_transaction_source_unique');
});

test.each(['ledger_transaction', 'ledger_line', 'ledger_entry'])(
  'nobody changes, removes or empties %s',
  async (table) => {
    const ask = (text: string) => world.platform.pool.query(text);
    await expect(ask(`update ${table} set id = id`)).rejects.toThrow(`${table} is append-only`);
    await expect(ask(`delete from ${table}`)).rejects.toThrow(`${table} is append-only`);
    await expect(ask(`truncate ${table} cascade`)).rejects.toThrow(/is append-only/);
  },
);

test('nobody adds to the ledger of before', async () => {
  const added = world.platform.pool.query(
    "insert into ledger_entry (order_id, account, amount_minor, currency, posted_at, kind) values (uuidv7(), 'cash:bank', 1, 'NGN', now(), 'payment')",
  );
  await expect(added).rejects.toThrow('ledger_entry is frozen');
});
