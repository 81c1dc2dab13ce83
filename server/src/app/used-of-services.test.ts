// What finance reads of a service before its money goes back: as the room says that sold it.
import { randomUUID } from 'node:crypto';
import { findOrder, placeOrder } from '@ijeuwa/contract/billing';
import { findUsed } from '@ijeuwa/contract/refunds';
import { bookAppointment } from '@ijeuwa/contract/schedule';
import { chooseTherapyPlan } from '@ijeuwa/contract/therapy';
import { quoteVip, submitVip } from '@ijeuwa/contract/vip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#platform/clock.ts';
import { signInStaff } from '#test/back-office.ts';
import { makeCouples } from '#test/couples.ts';
import { honestPayments } from '#test/honest-payments.ts';
import { linkCounsellors } from '#test/link-counsellors.ts';
import type { Client } from '#test/people.ts';
import { staySignedIn } from '#test/stay-signed-in.ts';
import { makeWorld, type World } from '#test/test-world.ts';

const payments = honestPayments();
let world: World;
let sade: Client;
beforeAll(async () => {
  world = await makeWorld({}, { payments: payments.provider });
  await linkCounsellors(world.db);
  sade = await signInStaff(world, 'sade', ['support']);
});
afterAll(() => world.close());

type Quoted = { quote: { _id: string } | null };
const buy = async (who: Pick<Client, 'call'>, { quote }: Quoted): Promise<string> => {
  const { body } = await who.call(placeOrder, { body: { quoteId: quote!._id, method: 'card' } });
  payments.pay(body.reference);
  await who.call(findOrder, { params: { id: body._id } });
  return body.reference;
};
const used = async (reference: string) => (await sade.call(findUsed, { query: { reference } })).body.used;
const book = async (who: Client, startsAt: string, useCredit?: true) => {
  const what = { id: randomUUID(), counsellor: 'ibrahim-bello', kind: 'session', startsAt } as const;
  const body = { ...what, name: 'Ada', email: 'ada@example.com', phone: '08031234567', useCredit };
  return (await who.call(bookAppointment, { body })).body;
};

test('a plan by its sessions, of which one is booked, and is used once it has been', async () => {
  const ada = await world.as('planned');
  const plan = await ada.call(chooseTherapyPlan, { body: { id: randomUUID(), package: 'starter' } });
  const reference = await buy(ada, plan.body);
  await book(ada, '2026-12-02T08:00:00Z', true);
  expect(await used(reference)).toMatchObject({
    what: '0 of 4 sessions used, 1 booked and still to come, 3 free.',
    worth: { amountMinor: 0 },
    gives: null,
  });
  world.pass(10 * DAY_MS);
  await staySignedIn(world);
  expect(await used(reference)).toMatchObject({
    what: '1 of 4 sessions used, 0 booked and still to come, 3 free.',
    worth: { amountMinor: 3_750_000 },
    left: { amountMinor: 11_250_000 },
  });
});

test('an appointment that is still to come: all of it, as for whoever cancels it now', async () => {
  const ada = await world.as('booked');
  const reference = await buy(ada, await book(ada, '2026-12-07T08:00:00Z'));
  expect(await used(reference)).toMatchObject({
    what: 'It is still to come.',
    worth: { amountMinor: 0 },
    gives: { amountMinor: 15_000_000 },
  });
});

test('a case of VIP in which nobody was proposed: all of it', async () => {
  const { ada } = await makeCouples(world).couple({ package: 'none' });
  await ada.call(submitVip, { body: { interests: ['Travel'], priorities: [], lookingFor: 'Kind.' } });
  const reference = await buy(ada, (await ada.call(quoteVip, { body: { currency: 'NGN' } })).body);
  expect(await used(reference)).toMatchObject({
    what: 'Nobody was proposed yet.',
    gives: { amountMinor: 52_500_000 },
  });
});
