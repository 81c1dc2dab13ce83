// What came too much, through HTTP: the order, its invoice, its line of time and the mail say one day.
import * as calls from '@ijeuwa/contract/billing';
import { listInvoices } from '@ijeuwa/contract/invoices';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { HOME_ZONE } from '@ijeuwa/contract/zones';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayIn } from '#platform/mail-words.ts';
import { honestAccounts } from '#test/honest-accounts.ts';
import { placedBy } from '#test/orders.ts';
import type { Person } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const PRICE = 7_500_000;
const payments = honestAccounts();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
});
afterAll(() => world.close());

const find = async (person: Person, id: string) =>
  (await person.call(calls.findOrder, { params: { id } })).body;
const order = (person: Person) => placedBy(person, { method: 'transfer_account' });
const come = async (reference: string, amountMinor: number) => {
  payments.pay(reference, { amountMinor });
  await world.app.inject({ method: 'POST', url: '/api/webhooks/paystack', ...payments.notice(reference) });
};
const inTime = (deed: () => Promise<void>) => vi.waitFor(deed, { timeout: 15_000 });
const mailTo = async ({ user }: Person, subject: RegExp) => {
  await world.deliver();
  return world.mails.find((one) => one.to === user.email && subject.test(one.subject))?.text;
};

test('it is there by one day, wherever its member looks', async () => {
  const ada = await world.as('ada');
  const { _id: id, reference } = await order(ada);
  await come(reference, PRICE + 50_000);
  await inTime(async () => expect((await find(ada, id)).owedBack?.amountMinor).toBe(50_000));
  const { by } = (await find(ada, id)).goingBack!;
  const { next } = (await ada.call(findTimeline, { params: { id } })).body;
  expect(next[0]).toEqual({
    text: expect.stringMatching(/^₦500 goes back to where it came from, and is/),
    by,
  });
  const { invoices } = (await ada.call(listInvoices, {})).body;
  expect(invoices.map(({ goingBack }) => goingBack?.by ?? by)).toEqual([by]);
  const mail = await mailTo(ada, /^We send ₦500 back/);
  expect(mail).toContain(`It is there by ${dayIn(HOME_ZONE, new Date(by!))}`);
});

test('its order is known by one reference everywhere, and what it was paid with is said beside it', async () => {
  const bisi = await world.as('bisi');
  const first = await order(bisi);
  world.pass(61 * 60_000);
  await staySignedIn(world);
  const { body: second } = await bisi.call(calls.payOrder, {
    params: { id: first._id },
    body: { method: 'transfer_account' },
  });
  expect(second).toMatchObject({ ownReference: first.reference });
  await come(second.reference, PRICE + 50_000);
  await inTime(async () => expect((await find(bisi, first._id)).owedBack?.amountMinor).toBe(50_000));
  const paid = await find(bisi, first._id);
  expect([paid.ownReference, paid.reference]).toEqual([first.reference, second.reference]);
  const { happened } = (await bisi.call(findTimeline, { params: { id: first._id } })).body;
  expect(happened[0]!.text).toBe(`Blossom was ordered, for ₦75,000, as order ${first.reference}.`);
  for (const subject of [/^We send ₦500 back/, /^Your receipt/]) {
    const mail = await mailTo(bisi, subject);
    expect(mail).toMatch(new RegExp(`Order:? *${first.reference}`));
    expect(mail).toMatch(new RegExp(`Paid with reference:? *${second.reference}`));
  }
});
