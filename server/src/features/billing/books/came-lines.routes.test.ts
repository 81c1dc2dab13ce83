// The lines of statements behind a figure of a day: what became of each, by whom, and whose order it went to.
import { listCameLines } from '@ijeuwa/contract/books';
import * as calls from '@ijeuwa/contract/statements';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lagosDay } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
});
afterAll(() => world.close());

const { csv } = makeBank();
const lineWith = async (part: string) =>
  (await bello.call(calls.listStatementLines, {})).body.lines.find(({ narration }) =>
    narration.includes(part),
  )!;
const cameLine = async (part: string) => {
  const day = lagosDay(world.clock.now());
  const { lines } = (await bello.call(listCameLines, { query: { day, of: 'came' } })).body;
  return lines.find(({ narration }) => narration.includes(part));
};

test('a closed line says why, who said so and when, and to which order its money went', async () => {
  const ada = await world.as('ada');
  const { reference, _id } = await placedBy(ada);
  const id = await attemptOf(world, _id);
  await sendStatement(world, bello, csv([{ narration: 'INTEREST CREDIT', credit: 1_200 }]));
  await sendStatement(world, bello, csv([{ narration: 'NIP/SOMEBODY ELSE', credit: 75_000 }]));
  const close = async (part: string, said: { as: calls.ClosedAs; reference?: string; reason: string }) => {
    const params = { id: (await lineWith(part))._id };
    expect((await bello.call(calls.closeStatementLine, { params, body: said })).status).toBe(200);
  };
  await close('INTEREST', { as: 'interest', reason: 'the bank’s letter of Friday' });
  await bello.call(confirmTransfer, { params: { id }, body: { reason: 'seen in the account' } });
  await close('SOMEBODY', { as: 'booked', reference, reason: 'her brother sent it' });
  const at = world.clock.now().toISOString();
  expect(await cameLine('INTEREST')).toMatchObject({
    state: 'closed',
    order: null,
    closed: {
      as: 'interest',
      by: expect.stringMatching(/bello/i),
      at,
      reason: 'the bank’s letter of Friday',
    },
  });
  expect(await cameLine('SOMEBODY')).toMatchObject({
    closed: { as: 'booked', reason: 'her brother sent it' },
    order: { _id, reference, title: 'Blossom' },
    member: { _id: ada.id },
  });
});
