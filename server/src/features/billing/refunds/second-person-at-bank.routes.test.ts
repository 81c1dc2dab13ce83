// Where two people say what came to our bank, or left it, the others have a mail as the first has said it.
import * as calls from '@ijeuwa/contract/statements';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
let amara: Client;
beforeAll(async () => {
  world = await makeWorld({ TWO_STAFF_ABOVE_NAIRA: '50000' }, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance']);
  await signInStaff(world, 'chidi', ['admin']);
  await signInStaff(world, 'dayo', ['support', 'editor']);
});
afterAll(() => world.close());

const { csv } = makeBank();
const reason = 'seen on the statement';
const newOrder = async (name: string) => {
  const member = await world.as(name);
  const order = await placedBy(member);
  return { ...order, transferId: await attemptOf(world, order._id) };
};
const confirm = (who: Client, id: string, amountMinor?: number) =>
  who.call(confirmTransfer, { params: { id }, body: { amountMinor, reason } });
const upload = (rows: Parameters<typeof csv>[0]) => sendStatement(world, bello, csv(rows));
const lineWith = async (part: string) =>
  (await bello.call(calls.listStatementLines, {})).body.lines.find(({ narration }) =>
    narration.includes(part),
  )!;
const close = (who: Client, id: string, as?: calls.ClosedAs, reference?: string) =>
  who.call(calls.closeStatementLine, { params: { id }, body: { as, reference, reason } });
const told = async (part: string) => {
  await world.deliver();
  return world.mails
    .filter(({ subject, text }) => subject.startsWith('A second person') && text.includes(part))
    .map(({ to }) => to.split('@')[0])
    .sort();
};

test('of a transfer that two confirm, by hand or by its line, once for each word', async () => {
  const { reference, transferId } = await newOrder('ada');
  const first = 'bello has said that ₦75,000 for Blossom came to our account.';
  await confirm(bello, transferId);
  await confirm(bello, transferId);
  expect(await told(first)).toEqual(['amara', 'chidi']);
  expect(await told(`/staff/transfers?reference=${reference}`)).toEqual(['amara', 'chidi']);
  expect((await confirm(amara, transferId, 7_600_000)).body).toMatchObject({ paid: false, disputed: true });
  expect(await told('amara has said that ₦76,000 for Blossom')).toEqual(['bello', 'chidi']);
  await upload([{ narration: `NIP/${reference}`, credit: 75_000 }]);
  const line = await lineWith(reference);
  const body = { transferId, reason };
  const paid = await amara.call(calls.confirmStatementLine, { params: { id: line._id }, body });
  expect(paid.body.paid).toBe(true);
  expect(await told('for Blossom came')).toHaveLength(4);
});

test('of a line that two close, and of a transfer that two say is gone', async () => {
  await upload([{ narration: 'NIP/STRANGER', credit: 60_000 }]);
  const { _id: id } = await lineWith('STRANGER');
  await close(bello, id, 'sent_back', 'FT-1');
  const words = 'bello would close a line of the statement, ₦60,000 of 24 November 2026, as sent back.';
  expect(await told(words)).toEqual(['amara', 'chidi']);
  expect((await close(amara, id, 'sent_back', 'FT-1')).body).toEqual({ closed: true });

  const { reference, transferId } = await newOrder('ify');
  await upload([{ narration: `NIP/${reference}`, credit: 75_000 }]);
  const line = await lineWith(reference);
  for (const who of [bello, amara])
    await who.call(calls.confirmStatementLine, { params: { id: line._id }, body: { transferId, reason } });
  await upload([{ narration: `***RSVL NIP/${reference}`, debit: 75_000 }]);
  await close(amara, line._id);
  expect(await told('amara has said that the bank took back ₦75,000')).toEqual(['bello', 'chidi']);
  expect((await close(bello, line._id)).body).toEqual({ closed: true });
});

test('what one person may say alone is told to nobody', async () => {
  await upload([{ narration: 'CREDIT INTEREST', credit: 40_000 }]);
  const before = (await told('')).length;
  await close(bello, (await lineWith('CREDIT INTEREST'))._id, 'interest');
  expect(await told('')).toHaveLength(before);
});
