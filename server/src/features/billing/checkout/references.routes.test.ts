// Orders of one moment: each has a reference of its own, and the last of many costs no more than the second.
import * as calls from '@ijeuwa/contract/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const MANY = 12;

let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
});
afterAll(() => world.close());

test('of many orders of one moment each takes the next millisecond that is free, at once', async () => {
  const ada = await world.as('ada');
  const asked: number[] = [];
  const references: string[] = [];
  for (let nth = 0; nth < MANY; nth++) {
    const { body: quote } = await ada.call(calls.makeQuote, { body: { packageId: 'blossom' } });
    const body = { quoteId: quote._id, method: 'card' as const };
    const statements = await world.countStatements(async () => {
      references.push((await ada.call(calls.placeOrder, { body })).body.reference);
    });
    asked.push(statements.length);
  }
  const moment = world.clock.now().getTime();
  expect(references).toEqual(Array.from({ length: MANY }, (_, nth) => `blossom-${moment + nth}`));
  expect(asked.at(-1)).toBe(asked[1]);
});

test('of many who order at once, and pay in two ways, each has one of their own', async () => {
  const people = await Promise.all(Array.from({ length: MANY }, (_, at) => world.as(`at-once-${at}`)));
  const placed = await Promise.all(
    people.map(async (one, at) => {
      const { body: quote } = await one.call(calls.makeQuote, { body: { packageId: 'harmony' } });
      const method = at % 2 === 0 ? ('card' as const) : ('bank_transfer' as const);
      return (await one.call(calls.placeOrder, { body: { quoteId: quote._id, method } })).body;
    }),
  );
  const again = await Promise.all(
    placed.map(({ _id: id }, at) =>
      people[at]!.call(calls.payOrder, { params: { id }, body: { method: 'card' } }),
    ),
  );
  const all = [...placed, ...again.map(({ body }) => body)].map(({ reference }) => reference);
  expect(new Set(all).size).toBe(MANY + MANY / 2);
});
