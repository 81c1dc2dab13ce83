// Invoices: numbered as they are paid, the owner's own, and the same bytes for good.
import { createHash } from 'node:crypto';
import * as calls from '@ijeuwa/contract/billing';
import * as invoices from '@ijeuwa/contract/invoices';
import * as leaving from '@ijeuwa/contract/leaving';
import Fastify from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, lagosDay } from '#platform/clock.ts';
import { tooMany } from '#platform/limits.ts';
import { signInStaff } from '#test/back-office.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { addOrder, placedBy } from '#test/orders.ts';
import { type Person, SIGN_UP } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';
import { receiptRoutes } from './receipt.routes.ts';

const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const buy = async (member: Person, packageId = 'blossom', currency: 'NGN' | 'USD' = 'NGN') => {
  const order = await placedBy(member, { packageId, currency, method: 'card' });
  payments.pay(order.reference);
  const paid = (await member.call(calls.findOrder, { params: { id: order._id } })).body;
  expect(paid.status).toBe('paid');
  return paid;
};
const listOf = async (member: Person) => (await member.call(invoices.listInvoices, {})).body.invoices;
const fetchFile = (who: { send: Person['send'] }, address: string) => who.send('GET', address);
const bytesOf = (reply: { body: unknown }) => reply.body as Buffer;

test('what is paid has its invoice: number, date, amount in words, Paid, due in fourteen days, and a file', async () => {
  const ada = await world.as('ada');
  expect(await listOf(ada)).toEqual([]);
  await buy(ada, 'harmony');
  const [first, ...others] = await listOf(ada);
  expect(others).toEqual([]);
  expect(first).toEqual({
    id: expect.any(String),
    number: 'IJ-2026-000001',
    item: { kind: 'package', id: 'harmony', title: 'Harmony' },
    date: '2026-11-24T09:00:00.000Z',
    ...{ amount: '₦125,000', status: 'Paid' },
    dueDate: '2026-12-08T09:00:00.000Z',
    invoiceFile: '/invoices/IJ-2026-000001.pdf',
  });
  const reply = await fetchFile(ada, first!.invoiceFile);
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="IJ-2026-000001.pdf"',
    'cache-control': 'private, no-store',
  });
  expect(bytesOf(reply).subarray(0, 5).toString()).toBe('%PDF-');
  const [kept] = await rows('select sha256 from invoice_paper where invoice_id = $1', first!.id);
  expect(createHash('sha256').update(bytesOf(reply)).digest('hex')).toBe(kept.sha256);
});

test('an amount abroad bears its own sign, with its cents', async () => {
  const dola = await world.as('dola');
  await buy(dola, 'harmony', 'USD');
  expect((await listOf(dola))[0]?.amount).toBe('$33');
});

test('numbers have no gaps, also where many pay at once and where a settlement is rolled back', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, (_, nth) => world.as(`many${nth}`)));
  await Promise.all(members.map((one) => buy(one)));
  const { invoices: service } = world.features.billing;
  const eve = await world.as('eve');
  await addOrder(world, eve.id, { status: 'paid' });
  const [order] = await rows('select id from purchase_order where member_id = $1', eve.id);
  await expect(
    world.db.transaction(async (tx) => {
      await service.creditNote(tx, { orderId: order.id, refundId: 'never', amountMinor: 1 });
      throw new Error('and then nothing of it');
    }),
  ).rejects.toThrow('nothing of it');
  await buy(await world.as('after'));
  const kept = await rows("select ordinal from invoice where kind = 'invoice' order by ordinal");
  expect(kept.map((one) => one.ordinal)).toEqual(kept.map((_, nth) => nth + 1));
  expect(kept.length).toBeGreaterThan(13);
});

test('the year is that of Lagos, and each begins at one', async () => {
  const nneka = await world.as('nneka');
  const before = world.time.now;
  world.time.now = new Date('2026-12-31T23:30:00Z');
  await staySignedIn(world);
  await buy(nneka);
  expect(lagosDay(world.clock.now())).toBe('2027-01-01');
  expect((await listOf(nneka))[0]?.number).toBe('IJ-2027-000001');
  world.time.now = before;
});

test('a file opens to its owner alone: to others it is not there, a visitor signs in, what is no name is refused', async () => {
  const [obi, ify] = [await world.as('obi'), await world.as('ify')];
  await buy(obi);
  const [{ invoiceFile } = { invoiceFile: '' }] = await listOf(obi);
  expect((await fetchFile(ify, invoiceFile)).status).toBe(404);
  expect((await fetchFile(obi, '/invoices/IJ-2026-999999.pdf')).status).toBe(404);
  expect((await fetchFile(world.stranger(), invoiceFile)).status).toBe(401);
  for (const wrong of ['/invoices/IJ-2026-000001', '/invoices/..%2f..%2fetc.pdf', '/invoices/IJ-1.pdf'])
    expect((await fetchFile(obi, wrong)).status).toBe(400);
  expect((await fetchFile(ify, '/invoices/all-invoices.zip')).status).toBe(404);
});

test('Download All is one ZIP of all the files, and none of anybody else’s', async () => {
  const uche = await world.as('uche');
  await buy(uche);
  await buy(uche, 'harmony');
  const reply = await fetchFile(uche, '/invoices/all-invoices.zip');
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="all-invoices.zip"',
  });
  const files = unzipSync(bytesOf(reply));
  const listed = await listOf(uche);
  expect(Object.keys(files).sort()).toEqual(listed.map(({ number }) => `${number}.pdf`).sort());
  expect(listed).toHaveLength(2);
  for (const { invoiceFile, number } of listed)
    expect(Buffer.from(files[`${number}.pdf`]!)).toEqual(bytesOf(await fetchFile(uche, invoiceFile)));
});

test('the receipt comes by mail with the invoice, byte for byte, and once', async () => {
  const zik = await world.as('zik');
  await buy(zik, 'harmony');
  await world.deliver();
  await world.features.billing.invoices.makeWaiting();
  await world.deliver();
  const mails = world.mails
    .filter(({ to }) => to === zik.user.email)
    .filter((one) => one.subject.includes('receipt'));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your receipt for Harmony']);
  const [{ number, invoiceFile } = { number: '', invoiceFile: '' }] = await listOf(zik);
  expect(mails[0]?.attachments).toEqual([
    {
      filename: `${number}.pdf`,
      mediaType: 'application/pdf',
      content: bytesOf(await fetchFile(zik, invoiceFile)),
    },
  ]);
  for (const said of ['₦125,000', number, 'from 24 November 2026 to 24 February 2027'])
    expect(mails[0]?.text).toContain(said);
});

test('a refund has a credit note of its own number, once, for its own amount; the invoice stays', async () => {
  const efe = await world.as('efe');
  const order = await buy(efe);
  const credit = () =>
    world.db.transaction((tx) =>
      world.features.billing.invoices.creditNote(tx, {
        orderId: order._id,
        refundId: `refund of ${order._id}`,
        amountMinor: 2_500_000,
      }),
    );
  const numbers = await Promise.all([credit(), credit(), credit()]);
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
  await world.features.billing.invoices.makeWaiting();
  const [note, bill, ...others] = await listOf(efe);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ number: numbers[0]!.number, amount: '₦25,000', status: 'Credited' });
  expect(note?.number).toMatch(/^CN-2026-\d{6}$/);
  expect(bill).toMatchObject({ amount: '₦75,000', status: 'Partly refunded' });
  await world.deliver();
  const mail = world.mails.find(({ subject }) => subject === `Your credit note ${note?.number}`);
  expect(mail?.text).toContain(bill!.number);
  expect(mail?.attachments[0]?.content).toEqual(bytesOf(await fetchFile(efe, note!.invoiceFile)));
});

test.each([
  ['refunded', 'Refunded'],
  ['charged_back', 'Charged back'],
  ['part_refunded', 'Paid'],
])('of an order that is %s the invoice reads %s', async (status, said) => {
  const lara = await world.as(`lara ${status}`.replaceAll(/\W|_/g, ''));
  const order = await buy(lara);
  await rows('update purchase_order set status = $1 where id = $2', status, order._id);
  expect((await listOf(lara))[0]?.status).toBe(said);
});

test('what was settled before there were invoices gets its own, without a mail', async () => {
  const tola = await world.as('tola');
  await addOrder(world, tola.id, { status: 'paid' });
  expect(await listOf(tola)).toEqual([]);
  world.pass(DAY_MS / 24);
  await world.features.billing.invoices.issueLate();
  await world.features.billing.invoices.issueLate();
  expect(await listOf(tola)).toHaveLength(1);
  await world.features.billing.invoices.makeWaiting();
  await world.deliver();
  expect(world.mails.filter(({ to, subject }) => to === tola.user.email && /receipt/.test(subject))).toEqual(
    [],
  );
});

test('an invoice is never changed or removed, whoever asks', async () => {
  await expect(rows('update invoice set amount_minor = 1')).rejects.toThrow('append-only');
  await expect(rows('delete from invoice')).rejects.toThrow('append-only');
});

test('finance finds an invoice by its number or by a reference of its order; others have no such list', async () => {
  const kemi = await world.as('kemi');
  const order = await buy(kemi);
  const [{ number } = { number: '' }] = await listOf(kemi);
  const finance = await signInStaff(world, 'fin', ['finance']);
  const found = async (name: string) =>
    (await finance.call(invoices.findInvoices, { query: { number: name } })).body.invoices;
  const expected = {
    number,
    memberId: kemi.id,
    reference: order.reference,
    kind: 'invoice',
    amount: '₦75,000',
  };
  expect(await found(number)).toMatchObject([expected]);
  expect(await found(order.reference)).toMatchObject([expected]);
  expect(await found('IJ-2026-999999')).toEqual([]);
  const moderator = await signInStaff(world, 'mo', ['moderator']);
  expect((await moderator.send('GET', `/api/staff/invoices?number=${number}`)).status).toBe(404);
  expect((await kemi.send('GET', `/api/staff/invoices?number=${number}`)).status).toBe(404);
});

test('anybody who holds a paper learns whether it is real, its date and its amount, and nothing more', async () => {
  const sade = await world.as('sade');
  await buy(sade, 'harmony');
  const [{ id } = { id: '' }] = await listOf(sade);
  const [{ receipt_hash: hash }] = await rows('select receipt_hash from invoice where id = $1', id);
  const page = await world.app.inject({ url: `/receipt/${hash}` });
  expect(page.statusCode).toBe(200);
  for (const said of ['This receipt is real', '24 November 2026', '₦125,000', 'noindex'])
    expect(page.body).toContain(said);
  for (const kept of [sade.user.name, sade.user.email, 'Harmony', 'IJ-2026', 'harmony-'])
    expect(page.body).not.toContain(kept);
  for (const wrong of ['0'.repeat(32), hash.slice(1), 'x', '%00', `${hash}0`]) {
    const unknown = await world.app.inject({ url: `/receipt/${wrong}` });
    expect([wrong, unknown.statusCode]).toEqual([wrong, 404]);
    expect(unknown.body).toContain('We know no such receipt');
  }
});

test('the paper of what was given back says so, and a credit note is no receipt', async () => {
  const bisi = await world.as('bisi');
  const { _id: orderId } = await buy(bisi, 'harmony');
  const [{ receipt_hash: hash }] = await rows(
    'select receipt_hash from invoice where order_id = $1',
    orderId,
  );
  const credit = async (refundId: string, amountMinor: number) => {
    const { number } = await world.db.transaction((tx) =>
      world.features.billing.invoices.creditNote(tx, { orderId, refundId, amountMinor }),
    );
    return number;
  };
  const page = async (of: string) => (await world.app.inject({ url: `/receipt/${of}` })).body;
  const number = await credit('a part', 2_500_000);
  expect(await page(hash)).toContain('₦25,000 of it was given back');
  await credit('the rest', 10_000_000);
  expect(await page(hash)).toContain('All of it was given back');
  expect(await page(hash)).toMatch(/24 November 2026.*: it proves no payment any more/);
  const [note] = await rows('select receipt_hash from invoice where number = $1', number);
  const said = await page(note.receipt_hash);
  expect(said).toContain('This credit note is real');
  expect(said).toContain('₦25,000');
  expect(said).not.toContain('This receipt is real');
});

test('whoever asks after receipts all the time is told to wait, in a page', async () => {
  const app = Fastify();
  const takeByAddress = async () => {
    throw tooMany(3600);
  };
  receiptRoutes(app, { invoices: world.features.billing.invoices, limits: { takeByAddress } });
  const page = await app.inject({ url: `/receipt/${'0'.repeat(32)}` });
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Please wait a little');
});

test('a copy of one’s data holds the invoices as files', async () => {
  const gozie = await world.as('gozie');
  await buy(gozie);
  const [{ number, invoiceFile } = { number: '', invoiceFile: '' }] = await listOf(gozie);
  const files = await world.features.billing.invoices.filesOf(gozie.id);
  expect([...files]).toEqual([[`${number}.pdf`, bytesOf(await fetchFile(gozie, invoiceFile))]]);
  const body = { proof: { password: SIGN_UP.password } };
  expect((await gozie.call(leaving.askCopy, { body })).status).toBe(200);
  await world.features.leaving.copies.makeWaiting();
  const { url } = (await gozie.call(leaving.openCopy, { body })).body;
  const zip = unzipSync(bytesOf(await fetchFile(gozie, url)));
  expect(Buffer.from(zip[`invoices/${number}.pdf`]!)).toEqual(files.get(`${number}.pdf`));
});
