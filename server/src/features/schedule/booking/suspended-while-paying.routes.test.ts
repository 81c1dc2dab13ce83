// An account that is suspended at the moment at which its real order is paid: whoever is first, nothing takes place, and all of it goes back once.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { placeOrder } from '@ijeuwa/contract/billing';
import { bookAppointment } from '@ijeuwa/contract/schedule';
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

const rows = async (text: string, ...values: unknown[]) =>
  (await world.platform.pool.query(text, values)).rows;
const suspend = (id: string) =>
  world.db.transaction((tx) => world.features.accounts.suspension.suspend(tx, id));
const HOURS = ['08', '09', '10', '13', '14', '15'];
const DAYS = ['07', '09'];

/** One who holds a time, and whose money has left: it is paid as soon as somebody asks the provider. */
const paying = async (at: number) => {
  const ada = await world.as(`suspended${at}`);
  const startsAt = `2026-12-${DAYS[Math.floor(at / HOURS.length)]}T${HOURS[at % HOURS.length]}:00:00Z`;
  const who = { name: 'Ada', email: 'ada@example.com', phone: '08031234567' };
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session' as const, startsAt };
  const { body: held } = await ada.call(bookAppointment, { body: { ...what, ...who } });
  const body = { quoteId: held.quote!._id, method: 'card' as const };
  const order = (await ada.call(placeOrder, { body })).body;
  payments.pay(order.reference);
  return { ada, order, held };
};

test('whichever comes first, the appointment is cancelled, its time is free, and one refund of all is asked for', async () => {
  for (let at = 0; at < HOURS.length * DAYS.length; at += 1) {
    const { ada, order, held } = await paying(at);
    const ask = () => world.features.billing.payments.askProvider(order._id);
    const deeds = [() => suspend(ada.id), ask];
    if (at < 2) for (const deed of at ? deeds : deeds.reverse()) await deed();
    else await Promise.all(deeds.map((deed, nth) => pause((at * (7 + 4 * nth)) % 19).then(deed)));
    await world.features.billing.askingBack.askWaiting();
    expect(await rows('select state from appointment where id = $1', held._id)).toEqual([
      { state: 'cancelled' },
    ]);
    expect(await rows('select 1 from claim where appointment_id = $1', held._id)).toEqual([]);
    expect(await rows('select status from purchase_order where id = $1', order._id)).toEqual([
      { status: 'paid' },
    ]);
    const asked = await rows(
      `select r."of", r.state, r.amount_minor::int, r.why from refund r join payment p on p.id = r.payment_id
        join payment_attempt a on a.id = p.attempt_id where a.order_id = $1`,
      order._id,
    );
    expect(asked).toEqual([
      {
        of: 'order',
        state: 'requested',
        amount_minor: order.total.amountMinor,
        why: expect.stringContaining('suspended'),
      },
    ]);
  }
  await world.features.billing.trialBalance.check();
});
