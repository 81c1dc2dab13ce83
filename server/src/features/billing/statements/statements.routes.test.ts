// Bank statements through HTTP: taken whole and once, matched, confirmed by people, and nothing by itself unless it is set.
import * as billing from '@ijeuwa/contract/billing';
import { listAudit } from '@ijeuwa/contract/staff';
import * as calls from '@ijeuwa/contract/statements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { makeBank, sendStatement, workbook } from '#test/bank-statements.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import type { Client, Person } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

let world: World;
let bello: Client;
let amara: Client;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: honestPayments().provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
});
afterAll(() => world.close());

const orderOf = async (member: Person, packageId = 'blossom', in_ = world) => {
  const body = await placedBy(member, { packageId });
  await member.call(billing.announceTransfer, { params: { id: body._id } });
  return { ...body, transferId: await attemptOf(in_, body._id) };
};
const newOrder = async (packageId?: string, in_ = world) => {
  // Two references of the same minute could be taken for each other.
  in_.pass(77_777);
  const member = await in_.as(`payer${++count}`);
  return { member, ...(await orderOf(member, packageId, in_)) };
};

const { csv, turnBack } = makeBank();
const send = (who: Client, file: string | Uint8Array, in_ = world) => sendStatement(in_, who, file);
const lines = async (who = bello) => (await who.call(calls.listStatementLines, {})).body.lines;
const lineWith = async (part: string, who = bello) =>
  (await lines(who)).find(({ narration }) => narration.includes(part));
const confirm = (who: Client, id: string, transferId: string, reason = 'seen on the statement') =>
  who.call(calls.confirmStatementLine, { params: { id }, body: { transferId, reason } });
const close = (who: Client, id: string, as?: calls.ClosedAs) =>
  who.call(calls.closeStatementLine, { params: { id }, body: { as, reason: 'rent of the office' } });
const packageOf = async ({ member }: { member: Person }) =>
  (await member.call(billing.findSubscription, {})).body.label;

test('a statement is taken once: sent again, or overlapping, each line counts once', async () => {
  const before = (await lines()).length;
  const first = csv([
    { narration: 'NIP/GTB/SOMEBODY ELSE/RENT 1', credit: 5000 },
    { narration: 'NIP CHARGE', debit: 50 },
  ]);
  expect((await send(bello, first)).body).toEqual({ lines: 2, newLines: 2, newCredits: 1, confirmed: 0 });
  expect((await send(amara, first)).body).toEqual({ lines: 2, newLines: 0, newCredits: 0, confirmed: 0 });
  const overlapping = `${first}\n${csv([{ narration: 'NIP/GTB/ANOTHER/RENT 2', credit: 7000 }]).split('\n')[2]}`;
  expect((await send(bello, overlapping)).body).toMatchObject({ lines: 3, newLines: 1, newCredits: 1 });
  expect(await lines()).toHaveLength(before + 2);
  const { uploads } = (await bello.call(calls.listStatementLines, {})).body;
  expect(uploads[0]).toMatchObject({ by: 'bello', lines: 3, newLines: 1, from: '2026-11-24' });
});

test('what is not understood, or does not add up, is refused with its row, and nothing of it is kept', async () => {
  const before = await lines();
  const good = csv([
    { narration: 'A', credit: 100 },
    { narration: 'B', credit: 200 },
  ]);
  const bad = good.replace(/"[^"]*"$/, '"1.00"');
  const refused = await send(bello, bad);
  expect(refused.status).toBe(400);
  expect(refused.refusal?.fields?.statement).toMatch(/^Row 4: the balance does not add up\./);
  const noDay = await send(bello, good.replace('24-Nov-2026', '31-Nov-2026'));
  expect(noDay.refusal?.message).toMatch(/^Row 3: “31-Nov-2026” is no date/);
  const noBalance = await send(bello, 'Date,Narration,Debit,Credit\n24/11/2026,A,,5');
  expect(noBalance.refusal?.message).toBe('Row 1: these headings have no column for the balance.');
  expect((await send(bello, 'just a text')).refusal?.message).toMatch(/headings of a statement/);
  expect((await send(bello, '%PDF-1.7')).refusal?.message).toMatch(/PDF/);
  expect((await send(bello, 'PK\u0003\u0004broken')).refusal?.message).toMatch(/not whole/);
  const large = await send(bello, 'a'.repeat(calls.STATEMENT_MAX_BYTES + 1));
  expect([large.status, large.refusal?.message]).toEqual([413, calls.STATEMENT_TOO_LARGE]);
  expect((await bello.send('POST', '/api/staff/statements', {})).status).toBe(400);
  expect(await lines()).toEqual(before);
  turnBack();
});

test('a line with its reference is certain, waits for a person, and gives the package once', async () => {
  const order = await newOrder();
  const spelled = order.reference.replace('-', ' ').toUpperCase();
  await send(bello, csv([{ narration: `NIP/KUDA/A RELATIVE/${spelled}`, credit: 75_000 }]));
  const line = (await lineWith(spelled))!;
  expect(line).toMatchObject({
    on: '2026-11-24',
    amount: { amountMinor: 7_500_000, currency: 'NGN' },
    finding: 'certain',
    proposals: [{ transferId: order.transferId, reference: order.reference, approvalsNeeded: 1 }],
  });
  expect(await packageOf(order)).not.toBe('Blossom');
  const done = { paid: true, refundDue: false, approvals: 1 };
  expect((await confirm(bello, line._id, order.transferId)).body).toMatchObject(done);
  expect(await packageOf(order)).toBe('Blossom');
  expect(await lineWith(spelled)).toBeUndefined();
  expect((await confirm(bello, line._id, order.transferId)).body.paid).toBe(true);
  const given = await world.platform.pool.query('select from package_grant where order_id = $1', [order._id]);
  expect(given.rowCount).toBe(1);
  const { entries, intact } = (await amara.call(listAudit, { query: {} })).body;
  expect(intact).toBe(true);
  expect(entries).toContainEqual(
    expect.objectContaining({
      staff: 'bello@staff.example',
      act: 'say what a statement line is for',
      subject: `statement line ${line._id}, transfer ${order.transferId}`,
      reason: 'seen on the statement',
    }),
  );
});

test('much money needs a second person, on the line as on the list of transfers', async () => {
  const order = await newOrder('personalized');
  await send(bello, csv([{ narration: `TRF ${order.reference}`, credit: 475_000 }]));
  const { _id } = (await lineWith(order.reference))!;
  expect((await confirm(bello, _id, order.transferId)).body).toMatchObject({ paid: false, approvals: 1 });
  expect((await confirm(bello, _id, order.transferId)).body).toMatchObject({ paid: false, approvals: 1 });
  const waiting = (await lineWith(order.reference, amara))!;
  expect(waiting).toMatchObject({
    chosen: order.transferId,
    proposals: [{ approvals: 1, approvalsNeeded: 2, confirmedByMe: false }],
  });
  expect((await confirm(amara, _id, order.transferId)).body).toMatchObject({ paid: true, approvals: 2 });
  expect(await lineWith(order.reference)).toBeUndefined();
});

test('two people who say it of two transfers at once tie the line to one of them', async () => {
  const [one, other] = [await newOrder(), await newOrder()];
  await send(bello, csv([{ narration: 'NIP/OPAY/NOBODY KNOWN/GIFT', credit: 75_000 }]));
  const { _id } = (await lineWith('NOBODY KNOWN'))!;
  const both = [confirm(bello, _id, one.transferId), confirm(amara, _id, other.transferId)];
  const replies = await Promise.all(both);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const given = await world.platform.pool.query('select from package_grant where order_id = any($1)', [
    [one._id, other._id],
  ]);
  expect(given.rowCount).toBe(1);
});

test('whoever paid for a member before is proposed the next time, and forgotten with the member', async () => {
  const order = await newOrder();
  await send(bello, csv([{ narration: 'NIP/KUDA/PATIENCE UMEH/TRANSFER', credit: 75_000 }]));
  const line = (await lineWith('PATIENCE UMEH'))!;
  await confirm(bello, line._id, order.transferId);
  const next = await orderOf(order.member, 'harmony');
  const others = await newOrder('harmony');
  await send(bello, csv([{ narration: 'NIP TRF FROM UMEH PATIENCE', credit: 125_000 }]));
  expect(await lineWith('UMEH PATIENCE')).toMatchObject({
    finding: 'likely',
    proposals: [{ transferId: next.transferId, evidence: ['remembered sender', 'amount'] }],
  });
  expect(others._id).not.toBe(next._id);
  const { rows } = await world.platform.pool.query('select * from remembered_sender where member_id = $1', [
    order.member.id,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0].sender_sealed).not.toMatch(/umeh/i);
  expect(world.platform.sealing.open(rows[0].sender_sealed)).toBe('patience umeh');
});

test('what the bank takes back after it was confirmed stands on the list again, until two have closed it', async () => {
  const order = await newOrder();
  await send(bello, csv([{ narration: `NIP/${order.reference}`, credit: 75_000 }]));
  const line = (await lineWith(order.reference))!;
  await confirm(bello, line._id, order.transferId);
  await send(bello, csv([{ narration: `***RSVL NIP/${order.reference}`, debit: 75_000, day: '25/11/2026' }]));
  expect(await lineWith(order.reference)).toMatchObject({ _id: line._id, finding: 'reversed' });
  expect((await close(bello, line._id)).status).toBe(200);
  expect(await lineWith(order.reference)).toMatchObject({ saidGone: 'me' });
  expect((await close(amara, line._id)).status).toBe(200);
  expect(await lineWith(order.reference)).toBeUndefined();
});

test('a line without a transfer is closed with a reason, once', async () => {
  await send(bello, csv([{ narration: 'INTEREST CAPITALISED', credit: 12 }]));
  const line = (await lineWith('INTEREST'))!;
  expect(line).toMatchObject({ finding: 'none', proposals: [] });
  const silent = await bello.send('POST', `/api/staff/statement-lines/${line._id}/close`, { reason: ' ' });
  expect(silent.refusal).toMatchObject({ fields: { reason: expect.stringContaining('audit') } });
  expect((await close(bello, line._id, 'interest')).status).toBe(200);
  expect((await close(bello, line._id, 'interest')).status).toBe(409);
  expect(await lineWith('INTEREST')).toBeUndefined();
});

test('to whoever is not of finance there are no statements', async () => {
  const support = await signInStaff(world, 'sade', ['support', 'moderator']);
  const member = await world.as('curious');
  for (const who of [support, member, world.stranger()]) {
    expect((await send(who, csv([]))).status).toBe(404);
    expect((await who.call(calls.listStatementLines, {})).status).toBe(404);
  }
});

test('a workbook is read as well, the newest line first or last', async () => {
  const order = await newOrder();
  const file = workbook([
    ['GTBank statement of account'],
    ['Post Date', 'Remarks', 'Withdrawals (₦)', 'Lodgements (₦)', 'Balance (₦)'],
    ['25/11/2026', 'SMS CHARGE', 4.5, 0, 175_095.75],
    ['24/11/2026', `NIP FROM SOMEBODY ${order.reference}`, 0, 75_000, 175_100.25],
  ]);
  expect((await send(bello, file)).body).toMatchObject({
    lines: 2,
    newLines: 2,
    newCredits: 1,
  });
  expect((await lineWith(order.reference))?.finding).toBe('certain');
  expect((await send(bello, file)).body.newLines).toBe(0);
});

test('up to the configured amount what is certain is confirmed, in the name of whoever uploaded it', async () => {
  const set = await makeWorld(
    { STATEMENT_CONFIRMS_UP_TO_NAIRA: '100000' },
    { payments: honestPayments().provider },
  );
  try {
    const ngozi = await signInStaff(set, 'ngozi', ['finance', 'admin']);
    const [small, large, named] = [
      await newOrder('blossom', set),
      await newOrder('harmony', set),
      await newOrder('blossom', set),
    ];
    const file = csv([
      { narration: `NIP/${small.reference}`, credit: 75_000 },
      { narration: `NIP/${large.reference}`, credit: 125_000 },
      { narration: `NIP/${named.reference.slice(0, -2)}`, credit: 75_000 },
    ]);
    expect((await send(ngozi, file, set)).body).toMatchObject({ newCredits: 3, confirmed: 1 });
    expect(await packageOf(small)).toBe('Blossom');
    expect(await packageOf(large)).not.toBe('Harmony');
    expect(await packageOf(named)).not.toBe('Blossom');
    expect((await lines(ngozi)).map(({ finding }) => finding)).toEqual(['certain', 'likely']);
    const { entries } = (await ngozi.call(listAudit, { query: {} })).body;
    expect(entries).toContainEqual(
      expect.objectContaining({
        staff: 'ngozi@staff.example',
        act: 'confirm transfer',
        subject: `order ${small._id}`,
        reason: expect.stringMatching(/^Found by itself in the statement/),
      }),
    );
    const taught = await set.platform.pool.query('select from remembered_sender');
    expect(taught.rowCount).toBe(0);
  } finally {
    await set.close();
  }
});
