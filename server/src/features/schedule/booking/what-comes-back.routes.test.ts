// What becomes of the money of an appointment that does not take place, as its card and its mail tell it: by a day, and with its order.
import { randomUUID } from 'node:crypto';
import { placeOrder } from '@ijeuwa/contract/billing';
import * as calls from '@ijeuwa/contract/schedule';
import { findTimeline } from '@ijeuwa/contract/timelines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honestPayments } from '#test/honest-payments.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  await linkCounsellors(world.db);
});
afterAll(() => world.close());

const bookPaid = async (name: string, startsAt: string) => {
  const ada = await world.as(name);
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt };
  const who = { name: 'Ada', email: 'ada@example.com', phone: '08031234567' };
  const { body: held } = await ada.call(calls.bookAppointment, { body: { ...what, ...who } });
  const order = (await ada.call(placeOrder, { body: { quoteId: held.quote!._id, method: 'card' } })).body;
  payments.pay(order.reference);
  await world.features.billing.payments.askProvider(order._id);
  const cancelled = (await ada.call(calls.cancelAppointment, { params: { id: held._id } })).body;
  const mail = async () => {
    await world.deliver();
    return world.mails.find(
      ({ to, subject }) => to === ada.user.email && subject === 'Appointment cancelled',
    )!.text;
  };
  return { ada, order, id: held._id, cancelled, mail };
};

test('cancelled in time: it says that all goes back, by when, and leads to the order', async () => {
  const { ada, order, id, cancelled, mail } = await bookPaid('backs', '2026-12-07T09:00:00Z');
  expect(cancelled.back).toMatchObject({
    order: order._id,
    steps: [{ text: expect.stringContaining('is to go back') }],
  });
  await world.features.billing.askingBack.askWaiting();
  const seen = (await ada.call(calls.findAppointment, { params: { id } })).body;
  const { next } = (await ada.call(findTimeline, { params: { id: order._id } })).body;
  expect(next[0]!.by).toBeTruthy();
  expect(seen.back).toEqual({ steps: next, order: order._id });
  const text = await mail();
  expect(text).toContain('All that you paid goes back to you. Within two working days it has left us');
  expect(text).toContain(
    `Where your money is, and what is next:\n${world.config.publicUrl}/billing-process?see=${order._id}`,
  );
});

test('cancelled too late: it says that nothing goes back, and leads to the order', async () => {
  const { order, cancelled, mail } = await bookPaid('late', '2026-11-25T08:00:00Z');
  expect(cancelled.back).toEqual({
    steps: [{ text: 'Nothing of what you paid goes back.', by: null }],
    order: order._id,
  });
  const text = await mail();
  expect(text).toContain('It was less than 24 hours before, so nothing of its price goes back.');
  expect(text).toContain(`/billing-process?see=${order._id}`);
});
