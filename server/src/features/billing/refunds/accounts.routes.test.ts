// The account to which money goes back that came by bank transfer: named by its member, checked and used by finance.
import * as calls from '@ijeuwa/contract/billing';
import { listInvoices } from '@ijeuwa/contract/invoices';
import * as named from '@ijeuwa/contract/refund-accounts';
import * as back from '@ijeuwa/contract/refunds';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { confirmTransfer } from '@ijeuwa/contract/transfers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { attemptOf, placedBy } from '#test/orders.ts';
import { type Client, type Person, SIGN_UP } from '#test/people.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const NUMBER = '0123456789';
const reason = { reason: 'looked at' };
const proof = { password: SIGN_UP.password };
const payments = honestPayments();
let world: World;
let bello: Client;
let amara: Client;
let chidi: Client;
let member: Person;
let count = 0;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  bello = await signInStaff(world, 'bello', ['finance']);
  amara = await signInStaff(world, 'amara', ['finance', 'admin']);
  chidi = await signInStaff(world, 'chidi', ['support']);
});
beforeEach(async () => {
  member = await world.as(`member${++count}`, { name: 'Adaeze Okafor' });
  Object.assign(payments.state, { away: false, holders: { [NUMBER]: 'OKAFOR ADAEZE NNENNA' } });
  world.mails.length = 0;
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
/** Paid by transfer, and one person has asked for all of it. */
const askedBack = async () => {
  const { _id: id, reference } = await placedBy(member);
  await bello.call(confirmTransfer, { params: { id: await attemptOf(world, id) }, body: reason });
  const { payments: paid } = (await bello.call(back.listRefunds, { query: { reference } })).body;
  await bello.call(back.askRefund, {
    params: { id: paid[0]!._id },
    body: { amountMinor: 7_500_000, ...reason },
  });
  return { id, reference, refundId: (await refundOf(reference))._id };
};
const owed = async () => {
  const asked = await askedBack();
  await amara.call(back.approveRefund, { params: { id: asked.refundId }, body: reason });
  return asked;
};
const refundOf = async (reference: string) =>
  (await bello.call(back.listRefunds, { query: { reference } })).body.refunds[0]!;
const name = (id: string, change: object = {}, who: Person = member) =>
  who.call(named.nameRefundAccount, {
    params: { id },
    body: { bankCode: '058', accountNumber: NUMBER, accountName: 'Adaeze Okafor', proof, ...change },
  });
const find = async (id: string) => (await member.call(calls.findOrder, { params: { id } })).body;
const line = async (id: string) => (await member.call(findTimeline, { params: { id } })).body;
const atInvoice = async () =>
  (await member.call(listInvoices, {})).body.invoices.flatMap(({ goingBack }) => goingBack ?? [])[0];
const account = async (refundId: string, who = amara) =>
  (await who.call(named.findRefundAccount, { params: { id: refundId } })).body.account;
const send = async (refundId: string, who: Client, seen?: string) =>
  who.call(back.noteRefundSent, {
    params: { id: refundId },
    body: { ...reason, seen: seen ?? (await account(refundId))?.seen },
  });
const mails = async () => {
  await world.deliver();
  return world.mails.filter((mail) => mail.to === member.user.email);
};

test('what came by transfer waits for an account, is sent to it, and the number is gone with that', async () => {
  const { id, reference, refundId } = await askedBack();
  expect((await find(id)).refundAccount).toBeNull();
  expect((await name(id)).status).toBe(409);
  await amara.call(back.approveRefund, { params: { id: refundId }, body: reason });
  expect((await find(id)).refundAccount).toBe('wanted');
  expect((await line(id)).next[0]!.text).toMatch(/^₦75,000 goes back from our bank, and we wait to hear/);
  expect((await mails()).find(({ subject }) => subject.startsWith('We send ₦75,000'))!.text).toMatch(
    /“Name the account” beside this order/,
  );
  expect(await atInvoice()).toMatchObject({ stands: 'awaits_account', awaited: '₦75,000', by: null });
  expect((await find(id)).namedAccount).toBeUndefined();
  expect((await name(id)).body).toMatchObject({
    refundAccount: 'named',
    namedAccount: { bankName: 'GTBank', ending: '6789', accountName: 'Adaeze Okafor' },
  });
  expect((await refundOf(reference)).account).toBe('named');
  expect(await account(refundId)).toMatchObject({
    bankName: 'GTBank',
    accountNumber: NUMBER,
    says: 'fits',
    bankHas: 'OKAFOR ADAEZE NNENNA',
  });
  expect((await line(id)).next[0]!.text).toMatch(
    /goes to the account that was named, and is there by then\. Our team sends it first/,
  );
  expect(await atInvoice()).toMatchObject({ stands: 'on_its_way', awaited: null, by: expect.any(String) });
  const told = (await mails()).find(({ subject }) => subject.startsWith('You named an account'))!;
  expect(told.text).toContain('ending in 6789');
  const seen = new RegExp(`/billing-process\\?see=${id}`);
  expect(told.text).toMatch(seen);
  expect(JSON.stringify(world.mails)).not.toContain(NUMBER);
  expect((await send(refundId, amara)).status).toBe(200);
  expect((await find(id)).namedAccount).toBeUndefined();
  for (const mail of await mails()) if (/back/.test(mail.subject)) expect(mail.text).toMatch(seen);
  expect(await account(refundId)).toBeNull();
  expect((await line(id)).happened.map(({ text }) => text)).toContain(
    '₦75,000 was sent to the account that was named.',
  );
  expect((await mails()).at(-1)!.text).toContain(
    'was sent to the account that you named, ending in 6789 at GTBank.',
  );
  expect((await refundOf(reference)).said).toBe('It was sent to the account ending in 6789 at GTBank.');
  expect(
    await rows(
      "select reason from audit_entry where act = 'send money back' and subject = $1",
      `payment ${reference}`,
    ),
  ).toEqual([{ reason: 'looked at (account ending in 6789 at GTBank)' }]);
  expect((await name(id)).status).toBe(409);
});

test('no row, log or audit holds the number as it is', async () => {
  const { id, refundId } = await owed();
  await name(id);
  await account(refundId);
  for (const table of ['refund_account', 'audit_entry', 'delivery', 'refund'])
    expect(JSON.stringify(await rows(`select * from ${table}`))).not.toContain(NUMBER);
});

test('the bank knows no such account: nothing is kept, and it is said at the number', async () => {
  const { id } = await owed();
  const refused = await name(id, { accountNumber: '0000000001' });
  expect(refused.refusal).toMatchObject({ code: 'invalid', fields: { accountNumber: expect.any(String) } });
  expect((await name(id, { bankCode: '999' })).status).toBe(400);
  expect((await find(id)).refundAccount).toBe('wanted');
});

test.each([
  ['gave no answer', { away: true }],
  ['has it under another name', { holders: { [NUMBER]: 'BELLO MUSA' } }],
])('where the bank %s one person compares, and another sends', async (_, state) => {
  Object.assign(payments.state, state);
  const { id, reference, refundId } = await owed();
  await name(id);
  expect((await refundOf(reference)).account).toBe('unchecked');
  expect((await send(refundId, amara)).refusal.message).toMatch(/compare it first/);
  const check = async (who: Client) =>
    who.call(named.checkRefundAccount, {
      params: { id: refundId },
      body: { ...reason, seen: (await account(refundId))!.seen },
    });
  expect((await check(amara)).status).toBe(200);
  expect((await check(amara)).status).toBe(409);
  expect((await refundOf(reference)).compared).toBe('other');
  expect((await send(refundId, amara)).refusal.message).toMatch(/somebody else/);
  // Of two people nobody would be left: whoever asked for it takes it over.
  expect((await check(bello)).status).toBe(200);
  expect((await refundOf(reference)).compared).toBe('me');
  // Another one is compared anew.
  await name(id, { accountName: 'Ada Okafor' });
  expect((await refundOf(reference)).account).toBe('unchecked');
  expect((await account(refundId))!.checkedBy).toBe('');
});

test('what is compared or sent is the account that was seen: named anew in between, it is another', async () => {
  payments.state.holders = { [NUMBER]: 'BELLO MUSA', '9876543210': 'EZE PIUS' };
  const { id, refundId } = await owed();
  const check = (seen: string) =>
    bello.call(named.checkRefundAccount, { params: { id: refundId }, body: { ...reason, seen } });
  await name(id);
  const { seen } = (await account(refundId))!;
  await name(id, { accountNumber: '9876543210' });
  const refused = await check(seen);
  expect([refused.status, refused.refusal.message]).toEqual([
    409,
    expect.stringMatching(/named another one/),
  ]);
  const second = (await account(refundId))!;
  expect(second.checkedBy).toBe('');
  expect((await check(second.seen)).status).toBe(200);
  // The same number, named once more, is nobody’s word yet.
  world.pass(60_000);
  await name(id, { accountNumber: '9876543210' });
  expect((await check(second.seen)).status).toBe(409);
  expect((await check((await account(refundId))!.seen)).status).toBe(200);
  expect((await send(refundId, amara, second.seen)).refusal.message).toMatch(/named another one/);
  const unseen = { params: { id: refundId }, body: reason };
  expect((await amara.call(back.noteRefundSent, unseen)).refusal.message).toMatch(/look at it first/);
  expect((await send(refundId, amara)).status).toBe(200);
});

test('what is tapped twice is done once: naming, comparing and noting as sent', async () => {
  payments.state.holders = { [NUMBER]: 'BELLO MUSA' };
  const { id, reference, refundId } = await owed();
  const statuses = async (deed: () => Promise<{ status: number }>) =>
    (await Promise.all([deed(), deed()])).map(({ status }) => status).sort();
  const acts = async (act: string) =>
    (await rows('select 1 from audit_entry where act = $1 and subject = $2', act, `payment ${reference}`))
      .length;
  expect(await statuses(() => name(id))).toEqual([200, 200]);
  const { seen } = (await account(refundId))!;
  expect((await mails()).filter(({ subject }) => subject.startsWith('You named an account'))).toHaveLength(1);
  // What finance has seen of it stands.
  await name(id);
  expect((await account(refundId))!.seen).toBe(seen);

  const said = { params: { id: refundId }, body: { ...reason, seen } };
  expect(await statuses(() => bello.call(named.checkRefundAccount, said))).toEqual([200, 409]);
  expect((await bello.call(named.checkRefundAccount, said)).refusal.message).toMatch(/compared this account/);
  expect(await acts('check account for refund')).toBe(1);

  expect(await statuses(() => amara.call(back.noteRefundSent, said))).toEqual([200, 409]);
  expect(await acts('send money back')).toBe(1);
  const sent = (await mails()).filter(({ text }) => text.includes('was sent to the account that you named'));
  expect(sent).toHaveLength(1);
});

test('naming an account asks for the proof of the owner, before the bank is asked', async () => {
  const { id } = await owed();
  const wrong = await name(id, { accountNumber: '0000000001', proof: { password: 'a guess of it' } });
  expect(wrong.refusal).toMatchObject({ code: 'wrong_credentials', fields: { proof: expect.any(String) } });
  expect((await name(id, { proof: undefined })).status).toBe(400);
  expect((await find(id)).refundAccount).toBe('wanted');
});

test('whoever gives the name of another as their own waits for two people of finance', async () => {
  payments.state.holders = { [NUMBER]: 'BELLO MUSA' };
  const { id, reference } = await owed();
  await rows("update profile set name = 'Bello Musa' where member_id = $1", member.id);
  await name(id, { accountName: 'Bello Musa' });
  expect((await refundOf(reference)).account).toBe('unchecked');
});

test('finance alone reads it, and nobody names one for the order of another', async () => {
  const { id, refundId } = await owed();
  await name(id);
  for (const who of [chidi, member, world.stranger()])
    expect((await who.call(named.findRefundAccount, { params: { id: refundId } })).status).toBe(404);
  expect((await name(id, {}, await world.as('curious'))).status).toBe(404);
});

test('what a provider could not send goes to the account that was named, and to no other', async () => {
  const { _id: id, reference } = await placedBy(member, { method: 'card' });
  payments.pay(reference);
  await find(id);
  const { payments: paid } = (await bello.call(back.listRefunds, { query: { reference } })).body;
  await bello.call(back.askRefund, {
    params: { id: paid[0]!._id },
    body: { amountMinor: 7_500_000, ...reason },
  });
  const { _id: refundId } = await refundOf(reference);
  await amara.call(back.approveRefund, { params: { id: refundId }, body: reason });
  expect((await find(id)).refundAccount).toBeNull();
  payments.endRefunds(reference, 'needs_attention');
  await rows('update refund set next_try_at = null');
  await world.features.billing.refunding.sweep();
  expect((await find(id)).refundAccount).toBe('wanted');
  await name(id);
  const retry = (accountNumber: string) =>
    amara.call(back.retryRefund, {
      params: { id: refundId },
      body: { ...reason, account: { bankCode: '058', accountNumber } },
    });
  expect((await retry('9999999999')).refusal.message).toMatch(/named another account/);
  expect((await retry(NUMBER)).status).toBe(200);
});

test('a refund that is refused says why, where that was written for its member', async () => {
  const { refundId } = await askedBack();
  const told = 'The fourteen days of the offer are over.';
  await bello.call(back.refuseRefund, { params: { id: refundId }, body: { ...reason, told } });
  const mail = (await mails()).find(({ subject }) => subject === 'About ₦75,000 that you asked back')!;
  expect(mail.text).toContain(told);
  expect(mail.text).toMatch(/Help and support/);
});
